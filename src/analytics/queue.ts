import { persisted } from '../platform/persisted'
import type { AnalyticsCall } from './calls'
import { withoutPerson } from './person'

/** The page of a call, in the form of Segment's `context.page`. */
export type PageOfCall = { path: string; url: string; search: string; referrer: string; title: string }

/** A call that the service has not yet accepted. */
export type QueuedCall = {
  /** Segment's message id. Messages with the same id count once. */
  id: string
  /** Ms since 1970. */
  at: number
  call: AnalyticsCall
  page: PageOfCall
}

/** The most calls in the queue, enough for a few visits. Beyond it the oldest are dropped, because orders come last. */
const MOST = 200

const isCall = (stored: unknown): stored is QueuedCall => {
  const { id, at, call, page } = (stored ?? {}) as Partial<Record<keyof QueuedCall, unknown>>
  const kind = (call as { kind?: unknown } | null | undefined)?.kind
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    typeof kind === 'string' &&
    ['page', 'track', 'identify'].includes(kind) &&
    typeof page === 'object' &&
    page !== null
  )
}

/**
 * Calls that the service has not yet accepted, in their order. The browser stores them, so that no change of page and no closed tab
 * loses one. It is written only with consent.
 */
const QUEUE = persisted<readonly QueuedCall[]>({
  key: 'analyticsQueue',
  area: 'local',
  empty: [],
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isCall) : undefined),
})

/** Calls as they may be sent without consent to marketing. */
export const queuedWithoutPerson = (calls: readonly QueuedCall[]): readonly QueuedCall[] =>
  withoutPerson(calls, ({ call }) => call.kind)

export const queuedCalls = (): readonly QueuedCall[] => QUEUE.read()

/** Adds calls at the end, except those that are already in the queue. */
export const enqueue = (calls: readonly QueuedCall[]): void => {
  const before = QUEUE.read()
  const isNew = ({ id }: QueuedCall) => before.every((queued) => queued.id !== id)
  QUEUE.write([...before, ...calls.filter(isNew)].slice(-MOST))
}

const keepOnly = (left: readonly QueuedCall[]): void => {
  if (left.length > 0) QUEUE.write(left)
  else QUEUE.clear()
}

/** Removes calls that the service has accepted, or never will. */
export const acknowledge = (ids: readonly string[]): void =>
  keepOnly(QUEUE.read().filter(({ id }) => !ids.includes(id)))

/** Reduces the queue to what may be sent without consent to marketing. */
export const forgetPersonInQueue = (): void => keepOnly(queuedWithoutPerson(QUEUE.read()))

export const clearQueue = (): void => QUEUE.clear()
