import { create } from 'zustand'
import { emit } from '../../platform/events'
import { beginWork } from '../../platform/readiness'

/** Milliseconds (spec 9, "A delayed-route signal fires after 1 second"). */
const DELAY = 1000

/** Whether the next page is late: requested a second ago or longer, and not shown yet. */
export const useDelayedPage = create<{ isDelayed: boolean }>(() => ({ isDelayed: false }))

let timer: ReturnType<typeof setTimeout> | undefined
let endWork = (): void => undefined

/** Call it when the router shows a page: no page is expected any more. */
export const notePageShown = (): void => {
  clearTimeout(timer)
  endWork()
  useDelayedPage.setState({ isDelayed: false })
}

/**
 * Call it when a link or a step back or forward requests a page: the page in view is not ready again until that page is shown, and if
 * that takes longer than a second, `page/delayed` is emitted (spec 9). The latest request counts.
 * @param path without query and fragment
 */
export const expectPage = (path: string): void => {
  notePageShown()
  // The router renders a page only in a frame after it has changed the address.
  endWork = beginWork()
  timer = setTimeout(() => {
    useDelayedPage.setState({ isDelayed: true })
    emit({ type: 'page/delayed', path })
  }, DELAY)
  // The browser may restore this page later from its back/forward cache.
  window.addEventListener('pagehide', notePageShown, { once: true })
}
