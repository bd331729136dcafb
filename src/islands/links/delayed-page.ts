import { create } from 'zustand'
import { emit } from '../../platform/events'

/** Milliseconds (spec 9, "A delayed-route signal fires after 1 second"). */
const DELAY = 1000

/** Whether the next page is late: asked for a second ago or longer, and not shown yet. */
export const useDelayedPage = create<{ isDelayed: boolean }>(() => ({ isDelayed: false }))

let timer: ReturnType<typeof setTimeout> | undefined

/** The router shows a page: nothing is late any more, whichever was asked for. */
export const notePageShown = (): void => {
  clearTimeout(timer)
  useDelayedPage.setState({ isDelayed: false })
}

/**
 * A page of the site was asked for, by a link or by a step back or forth: tells `page/delayed` if it is not shown within a
 * second (spec 9). The page that is asked for last counts.
 * @param path without query and fragment
 */
export const expectPage = (path: string): void => {
  notePageShown()
  timer = setTimeout(() => {
    useDelayedPage.setState({ isDelayed: true })
    emit({ type: 'page/delayed', path })
  }, DELAY)
  // A browser that leaves may bring this page back just as it was.
  window.addEventListener('pagehide', notePageShown, { once: true })
}
