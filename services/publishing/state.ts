/** What asked for a build: the content service, a day on which prices change, or a host that found a change by itself. */
export type Cause = 'webhook' | 'time' | 'content'

/**
 * How a build ended. `rejected`: something in the content or in the finished site is wrong, and building again changes nothing.
 * `failed`: the build did not finish, perhaps for a passing reason. `interrupted`: its host ended.
 */
export type Outcome = 'building' | 'live' | 'unchanged' | 'rejected' | 'failed' | 'interrupted'

const SECOND = 1000
const MINUTE = 60 * SECOND
/**
 * What is tried again after so many ms, one after the other; then it waits for the next request. The content service may report a
 * change before all of its servers deliver it, so that a build finds nothing new.
 */
const RETRIES_MS: Readonly<Partial<Record<Outcome, readonly number[]>>> = {
  failed: [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE],
  unchanged: [5 * SECOND, 30 * SECOND],
}

/**
 * When a build that ended is tried again.
 * @param retries how often it has been tried again already
 */
export function retryAfter(outcome: Outcome, retries: number, now: Date): Date | null {
  const pause = RETRIES_MS[outcome]?.[retries]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

/** The state that all hosts share, as one of them reads it. */
export interface PublishingState {
  /** The newest request; 0 when there is none. */
  newestRequest: number
  doneRequest: number
  retryAt: Date | null
}

/** Whether something is to be built now. */
export const isDue = ({ newestRequest, doneRequest, retryAt }: PublishingState, now: Date): boolean =>
  newestRequest > doneRequest || (retryAt !== null && retryAt <= now)
