import { vi } from 'vitest'

/** The layout that a browser would measure: five slides of 300 px in a row, seen through a window. */
const SLIDE = 300

const isSlide = (part: HTMLElement) => part.getAttribute('aria-roledescription') === 'slide'

const indexOf = (part: HTMLElement) => [...(part.parentElement?.children ?? [])].indexOf(part)

/**
 * Lays rows out as wide as `windowWidth`, in CSS pixels; jsdom has no layout. With reduced motion, the default, everything moves at
 * once.
 */
export const layOutRows = (windowWidth: number, { isCalm = true } = {}): void => {
  // A browser computes the default margin.
  document.head.insertAdjacentHTML('beforeend', '<style>[role="group"] { margin: 0 }</style>')
  const widthOf = (part: HTMLElement) => (isSlide(part) ? SLIDE : windowWidth)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widthOf(this)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? indexOf(this) * SLIDE : 0
  })
  const media = { matches: isCalm, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => media)
}
