import { isJsonObject, type JsonObject, type Story } from './space'

/** Above this number the API names the related stories instead of sending them (integrations: `rel_uuids`). */
const MAX_RELATIONS = 50

type Relations = { rels: Story[]; rel_uuids?: string[] }

/**
 * The stories that the fields `component.field` of the given stories point to, each once, in order of appearance.
 * The answer holds them beside the stories, never inside them: the client puts them in place.
 * @param levels how deep to follow: 2 also resolves the relations of related stories
 */
export function findRelations(
  stories: readonly Story[],
  fields: readonly string[],
  levels: number,
  visible: readonly Story[],
): Relations {
  const byUuid = new Map(visible.map((story) => [story.uuid, story]))
  const found = new Map<string, Story>()
  let frontier = [...stories]
  for (let level = 0; level < levels && frontier.length > 0; level += 1) {
    const related = frontier.flatMap((story) => uuidsIn(story, fields))
    frontier = related.flatMap((uuid) => {
      const story = byUuid.get(uuid)
      if (!story || story.isFolder || found.has(uuid)) return []
      found.set(uuid, story)
      return [story]
    })
  }
  if (found.size > MAX_RELATIONS) return { rels: [], rel_uuids: [...found.keys()] }
  return { rels: [...found.values()] }
}

function uuidsIn(story: Story, fields: readonly string[]): string[] {
  const wanted = fields.map((field) => field.split('.'))
  const uuids: string[] = []
  walk(story.content, (block) => {
    for (const [component, name] of wanted) {
      if (!name || block.component !== component) continue
      const value = block[name]
      for (const item of Array.isArray(value) ? value : [value]) {
        if (typeof item === 'string') uuids.push(item)
        else if (isJsonObject(item) && typeof item.uuid === 'string') uuids.push(item.uuid)
      }
    }
  })
  return uuids
}

/** The stories to which link fields and rich text of the given stories point, each once. */
export function findLinkedStories(stories: readonly Story[], visible: readonly Story[]): Story[] {
  const uuids = new Set<string>()
  walk(
    stories.map((story) => story.content),
    (object) => {
      if (object.linktype === 'story' && object.fieldtype === 'multilink') uuids.add(String(object.id))
      if (object.type === 'link' && isJsonObject(object.attrs) && object.attrs.linktype === 'story') {
        uuids.add(String(object.attrs.uuid))
      }
    },
  )
  return visible.filter((story) => uuids.has(story.uuid))
}

/** Calls `visit` for every object inside a value, the outermost first. */
function walk(value: unknown, visit: (object: JsonObject) => void): void {
  if (Array.isArray(value)) value.forEach((item) => walk(item, visit))
  if (!isJsonObject(value)) return
  visit(value)
  Object.values(value).forEach((item) => walk(item, visit))
}
