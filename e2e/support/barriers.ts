import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Axe finds nothing against WCAG 2.2 AA on the page as it stands. */
export const expectNoBarrier = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/**
 * The page never scrolls sideways, at 320 px, at its own width or at others. Polled: for an instant after a change of
 * width the browser still lays out with the lengths of the old one.
 */
export const expectNoSidewaysScroll = async (page: Page, ...others: number[]) => {
  for (const width of [320, ...others, page.viewportSize()?.width ?? 0]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `at ${width} px` })
      .toBeLessThanOrEqual(width)
  }
}
