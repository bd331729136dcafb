import { whileWorking } from '../platform/readiness'
import { noteError } from '../platform/report-error'

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
/** A network that is away comes back, or says that it is away: from the third try on it may be a file that is not there. */
const SUSPICIOUS_WAIT = 4000

/** After so many milliseconds, or as soon as the browser is online again. */
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
 * Loads code until it is here, waiting 1 to 30 seconds between tries. A part of a page that fails for good would take the
 * whole page with it; one that waits stands as the server wrote it, and links and text in it work.
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
        'It was asked for three times.',
      )
    await nextChance(wait)
    return tryUntilLoaded(load, Math.min(wait * 2, LONGEST_WAIT))
  }
}
