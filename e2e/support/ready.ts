import { expect, type Page } from '@playwright/test'

/**
 * The page is hydrated and has finished everything that it started by itself (`src/platform/readiness.ts`). Call it before the
 * page is compared with itself, and before the network is taken away.
 */
export const expectReady = async (page: Page): Promise<void> => {
  // This checks with every frame; an expectation polls at growing intervals, which would cost every journey time. A document
  // that has just begun to load has no root element yet.
  const isReady = () => document.querySelector('html[data-ready]') !== null
  const found = await page.waitForFunction(isReady).catch(() => undefined)
  expect(found, 'the page is ready').toBeDefined()
}

export const openReady = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expectReady(page)
}
