import { persisted } from '../platform/persisted'
import type { AnalyticsCall } from './calls'
import { withoutPerson } from './person'

/** Where a call was made, as Segment's `context.page` has it. */
export type PageOfCall = { path: string; url: string; search: string; referrer: string; title: string }

/** A call that the service has not taken yet. */
export type QueuedCall = {
  /** Segment's message id: what is sent again under the same one counts once. */
  id: string
  /** Ms since 1970. */
  at: number
  call: AnalyticsCall
  page: PageOfCall
}

/** A few visits' worth. Above it the oldest goes: what is in an order comes last. */
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
 * Calls until the service has taken them, in their order. Kept in the browser, so that neither a change of page nor a closed
 * tab loses one; written only once there is consent.
 */
const QUEUE = persisted<readonly QueuedCall[]>({
  key: 'analyticsQueue',
  area: 'local',
  empty: [],
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isCall) : undefined),
})

/** Calls as they may be told without consent to marketing. */
export const queuedWithoutPerson = (calls: readonly QueuedCall[]): readonly QueuedCall[] =>
  withoutPerson(calls, ({ call }) => call.kind)

export const queuedCalls = (): readonly QueuedCall[] => QUEUE.read()

/** Adds calls at the end; not one that waits already. */
export const enqueue = (calls: readonly QueuedCall[]): void => {
  const before = QUEUE.read()
  const isNew = ({ id }: QueuedCall) => before.every((queued) => queued.id !== id)
  QUEUE.write([...before, ...calls.filter(isNew)].slice(-MOST))
}

const keepOnly = (left: readonly QueuedCall[]): void => {
  if (left.length > 0) QUEUE.write(left)
  else QUEUE.clear()
}

/** The service has taken these, or never will. */
export const acknowledge = (ids: readonly string[]): void =>
  keepOnly(QUEUE.read().filter(({ id }) => !ids.includes(id)))

/** Of what waits, what may still be told without consent to marketing. */
export const forgetPersonInQueue = (): void => keepOnly(queuedWithoutPerson(QUEUE.read()))

export const clearQueue = (): void => QUEUE.clear()
