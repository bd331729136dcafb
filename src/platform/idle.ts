import { beginWork, whileWorking } from './readiness'

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
