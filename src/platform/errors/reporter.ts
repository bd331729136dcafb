import type { Report } from './report'

/** How many wait for the code that sends them; what comes later is lost. */
const MOST_KEPT = 20
/** An error that comes with every frame is told often enough by then. */
const MOST_REPORTED = 50

type ReporterOptions = {
  /** Whether this one is among the share that is reported (specification 9). */
  isChosen: () => boolean
  /** Runs a task once the page is usable and has nothing more urgent to do. */
  whenUsable: (task: () => Promise<void>) => unknown
  /** Loads the code that sends. Rejects while it cannot be reached. */
  load: () => Promise<(reports: readonly Report[]) => void>
}

/**
 * Keeps reports in order until the page is usable and the code that sends them is here, which is asked for with the first
 * one, and again with the next where it did not come. Never throws.
 */
export const createReporter = ({ isChosen, whenUsable, load }: ReporterOptions) => {
  const kept: Report[] = []
  let chosen = 0
  let isUnderWay = false
  const sendKept = async () => {
    try {
      const send = await load()
      send(kept.splice(0))
    } catch {
      // The next error tries again. What would be said of this one is that the network is away.
    }
    isUnderWay = false
  }
  return (report: Report): void => {
    if (kept.length >= MOST_KEPT || chosen >= MOST_REPORTED || !isChosen()) return
    chosen += 1
    kept.push(report)
    if (isUnderWay) return
    isUnderWay = true
    whenUsable(sendKept)
  }
}
