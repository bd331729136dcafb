import { setFlag } from '../platform/page-flags'
import { beginWork } from '../platform/readiness'
import { PUT_OFF } from '../theme'

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

/** A part of the page is laid out by asking for a place in it, although it stays put off until all of them are. */
const layOut = (part: Element): void => void part.firstElementChild?.getBoundingClientRect()

/**
 * Has the browser lay out what it put off (src/theme/once-near.ts), since nothing may move under a reader: part by part, each
 * in an idle moment, so that a press in between is answered.
 */
export const layOutWhole = (): void => {
  const end = beginWork()
  const parts = [...document.querySelectorAll(PUT_OFF)]
  const whenIdle = window.requestIdleCallback ?? window.setTimeout
  const next = () => {
    const part = parts.shift()
    if (part) {
      layOut(part)
      return void whenIdle(next)
    }
    setFlag('whole')
    end()
  }
  whenIdle(next)
}
