import type { Blok } from '../page'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The block of that uid in a content, also within a text; undefined where it is not there. */
export const findBlock = (value: unknown, uid: string): Blok | undefined => {
  if (!isObject(value)) return undefined
  if (value._uid === uid && typeof value.component === 'string') return value as Blok
  for (const part of Object.values(value)) {
    const found = findBlock(part, uid)
    if (found) return found
  }
  return undefined
}

/**
 * Names a change of a block for undo. Letters of one text are undone together; blocks that are added, moved or removed each alone.
 * @param now in ms
 */
export const markOf = (before: Blok, after: Blok, now: number): string => {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  const [field = ''] = names
  const value = after[field]
  const isText = typeof value === 'string' || (isObject(value) && value.type === 'doc')
  return names.length === 1 && isText ? `${after._uid}.${field}` : `${after._uid} ${now}`
}
