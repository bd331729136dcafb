import { setFlag } from '../platform/page-flags'
import { beginWork } from '../platform/readiness'

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

/** Has the browser lay out in an idle moment what it put off (src/theme/once-near.ts): nothing may move under a reader. */
export const layOutWhole = (): void => {
  const end = beginWork()
  const whenIdle = window.requestIdleCallback ?? window.setTimeout
  whenIdle(() => {
    setFlag('whole')
    end()
  })
}
