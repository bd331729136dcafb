/** Enough files to keep a disk busy, and few enough for the limit of open files. */
export const FILES_AT_ONCE = 16

/** Does the same work for every item, so many at a time, and resolves with the results in the order of the items. The first failure ends it. */
export async function mapAtMost<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  let hasFailed = false
  const takeNext = async () => {
    for (const [index, item] of waiting) {
      results[index] = await work(item).catch((reason: unknown) => {
        hasFailed = true
        throw reason
      })
      if (hasFailed) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeNext))
  return results
}

/** Calls during the work share its result, so that many calls cost no more than one. */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () =>
    (underWay ??= work().finally(() => {
      underWay = undefined
    }))
}

/** Checks the signal between its steps. */
type Work<Result> = (signal: AbortSignal) => Promise<Result>

interface Job<Result> {
  result: Promise<Result>
  /** Signals of the callers that wait for the result, each aborted when its caller leaves. */
  callers: Set<AbortSignal>
  unwanted: AbortController
}

/** Work in the first line is done before any in the second. */
type Line = 'first' | 'second'

interface JobOptions {
  /** Names the result: equal keys, equal results. */
  key: string
  line: Line
  /** Aborted when the caller no longer waits. */
  caller: AbortSignal
}

export interface WorkQueue<Result> {
  /**
   * Resolves with the result of the work, which is done once for all calls with the same key while it is under way. Work without any
   * waiting caller leaves the queue, or stops at its next step. Rejects with a QueueFullError when too much is waiting.
   */
  add(options: JobOptions, work: Work<Result>): Promise<Result>
}

export class QueueFullError extends Error {}

export interface QueueLimits {
  /** Pieces of work done at a time. */
  workers: number
  /** Pieces that may wait for a worker, in each line. */
  places: number
}

/** Does a few pieces of work at a time, in the order of their line, and lets few of them wait. */
export function createWorkQueue<Result>({ workers, places }: QueueLimits): WorkQueue<Result> {
  const jobs = new Map<string, Job<Result>>()
  const lines: Record<Line, (() => void)[]> = { first: [], second: [] }
  let busy = 0

  async function runQueued(work: Work<Result>, line: Line, signal: AbortSignal): Promise<Result> {
    if (busy < workers) busy += 1
    else await worker(lines[line], signal)
    try {
      return await work(signal)
    } finally {
      const next = lines.first.shift() ?? lines.second.shift()
      if (next) next()
      else busy -= 1
    }
  }

  /** Resolves when earlier work has finished and passes its worker on. */
  async function worker(line: (() => void)[], signal: AbortSignal): Promise<void> {
    if (line.length >= places) throw new QueueFullError('Too much work is waiting.')
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(start), 1)
        reject(signal.reason as Error)
      }
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      signal.addEventListener('abort', leave, { once: true })
      line.push(start)
    })
  }

  function begin({ key, line }: JobOptions, work: Work<Result>): Job<Result> {
    const unwanted = new AbortController()
    const job = { result: runQueued(work, line, unwanted.signal), callers: new Set<AbortSignal>(), unwanted }
    jobs.set(key, job)
    return job
  }

  return {
    async add(options, work) {
      const { key, caller } = options
      caller.throwIfAborted()
      const job = jobs.get(key) ?? begin(options, work)
      const leave = () => {
        job.callers.delete(caller)
        if (job.callers.size > 0) return
        job.unwanted.abort()
        // A later call may have begun the same work again.
        if (jobs.get(key) === job) jobs.delete(key)
      }
      job.callers.add(caller)
      caller.addEventListener('abort', leave, { once: true })
      try {
        return await job.result
      } finally {
        caller.removeEventListener('abort', leave)
        leave()
      }
    },
  }
}
