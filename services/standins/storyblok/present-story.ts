import { DEMO_SPACE_ID, isJsonObject, type JsonObject, type Story } from './space'

interface Presentation {
  /** Drafts carry the `_editable` marks the visual editor needs. */
  draft: boolean
  /** Names of content fields to leave out. */
  excludedFields: readonly string[]
}

/** A story in the shape of the content delivery API. */
export function presentStory(story: Story, { draft, excludedFields }: Presentation): JsonObject {
  const content = Object.fromEntries(
    Object.entries(story.content).filter(([name]) => !excludedFields.includes(name)),
  )
  return {
    ...story,
    isFolder: undefined,
    isPublished: undefined,
    hasChanges: undefined,
    content: draft ? markEditable(content, story.id) : content,
    release_id: null,
    lang: 'default',
    path: null,
    alternates: [],
    translated_slugs: null,
  }
}

/** Adds to every block the comment by which the visual editor finds it on the page. */
function markEditable(value: unknown, storyId: number): unknown {
  if (Array.isArray(value)) return value.map((item) => markEditable(item, storyId))
  if (!isJsonObject(value)) return value
  const marked: JsonObject = {}
  for (const [key, item] of Object.entries(value)) marked[key] = markEditable(item, storyId)
  if (typeof value.component !== 'string' || typeof value._uid !== 'string') return marked
  const label = `{"name": "${value.component}", "space": "${DEMO_SPACE_ID}", "uid": "${value._uid}", "id": "${storyId}"}`
  return { ...marked, _editable: `<!--#storyblok#${label}-->` }
}

/** A story or folder in the list of links. */
export const toLink = (story: Story) => ({
  id: story.id,
  uuid: story.uuid,
  slug: story.full_slug,
  path: null,
  real_path: `/${story.full_slug}`,
  name: story.name,
  published: story.isPublished,
  parent_id: story.parent_id,
  is_folder: story.isFolder,
  is_startpage: story.is_startpage,
  position: story.position,
})

/**
 * The address of a linked story, which an answer holds beside the stories that link to it. `url` is the path again, since no story
 * here has another address.
 */
export const toAddress = ({ id, uuid, name, slug, full_slug }: Story) => ({
  id,
  uuid,
  name,
  slug,
  full_slug,
  url: full_slug,
})

/** A link with the dates of its story, for `include_dates=1`. */
export const toDatedLink = (story: Story) => {
  const { created_at, updated_at, published_at } = story
  return { ...toLink(story), created_at, updated_at, published_at }
}
