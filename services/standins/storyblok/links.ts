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

type Dates = Pick<Story, 'created_at' | 'updated_at' | 'published_at'>

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

/** Where a linked story is, as it comes beside the stories that link to it. */
interface StoryAddress {
  id: number
  uuid: string
  name: string
  /** The last part of its path. */
  slug: string
  full_slug: string
  /** What a link needs: the path again, as no story here has another. */
  url: string
}

export function toAddress({ id, uuid, name, slug, full_slug }: Story): StoryAddress {
  return { id, uuid, name, slug, full_slug, url: full_slug }
}

/** A link with the dates of its story, for who asks with `include_dates=1`. */
export function toDatedLink(story: Story): StoryLink & Dates {
  const { created_at, updated_at, published_at } = story
  return { ...toLink(story), created_at, updated_at, published_at }
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
