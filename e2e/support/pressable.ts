import type { Page } from '@playwright/test'
import { IS_FULL_RUN } from '../../services/testing/scale'
import { SOON } from './accessible'
import { expect } from './test'

type Size = { width: number; height: number }

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1440, height: 800 },
  /** A screen of 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10). */
  zoomed: { width: 320, height: 256 },
  /** A phone held sideways. */
  sideways: { width: 640, height: 360 },
} as const satisfies Record<string, Size>

/**
 * In the page: scrolls every control that is not fixed to the middle of the screen, and finds those that are covered there. It
 * goes from the end to the top, because all fixed parts are shown at the end.
 */
const coveredControls = async (): Promise<string[]> => {
  const { all, isShown, isFixed, lineOf, coverOf, settled } = window.controls
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  await settled()
  const moving = all().filter((control) => !isFixed(control))
  const lines: string[] = []
  for (const control of moving.toReversed()) {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    if (!coverOf(control)) continue
    await settled()
    const cover = isShown(control) ? coverOf(control) : undefined
    if (cover) lines.push(`${lineOf(control)} is covered by ${cover}`)
  }
  return lines
}

/** In the page: finds fixed controls that are covered while the page is at its top, middle or end. */
const coveredFixedControls = async (): Promise<string[]> => {
  const { all, isFixed, lineOf, middleOf, coverOf, settled } = window.controls
  const { scrollHeight } = document.documentElement
  const lines = new Set<string>()
  for (const top of [0, (scrollHeight - window.innerHeight) / 2, scrollHeight]) {
    window.scrollTo({ top, behavior: 'instant' })
    await settled()
    for (const control of all().filter(isFixed)) {
      const { y } = middleOf(control)
      // Sticky controls may be elsewhere on the page, and the skip link is off the screen until it has the focus.
      if (y < 0 || y > window.innerHeight) continue
      const cover = coverOf(control)
      if (cover) lines.add(`${lineOf(control)} is covered by ${cover}`)
    }
  }
  return [...lines]
}

/**
 * In the page: focuses every control and finds those that are covered then (WCAG 2.2, 2.4.11). It also reports fixed parts that
 * cover more than a third of the screen.
 */
const coveredFocus = async (): Promise<string[]> => {
  const MOST = 1 / 3
  const { all, isShown, isFixed, lineOf, coverOf, settled } = window.controls
  const lines: string[] = []
  /** A browser does not scroll to a partly visible control, so the middle of a large card may be off the screen. */
  const isInPart = (control: Element) => {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
  }
  for (const control of all()) {
    control.focus()
    if (document.activeElement !== control || !coverOf(control)) continue
    await settled()
    const cover = isShown(control) ? coverOf(control) : undefined
    if (cover === 'the edge of the screen' && isInPart(control)) continue
    if (cover) lines.push(`${lineOf(control)} has the focus under ${cover}`)
  }
  window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
  await settled()
  const heights = Array.from({ length: window.innerHeight }, (_, y) => y)
  const isCovered = (y: number) => {
    const met = document.elementFromPoint(window.innerWidth / 2, y)
    return met !== null && isFixed(met)
  }
  const share = heights.filter(isCovered).length / window.innerHeight
  return share > MOST ? [...lines, `${Math.round(share * 100)} % of the screen is covered`] : lines
}

/** Resizes the window and waits until the browser lays out with the new width. */
const resize = async (page: Page, size: Size) => {
  const now = page.viewportSize()
  if (now?.width === size.width && now.height === size.height) return
  await page.setViewportSize(size)
  const widthOf = () => page.evaluate(() => [window.innerWidth, document.documentElement.clientWidth])
  await expect.poll(widthOf, { intervals: SOON }).toEqual([size.width, size.width])
  await page.evaluate(() => window.controls.settled())
}

const atEach = async (
  page: Page,
  sizes: readonly Size[],
  look: () => Promise<string[]>,
): Promise<string[]> => {
  const found: string[] = []
  for (const size of sizes) {
    await resize(page, size)
    found.push(...(await page.evaluate(look)).map((line) => `${line} at ${size.width} px`))
  }
  return found
}

/** A tablet, which has a phone's bars and a wide screen's columns, is checked in the full run only. */
const sizesOf = (sizes: readonly (keyof typeof SIZES)[]): Size[] =>
  sizes.filter((size) => size !== 'tablet' || IS_FULL_RUN).map((size) => SIZES[size])

/** Nothing covers a control that scrolls, once it is scrolled into the middle. */
export const expectPressable = (page: Page, ...sizes: readonly (keyof typeof SIZES)[]) =>
  expect
    .poll(() => atEach(page, sizesOf(sizes), coveredControls), { message: 'covered controls' })
    .toEqual([])

/**
 * On a low screen nothing covers the focused control. The window has a phone's size again afterwards. A phone held sideways,
 * which has more room, is checked in the full run only.
 */
export const expectFreeWhenLow = async (page: Page) => {
  const sizes = IS_FULL_RUN ? [SIZES.zoomed, SIZES.sideways] : [SIZES.zoomed]
  const look = () => atEach(page, sizes, coveredFocus)
  // Otherwise carousels would scroll smoothly to the focused control.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(look, { message: 'covered on a low screen' }).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
  await resize(page, SIZES.phone)
}

/**
 * No fixed part covers a control of another fixed part.
 * @param when describes the state of the page
 */
export const expectApart = async (page: Page, when: string) => {
  const look = () => atEach(page, sizesOf(['phone', 'tablet', 'wide']), coveredFixedControls)
  await expect.poll(look, { message: `covering each other ${when}` }).toEqual([])
}
