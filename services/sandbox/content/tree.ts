import { storyPath } from '../../../src/content/rules'
import { isPageType } from '../../../src/page'
import type { Space, Story } from '../../standins/storyblok/space'

type StoryState = 'draft' | 'changed' | 'published'

/** A story of the space, as the list shows it. */
export interface Leaf {
  id: number
  name: string
  fullSlug: string
  /** The content type. */
  type: string
  state: StoryState
  /** ISO 8601 */
  changedAt: string
  /** Whether it has a page of its own; other stories are parts of pages. */
  isPage: boolean
  /** Path of the page that visitors see; undefined while there is none. */
  livePath: string | undefined
}

export interface Folder {
  name: string
  /** Its own page first, then its other stories. */
  leaves: Leaf[]
  folders: Folder[]
  /** How many stories in it, at any depth, differ from what visitors see. */
  unpublished: number
}

const stateOf = ({ isPublished, hasChanges }: Story): StoryState => {
  if (!isPublished) return 'draft'
  return hasChanges ? 'changed' : 'published'
}

export function toLeaf(story: Story): Leaf {
  const type = String(story.content.component)
  const isPage = isPageType(type)
  return {
    id: story.id,
    name: story.name,
    fullSlug: story.full_slug,
    type,
    state: stateOf(story),
    changedAt: story.updated_at,
    isPage,
    livePath: isPage && story.isPublished ? storyPath(story.full_slug) : undefined,
  }
}

const inOrder = (one: Story, other: Story): number =>
  Number(other.is_startpage) - Number(one.is_startpage) ||
  one.position - other.position ||
  one.name.localeCompare(other.name)

/** The drafts of a space as the editors' folders. A story whose folder does not exist is at the top. */
export function treeOf({ draft }: Pick<Space, 'draft'>): Folder {
  const folderIds = new Set(draft.filter(({ isFolder }) => isFolder).map(({ id }) => id))
  const sorted = [...draft].sort(inOrder)
  const isIn = ({ parent_id: parent }: Story, id: number | null) =>
    (parent !== null && folderIds.has(parent) ? parent : null) === id
  const folderOf = (id: number | null, name: string): Folder => {
    const own = sorted.filter((story) => isIn(story, id))
    const leaves = own.filter(({ isFolder }) => !isFolder).map(toLeaf)
    const folders = own.filter(({ isFolder }) => isFolder).map((folder) => folderOf(folder.id, folder.name))
    const unpublished = leaves.filter(({ state }) => state !== 'published').length
    return {
      name,
      leaves,
      folders,
      unpublished: folders.reduce((sum, folder) => sum + folder.unpublished, unpublished),
    }
  }
  return folderOf(null, '')
}
