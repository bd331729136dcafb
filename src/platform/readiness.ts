/** How many things the page has begun by itself that are not done. */
let working = 0
let isHydrated = false

const root = (): HTMLElement => document.documentElement

/** Milliseconds. A browser that draws nothing after a tap may call no moment idle for seconds. */
const LONGEST_WAIT = 500

const whenQuiet = (task: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LONGEST_WAIT })
  else setTimeout(task)
}

const waiting: (() => void)[] = []

// What ends often sets something else off, so the mark waits until the browser has nothing left to do.
const markIfReady = (): void => {
  if (!isHydrated || working > 0) return
  whenQuiet(() => {
    if (working > 0) return
    root().setAttribute('data-ready', '')
    waiting.splice(0).forEach((task) => task())
  })
}

/** Runs once the page stands as it will: what it began by itself is done. */
export const onceReady = (task: () => void): void => {
  waiting.push(task)
  markIfReady()
}

/**
 * Notes that the page has begun something by itself: code on its way, a request to the shop, a task that waits for an idle
 * moment. Answers how to note its end. While nothing is under way the page says so as `html[data-ready]`, for tests
 * and people's tools, which would otherwise guess from the silence of the network.
 */
export const beginWork = (): (() => void) => {
  working += 1
  root().removeAttribute('data-ready')
  let isOpen = true
  return () => {
    if (!isOpen) return
    isOpen = false
    working -= 1
    markIfReady()
  }
}

/** Counts as work of the page until it is settled; see {@link beginWork}. */
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
