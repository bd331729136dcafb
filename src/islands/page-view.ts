import { whenIdle } from '../platform/idle'
import { setFlag } from '../platform/page-flags'
import { FAR_PARTS, LAID_OUT } from '../theme'

/** Whether the page in view is the one that the server wrote, and not one that a link within the site led to. */
let isServed = true

export const isServedPage = (): boolean => isServed

/** The router leaves the page that the server wrote: whatever comes is rendered here, and nothing in it may sleep. */
export const leaveServedPage = (): void => {
  isServed = false
  setFlag('whole')
}

/** Whether this page is made of blocks, which may sleep: those made by code answer the router themselves. */
export const holdsBlocks = (): boolean => document.querySelector('main [data-hydrate]') !== null

/**
 * Has the browser lay out what it put off (src/theme/once-near.ts), since nothing may move under a reader: one part in each idle
 * moment, so that a press in between is answered. Resolves once the page is laid out whole.
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
