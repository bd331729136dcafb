import type { Finding } from '../page'

/** The visual editor of a Storyblok space, or the one that the demo embeds. */
type Editor = { spaceId: string } | 'embedded'

/** The address at which the visual editor opens the story of a finding; undefined where it is about no story with a number. */
export const editorAddress = ({ story, block }: Finding, editor: Editor): string | undefined => {
  if (story.id === undefined) return undefined
  if (editor !== 'embedded')
    return `https://app.storyblok.com/#/me/spaces/${editor.spaceId}/stories/0/0/${story.id}`
  const query = new URLSearchParams({ story: String(story.id), ...(block && { block: block.uid }) })
  return `/sandbox/editor/?${query.toString()}`
}
