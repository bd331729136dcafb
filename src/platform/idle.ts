import { beginWork, whileWorking } from './readiness'

/**
 * Runs once the page has nothing more urgent to do, after three seconds at the latest; Safari, which has no idle
 * callback, waits for one second. A task may return a promise of its end. Returns how to cancel it.
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
  const cancel = runLater(() => void run())
  return () => {
    cancel()
    end()
  }
}

/** Resolves in the next task, so that the browser first handles what waits, such as a press. Counts as work of the page until then. */
export const nextTask = (): Promise<void> => whileWorking(new Promise((resolve) => setTimeout(resolve)))

const runLater = (task: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 3000 })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, 1000)
  return () => clearTimeout(handle)
}
