import { useLive, type LiveState } from './live-catalogue'

/**
 * Shows these items at the prices of one moment on the whole page, whatever the shop answers from now on.
 * @returns a function that shows what the page was built with, until the shop answers again
 */
export const keepCatalogue = (kept: Required<LiveState>): (() => void) => {
  useLive.setState(kept)
  const end = useLive.subscribe(({ now }) => {
    if (now !== kept.now) useLive.setState(kept)
  })
  return () => {
    end()
    useLive.setState({ catalogue: undefined, now: undefined })
  }
}
