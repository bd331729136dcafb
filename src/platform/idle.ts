import { beginWork, LONGEST_WAIT, whileWorking } from './readiness'

/**
 * Runs once the page has nothing more urgent to do, after three seconds at the latest; Safari, which has no idle
 * callback, waits for one second. A task may answer a promise of its end. Answers how to call it off.
 */
export const whenIdle = (task: () => void | Promise<void>): (() => void) => {
  const end = beginWork()
  const run = async () => {
    try {
      await task()
    } finally {
      end()
    }
  }
  const callOff = runLater(() => void run())
  return () => {
    callOff()
    end()
  }
}

/** A task of its own, before which the browser answers whatever waits, such as a press; the page's work until it has begun. */
export const nextTask = (): Promise<void> => whileWorking(new Promise((resolve) => setTimeout(resolve)))

const runLater = (task: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 3000 })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, 1000)
  return () => clearTimeout(handle)
}

/** Milliseconds of one moment: little enough for a press to be answered at once, on a phone that needs more for each task too. */
const MOMENT = 4

/**
 * Runs tasks one after the other in idle moments, and those that a task adds to them: in each as many as are done in a few
 * milliseconds, and one at least. Once no moment came for half a second, and where the browser knows none, in tasks of
 * their own.
 */
export const inIdleMoments = (tasks: (() => void)[]): void => {
  let hasIdleMoments = 'requestIdleCallback' in window
  const wait = () => {
    if (hasIdleMoments) window.requestIdleCallback(next, { timeout: LONGEST_WAIT })
    else setTimeout(next)
  }
  const next = (moment?: IdleDeadline) => {
    if (moment?.didTimeout) hasIdleMoments = false
    const end = performance.now() + MOMENT
    do tasks.shift()?.()
    while (tasks.length > 0 && performance.now() < end)
    if (tasks.length > 0) wait()
  }
  wait()
}
