/** Spec 9, "Analytics queue": milliseconds before the first try again, and by what each further one takes longer. */
const FIRST = 500
const FACTOR = 2
/** Milliseconds: whoever has no network for an hour is measured within a minute of having one. */
const LONGEST = 60_000

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Tries until it works, after 500 ms, 1 s, 2 s and so on.
 * @param onFailure hears each failure
 * @param isWanted asked before each further try; rejects with the failure once it is not
 */
export const untilItWorks = async <Result>(
  task: () => Promise<Result>,
  { onFailure, isWanted }: { onFailure: (reason: unknown) => void; isWanted: () => boolean },
): Promise<Result> => {
  for (let wait = FIRST; ; wait = Math.min(wait * FACTOR, LONGEST)) {
    try {
      return await task()
    } catch (reason) {
      onFailure(reason)
      await after(wait)
      if (!isWanted()) throw reason
    }
  }
}
