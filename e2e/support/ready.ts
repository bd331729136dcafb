import { expect, type Page } from '@playwright/test'

/**
 * The page has taken over its HTML and is done with everything it began by itself, see `src/platform/readiness.ts`.
 * For what would otherwise come between two looks at a page, or has to be there before the network is taken away.
 */
export const expectReady = (page: Page) =>
  expect(page.locator('html[data-ready]'), 'the page is ready').toBeAttached()

export const openReady = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expectReady(page)
}
