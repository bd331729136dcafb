import type { ListedStory } from './api'

export type StoryState = 'draft' | 'changed' | 'published'

export type Leaf = { story: ListedStory; state: StoryState }

export type Folder = {
  /** 0 for the space itself. */
  id: number
  name: string
  /** Its own page first, then its other stories, in the editors' order. */
  leaves: readonly Leaf[]
  folders: readonly Folder[]
}

export const stateOf = ({
  published,
  unpublished_changes: isChanged,
}: Pick<ListedStory, 'published' | 'unpublished_changes'>): StoryState => {
  if (!published) return 'draft'
  return isChanged ? 'changed' : 'published'
}

const inOrder = (one: ListedStory, other: ListedStory): number =>
  Number(other.is_startpage) - Number(one.is_startpage) ||
  one.position - other.position ||
  one.name.localeCompare(other.name)

/** The stories in their folders. A story whose folder does not exist is at the top. */
export const treeOf = (stories: readonly ListedStory[]): Folder => {
  const folderIds = new Set(stories.filter((story) => story.is_folder).map(({ id }) => id))
  const sorted = [...stories].sort(inOrder)
  const childrenOf = new Map<number, ListedStory[]>()
  for (const story of sorted) {
    const parent = folderIds.has(story.parent_id ?? 0) ? (story.parent_id ?? 0) : 0
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), story])
  }
  const folderOf = (id: number, name: string): Folder => {
    const own = childrenOf.get(id) ?? []
    return {
      ...{ id, name },
      leaves: own.filter((one) => !one.is_folder).map((story) => ({ story, state: stateOf(story) })),
      folders: own.filter((one) => one.is_folder).map((one) => folderOf(one.id, one.name)),
    }
  }
  return folderOf(0, '')
}

/** The part of a tree whose stories have the words in their name or address; folders without any are left out. */
export const searched = (folder: Folder, words: string): Folder => {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return folder
  const has = ({ story }: Leaf) => `${story.name} ${story.full_slug}`.toLowerCase().includes(wanted)
  const search = (one: Folder): Folder => ({
    ...one,
    leaves: one.leaves.filter(has),
    folders: one.folders.map(search).filter(({ leaves, folders }) => leaves.length + folders.length > 0),
  })
  return search(folder)
}

export const countIn = ({ leaves, folders }: Folder): number =>
  folders.reduce((sum, folder) => sum + countIn(folder), leaves.length)

/** The folders around a story, by their numbers. */
export const foldersAround = (
  stories: readonly Pick<ListedStory, 'id' | 'parent_id'>[],
  id: number,
): readonly number[] => {
  const parent = stories.find((story) => story.id === id)?.parent_id ?? 0
  return parent === 0 || parent === id ? [] : [parent, ...foldersAround(stories, parent)]
}

/** A slug made from a name: `What’s new?` is `whats-new`. */
export const slugFor = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
