/** The fields of a trace event that are read here; times in microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** The thread's processor time; `dur` would be the time on the clock. */
  tdur?: number
  args: { name?: string; data?: { documentLoaderURL?: string } }
}

/** Milliseconds from which on a task counts as long. */
const LONG_TASK = 50

/** The thread that renders a page and runs its scripts, and the page's start. */
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
 * Milliseconds by which the tasks of a phone's main thread exceed 50 ms, summed from the first byte on. It uses processor time,
 * because on the clock other work of the measuring machine would be counted as well, multiplied by the slowdown.
 * @param slowdown how much slower the phone's processor is than the one that the trace was taken on
 * @throws when the page is not in the trace
 */
export const blockingTime = (trace: readonly TraceEvent[], url: string, slowdown: number): number => {
  const { from, pid, tid } = mainThread(trace, url)
  return trace
    .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid && event.ts >= from)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - LONG_TASK), 0)
}

/** Whether React hydrated the page: Gatsby marks that moment. */
export const isHydrated = (trace: readonly TraceEvent[]): boolean =>
  trace.some(({ name }) => name === 'onInitialClientRender')

/**
 * How much the CPU of this machine must be slowed down to simulate the phone that Lighthouse assumes. Its default
 * of 4 fits a machine whose `benchmarkIndex` is 1533; Lighthouse’s page on throttling leaves other machines to its CPU
 * throttling calculator, whose curve this is: 150 is the phone itself, 800 is twice as fast, 1300 three times, and each
 * 233 more once more. Throws for a machine slower than the phone.
 */
export function slowdownFor(benchmarkIndex: number): number {
  if (!(benchmarkIndex >= 150)) throw new Error(`A machine of ${benchmarkIndex} is slower than the phone.`)
  if (benchmarkIndex < 800) return 1 + (benchmarkIndex - 150) / 650
  if (benchmarkIndex < 1300) return 2 + (benchmarkIndex - 800) / 500
  return 3 + (benchmarkIndex - 1300) / 233
}
