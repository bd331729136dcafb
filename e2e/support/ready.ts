import { expect, type Page } from '@playwright/test'

/**
 * The page has taken over its HTML and is done with everything it began by itself, see `src/platform/readiness.ts`.
 * For what would otherwise come between two looks at a page, or has to be there before the network is taken away.
 */
export const expectReady = async (page: Page): Promise<void> => {
  // Asked with every frame: an expectation would look at growing intervals, which every journey waits for several times.
  // Of a page that has only just answered there is not even a root yet.
  const isReady = () => document.querySelector('html[data-ready]') !== null
  const found = await page.waitForFunction(isReady).catch(() => undefined)
  expect(found, 'the page is ready').toBeDefined()
}

export const openReady = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expectReady(page)
}
