import { isJsonObject, type Story } from './space'
import { walk } from './walk'

/** A story or folder in the list of links. */
export interface StoryLink {
  id: number
  uuid: string
  slug: string
  path: null
  real_path: string
  name: string
  published: boolean
  parent_id: number | null
  is_folder: boolean
  is_startpage: boolean
  position: number
}

export function toLink(story: Story): StoryLink {
  return {
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
  }
}

/** The stories that link fields and rich text of the given stories point to, each once. */
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
