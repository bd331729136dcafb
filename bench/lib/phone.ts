/** The little of a trace event that is read here; times in microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** Of the processor's time, the thread's own; `dur` is what passed on the clock. */
  tdur?: number
  args: { name?: string; data?: { documentLoaderURL?: string } }
}

/** Milliseconds from which on a task counts as long. */
const LONG_TASK = 50

/** The thread that draws a page and runs its scripts, and when the page began. */
const mainThread = (trace: readonly TraceEvent[], url: string) => {
  const begin = trace.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const thread = trace.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === begin?.pid && args.name === 'CrRendererMain',
  )
  if (!begin || !thread) throw new Error(`The trace does not show how ${url} was loaded.`)
  return { from: begin.ts, pid: thread.pid, tid: thread.tid }
}

/**
 * Milliseconds beyond the length of a long task that the main thread of a phone is kept busy for, from the first byte on,
 * summed over its tasks. Of the processor's time and not the clock's: what else the measuring machine does at that moment
 * would be counted many times over.
 * @param slowdown how much slower the phone's processor is than the one that the trace was taken on
 * @throws when the page is not in the trace
 */
export const blockingTime = (trace: readonly TraceEvent[], url: string, slowdown: number): number => {
  const { from, pid, tid } = mainThread(trace, url)
  return trace
    .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid && event.ts >= from)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - LONG_TASK), 0)
}
