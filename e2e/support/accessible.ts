import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
    /** Where many pages are looked at in one tab, see {@link bringAxe}. */
    readAxe?: () => void
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Gives every page of this tab the means to read axe when it is asked for. What a page runs before its own code is compiled
 * once for all of them: 15 ms a page instead of 200. Call it before the first is opened.
 */
export const bringAxe = (page: Page) => page.addInitScript(`window.readAxe = () => { ${AXE} }`)

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** In the page: what has just begun to change, such as the bar's colours after a scroll, and what that sets off, has come to its end. */
const comeToRest = async () => {
  /** In frames without any change. */
  const REST = 3
  const isChanging = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  for (let quiet = 0; quiet < REST; quiet += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (document.getAnimations().some(isChanging)) quiet = 0
  }
}

/**
 * Axe finds nothing against WCAG 2.2 AA on the page as it stands. It is read into a page once, looks into no frame, which
 * are all of other sites, and says no more than it is asked: a third of the time that its own package for journeys takes.
 * @param except names of rules that are asked elsewhere
 * @param within a selector of all that is looked at, where the rest is the same on every page
 */
export const expectAccessible = async (
  page: Page,
  { except = [], within }: { except?: string[]; within?: string } = {},
) => {
  const isRead = await page.evaluate(() => {
    if (!window.axe) window.readAxe?.()
    return window.axe !== undefined
  })
  if (!isRead) await page.evaluate(AXE)
  await page.evaluate(comeToRest)
  const options: axe.RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: LEVELS },
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  }
  const found = await page.evaluate(
    async ({ place, asked }) => {
      if (!window.axe) throw new Error('axe is not in the page.')
      const { violations } = await window.axe.run(place, asked)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { place: within ?? 'html', asked: options },
  )
  expect(found).toEqual([])
}

/** In ms, between two looks at a window that has just changed its width. */
export const SOON = [20, 50, 100]

/** Polled: for an instant after a change of width the browser still lays out with the lengths of the old one. */
export const expectToFit = async (page: Page, width: number) => {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `at ${width} px`,
      intervals: SOON,
    })
    .toBeLessThanOrEqual(width)
}

/** No barrier, and the page never scrolls sideways, on the narrowest phone either. */
export const expectGood = async (page: Page) => {
  await expectAccessible(page)
  for (const width of [320, page.viewportSize()?.width ?? 0]) await expectToFit(page, width)
}

/** The same from the narrowest phone to a wide screen, which may hide or uncover something; there the page is left. */
export const expectGoodAtAnyWidth = async (page: Page) => {
  await expectAccessible(page)
  for (const width of [page.viewportSize()?.width ?? 0, 320, 768, 1440]) await expectToFit(page, width)
  await expectAccessible(page)
}
