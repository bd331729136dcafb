import { setFlag } from '../platform/page-flags'
import { beginWork } from '../platform/readiness'
import { PUT_OFF, SHOWN } from '../theme'

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

/** A part of the page is laid out by asking for a style and a place in it, although it stays put off until it is shown. */
const stepsOf = (part: Element) => {
  const inside = part.firstElementChild
  return inside ? [() => void getComputedStyle(inside).color, () => void inside.getBoundingClientRect()] : []
}

/** The frames that what was put off is painted in: all in one keeps a phone from answering, and each costs anew what is common. */
const FRAMES = 3

/** Shows parts as they are laid out: the browser paints them with its next frame. */
const show = (parts: readonly Element[]): void => parts.forEach((part) => part.setAttribute(SHOWN, ''))

/**
 * Has the browser lay out what it put off (src/theme/once-near.ts), since nothing may move under a reader: part by part, the
 * styles and the places of each in an idle moment of their own, so that a press in between is answered.
 */
export const layOutWhole = (): void => {
  const end = beginWork()
  const parts = [...document.querySelectorAll(PUT_OFF)]
  const size = Math.ceil(parts.length / FRAMES)
  const tasks: (() => void)[] = parts.flatMap(stepsOf)
  for (let from = 0; from < parts.length; from += size) tasks.push(() => show(parts.slice(from, from + size)))
  tasks.push(() => {
    setFlag('whole')
    end()
  })
  const whenIdle = window.requestIdleCallback ?? window.setTimeout
  const next = () => {
    tasks.shift()?.()
    if (tasks.length > 0) whenIdle(next)
  }
  whenIdle(next)
}
