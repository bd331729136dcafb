import { DEMO_SPACE_ID } from './demo-space'
import { isJsonObject, type JsonObject, type Story } from './space'

export interface Presentation {
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

/** Adds to every block the comment by which the editor finds it on the page. */
function markEditable(value: unknown, storyId: number): unknown {
  if (Array.isArray(value)) return value.map((item) => markEditable(item, storyId))
  if (!isJsonObject(value)) return value
  const marked: JsonObject = {}
  for (const [key, item] of Object.entries(value)) marked[key] = markEditable(item, storyId)
  if (typeof value.component !== 'string' || typeof value._uid !== 'string') return marked
  const label = `{"name": "${value.component}", "space": "${DEMO_SPACE_ID}", "uid": "${value._uid}", "id": "${storyId}"}`
  return { ...marked, _editable: `<!--#storyblok#${label}-->` }
}
