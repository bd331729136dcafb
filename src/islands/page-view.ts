import { inIdleMoments } from '../platform/idle'
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

// A part of the page is laid out by asking for a style and a place in it, although it stays put off until it is shown.
const styleIn = ({ firstElementChild: inside }: Element) => void (inside && getComputedStyle(inside).color)
const placeIn = ({ firstElementChild: inside }: Element) => void inside?.getBoundingClientRect()

/** At most so many frames paint what was put off: all in one keeps a phone from answering, and each costs anew what is common. */
const FRAMES = 9

/** Shows parts that are laid out: they take their places among the others at once, and the next frame has only to paint them. */
const show = (parts: readonly Element[]): void => {
  parts.forEach((part) => part.setAttribute(SHOWN, ''))
  document.body.getBoundingClientRect()
}

/**
 * Tiles are containers, so that a list of them is styled and laid out in one go: each becomes a part of its own. Not where the
 * list is near, and not before: rows of one height would change in view.
 */
const putTilesOff = (): void =>
  Array.from(document.querySelectorAll('[data-tiles] > *'))
    .filter((tile) => tile.checkVisibility?.({ contentVisibilityAuto: true }) === false)
    .forEach((tile) => tile.setAttribute('data-far', 'tile'))

/**
 * Has the browser lay out what it put off (src/theme/once-near.ts), since nothing may move under a reader: part by part, the
 * styles and the places of each apart, in idle moments, so that a press in between is answered.
 */
export const layOutWhole = (): void => {
  const end = beginWork()
  const tasks = [
    () => {
      putTilesOff()
      const parts = Array.from(document.querySelectorAll(PUT_OFF))
      const size = Math.ceil(parts.length / FRAMES)
      parts.forEach((part) =>
        tasks.push(
          () => styleIn(part),
          () => placeIn(part),
        ),
      )
      for (let from = 0; from < parts.length; from += size)
        tasks.push(() => show(parts.slice(from, from + size)))
      tasks.push(() => {
        setFlag('whole')
        end()
      })
    },
  ]
  inIdleMoments(tasks)
}
