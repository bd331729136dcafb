/** How many things the page has begun by itself and not finished. */
let working = 0
let isHydrated = false

const root = (): HTMLElement => document.documentElement

/** Milliseconds. After a tap that draws nothing a browser may report no idle moment for seconds. */
const LONGEST_WAIT = 500

const whenQuiet = (task: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LONGEST_WAIT })
  else setTimeout(task)
}

const waiting: (() => void)[] = []

/** Identifies the last wait for a quiet moment: on a busy machine the moment of an earlier wait can come right after later work. */
let latestWait = 0

// The end of one thing often begins another, so the mark waits until the browser has nothing left to do.
const markIfReady = (): void => {
  if (!isHydrated || working > 0) return
  latestWait += 1
  const own = latestWait
  whenQuiet(() => {
    if (own !== latestWait) return
    root().setAttribute('data-ready', '')
    waiting.splice(0).forEach((task) => task())
  })
}

/** Runs once the page is complete: everything it began by itself is done. */
export const onceReady = (task: () => void): void => {
  waiting.push(task)
  markIfReady()
}

/**
 * Notes that the page has begun something by itself: code on its way, a request to the shop, a task that waits for an idle
 * moment. Returns how to note its end. While nothing is under way the page has the mark `html[data-ready]`, for tests and
 * tools, which would otherwise guess from the silence of the network.
 */
export const beginWork = (): (() => void) => {
  working += 1
  latestWait += 1
  root().removeAttribute('data-ready')
  let isOpen = true
  return () => {
    if (!isOpen) return
    isOpen = false
    working -= 1
    markIfReady()
  }
}

/** Counts as work of the page until it has ended; see {@link beginWork}. */
export const whileWorking = async <Result>(work: Promise<Result>): Promise<Result> => {
  const end = beginWork()
  try {
    return await work
  } finally {
    end()
  }
}

/** React has taken over the page: from now on it may be marked as ready. */
export const markHydrated = (): void => {
  isHydrated = true
  markIfReady()
}
