import type { EditorToken } from '../../preview/verify-token'
import type { Story } from '../../standins/storyblok/space'

/** The page that shows drafts to whoever has an editor's token (src/preview). */
export const EDITOR_PATH = '/za/editor/'

/** The parameters with which the visual editor opens a draft. */
export const draftQuery = (
  { id, content }: Pick<Story, 'id' | 'content'>,
  { spaceId, timestamp, token }: EditorToken,
): URLSearchParams =>
  new URLSearchParams({
    _storyblok: String(id),
    _storyblok_c: String(content.component),
    '_storyblok_tk[space_id]': spaceId,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  })
