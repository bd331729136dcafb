import { persisted } from '../platform/persisted'
import type { AnalyticsCall } from './calls'

/** Where a call was made, as Segment's `context.page` has it. */
export type PageOfCall = { path: string; url: string; search: string; referrer: string; title?: string }

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

export const queuedCalls = (): readonly QueuedCall[] => QUEUE.read()

/** Adds a call at the end. @returns false where the same one waits already */
export const enqueue = (queued: QueuedCall): boolean => {
  const before = QUEUE.read()
  if (before.some(({ id }) => id === queued.id)) return false
  QUEUE.write([...before, queued].slice(-MOST))
  return true
}

/** The service has taken these, or never will. */
export const acknowledge = (ids: readonly string[]): void => {
  const left = QUEUE.read().filter(({ id }) => !ids.includes(id))
  if (left.length > 0) QUEUE.write(left)
  else QUEUE.clear()
}

export const clearQueue = (): void => QUEUE.clear()
