import type { Blok } from '../page'

/** A value with what it was before, and what was undone. */
export type Steps<Value> = {
  past: readonly Value[]
  now: Value
  future: readonly Value[]
  /** What the last step changed, and when, in ms: steps of one kind that follow each other quickly are one. */
  last?: { mark: string; at: number }
}

/** More steps than anybody goes back. */
const MOST_STEPS = 200
/** Letters that are typed within so many ms of each other are undone together. */
const ONE_STEP_MS = 1000

export const firstStep = <Value>(now: Value): Steps<Value> => ({ past: [], now, future: [] })

/** Adds a step. @param mark names what it changes */
export const addStep = <Value>(steps: Steps<Value>, now: Value, mark: string, at: number): Steps<Value> => {
  const { last } = steps
  const joins =
    last !== undefined && last.mark === mark && at - last.at < ONE_STEP_MS && steps.past.length > 0
  const past = joins ? steps.past : [...steps.past, steps.now].slice(-MOST_STEPS)
  return { past, now, future: [], last: { mark, at } }
}

/** One step back; the same where there is none. */
export const undone = <Value>(steps: Steps<Value>): Steps<Value> => {
  const now = steps.past.at(-1)
  if (now === undefined) return steps
  return { past: steps.past.slice(0, -1), now, future: [steps.now, ...steps.future] }
}

/** One step forward again; the same where there is none. */
export const redone = <Value>(steps: Steps<Value>): Steps<Value> => {
  const [now, ...future] = steps.future
  if (now === undefined) return steps
  return { past: [...steps.past, steps.now], now, future }
}

/**
 * Names a change of a block for undo. Letters of one text are undone together; blocks that are added, moved or removed each alone.
 * @param now in ms
 */
export const markOf = (before: Blok, after: Blok, now: number): string => {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  const [field = ''] = names
  const value = after[field]
  const isText =
    typeof value === 'string' ||
    (typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc')
  return names.length === 1 && isText ? `${after._uid}.${field}` : `${after._uid} ${now}`
}
