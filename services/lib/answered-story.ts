import type { Story } from '../../src/page'

/** A story as the content API sends it (docs of the content delivery API v2, "The story object"). */
export interface AnsweredStory {
  id: number
  uuid: string
  name: string
  full_slug: string
  first_published_at: string | null
  published_at: string | null
  content: Story['content']
}

/** A story with the number that the visual editor uses for it. */
export type NumberedStory = Story & { id: number }

export const toStory = (answered: AnsweredStory): NumberedStory => ({
  id: answered.id,
  uuid: answered.uuid,
  name: answered.name,
  slug: answered.full_slug,
  publishedAt: answered.first_published_at,
  changedAt: answered.published_at,
  content: answered.content,
})
