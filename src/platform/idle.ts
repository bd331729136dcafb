/**
 * Runs once the page has nothing more urgent to do, after three seconds at the latest; Safari, which has no idle
 * callback, waits for one second. Answers how to call it off.
 */
export const whenIdle = (task: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 3000 })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, 1000)
  return () => clearTimeout(handle)
}
