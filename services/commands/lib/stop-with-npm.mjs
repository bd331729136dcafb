/** How often to look whether npm is still there, in ms. */
const INTERVAL_MS = 500

/** npm that is told to end leaves its script running: ends this process in order when the npm that started it is gone. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, INTERVAL_MS)
  timer.unref()
}
