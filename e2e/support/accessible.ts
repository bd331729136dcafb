import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Axe finds nothing against WCAG 2.2 AA on the page as it stands. No page has frames, so axe runs in the page itself
 * instead of collecting its findings in a window of its own, and says no more than it is asked: a third of the time.
 * @param except names of rules that are asked elsewhere
 * @param within a selector of all that is looked at, where the rest is the same on every page
 */
export const expectAccessible = async (
  page: Page,
  { except = [], within }: { except?: string[]; within?: string } = {},
) => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (except.length > 0) axe.disableRules(except)
  if (within) axe.include(within)
  const { violations } = await axe.withTags(LEVELS).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** In ms, between two looks at a window that has just changed its width. */
const SOON = [20, 50, 100]

/** Polled: for an instant after a change of width the browser still lays out with the lengths of the old one. */
export const expectToFit = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 })
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
