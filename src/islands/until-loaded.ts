import { whileWorking } from '../platform/readiness'
import { noteError } from '../platform/report-error'

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
/** An interrupted network comes back or the browser reports it as offline: from the third attempt on the file may be missing. */
const SUSPICIOUS_WAIT = 4000

/** Resolves after so many ms, or as soon as the browser is online again. */
const nextChance = (wait: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, wait)
    window.addEventListener('online', go)
  })

/**
 * Loads code, and tries again after 1 to 30 seconds until it succeeds. A rejected import would remove the part from the page; while it
 * is pending, the server's HTML stays, and its links and text work.
 */
export const untilLoaded = <Code>(load: () => Promise<Code>): Promise<Code> =>
  // A build must fail, not wait.
  typeof window === 'undefined' ? load() : whileWorking(tryUntilLoaded(load, FIRST_WAIT))

const tryUntilLoaded = async <Code>(load: () => Promise<Code>, wait: number): Promise<Code> => {
  try {
    return await load()
  } catch (error) {
    console.warn('A part of this page could not be loaded yet. Trying again.', error)
    if (wait === SUSPICIOUS_WAIT && navigator.onLine)
      noteError(
        new Error('A part of this page is still missing.', { cause: error }),
        'It was requested three times.',
      )
    await nextChance(wait)
    return tryUntilLoaded(load, Math.min(wait * 2, LONGEST_WAIT))
  }
}
