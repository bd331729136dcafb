import { whenIdle } from '../platform/idle'
import { setFlag } from '../platform/page-flags'
import { FAR_PARTS, LAID_OUT } from '../theme'

/** Whether the page in view was rendered by the server, and not in the browser after a link or a step back. */
let isServed = true

export const isServedPage = (): boolean => isServed

/** The router leaves the page from the server: later pages are rendered in the browser, so all their parts are hydrated at once. */
export const leaveServedPage = (): void => {
  isServed = false
  setFlag('whole')
}

/** Whether this page is made of blocks. Pages made by code react to a change of the address themselves. */
export const holdsBlocks = (): boolean => document.querySelector('main [data-hydrate]') !== null

/**
 * Makes the browser lay out the distant sections that it deferred (src/theme/once-near.ts), before a reader reaches them and sees them
 * move: one section per idle period, so that a press in between is answered. Resolves when the whole page is laid out.
 */
export const layOutWhole = (): Promise<void> =>
  new Promise((resolve) => {
    const parts = [...document.querySelectorAll(FAR_PARTS)]
    const next = () => {
      const part = parts.shift()
      if (!part) {
        setFlag('whole')
        return resolve()
      }
      part.setAttribute(LAID_OUT, '')
      part.getBoundingClientRect()
      whenIdle(next)
    }
    whenIdle(next)
  })
