import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Story } from '../../../src/page'

/** A story as it lies in the demo space's files. */
export type StoredStory = {
  uuid: string
  full_slug: string
  is_folder: boolean
  published: boolean
  content: Story['content']
}

const FOLDER = path.join(import.meta.dirname, '../../../content/stories/1')

/** Every published story of the demo space, for tests of its content. */
export const publishedStories: StoredStory[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as StoredStory)
  .filter((story) => !story.is_folder && story.published)

/** Every object in a story's content, the outer before the inner. */
export const valuesIn = (value: unknown): Record<string, unknown>[] =>
  typeof value === 'object' && value !== null
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(valuesIn)]
    : []

/** The story as the build reads it. */
export const asStory = ({ uuid, full_slug: slug, content }: StoredStory): Story => ({
  uuid,
  slug,
  name: slug,
  publishedAt: null,
  changedAt: null,
  content,
})
