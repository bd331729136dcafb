import { persisted, type Persisted } from '../platform/persisted'
import type { StoryWords } from './api'

/** Changes of a story that are not saved, as this browser keeps them. */
export type KeptChanges = {
  words: StoryWords
  /** The version of the story that they are based on. */
  base: number
  /** ISO 8601 */
  at: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const parse = (stored: unknown): KeptChanges | undefined => {
  if (!isObject(stored) || !isObject(stored.words) || !isObject(stored.words.content)) return undefined
  const { name, slug, parent_id: parent, content } = stored.words
  const fits =
    typeof name === 'string' &&
    typeof slug === 'string' &&
    typeof parent === 'number' &&
    typeof content.component === 'string' &&
    typeof stored.base === 'number' &&
    typeof stored.at === 'string'
  return fits ? (stored as unknown as KeptChanges) : undefined
}

const keys = new Map<number, Persisted<KeptChanges | null>>()

/**
 * The unsaved changes of a story in this browser, one key for each story. The page about cookies does not name them, because the editor
 * is no part of a site that visitors use.
 */
export const keptChanges = (storyId: number): Persisted<KeptChanges | null> => {
  const known = keys.get(storyId)
  if (known) return known
  const key = persisted({
    key: `content-editor-${storyId}`,
    area: 'local',
    empty: null as KeptChanges | null,
    parse,
  })
  keys.set(storyId, key)
  return key
}
