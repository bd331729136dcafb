import type { Page } from '@playwright/test'

/** In the page: resolves once it is ready. A document that has just begun to load has no root element yet. */
const becomesReady = () =>
  new Promise<void>((resolve) => {
    const isReady = () => document.querySelector('html[data-ready]') !== null
    if (isReady()) return resolve()
    const observer = new MutationObserver(() => {
      if (!isReady()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-ready'] })
  })

/**
 * The page is hydrated and has finished everything that it started by itself (`src/platform/readiness.ts`). Call it before the
 * page is compared with itself, and before the network is taken away. Playwright's own waits need its whole library in each page, which
 * takes a twentieth of opening the page.
 */
export const expectReady = async (page: Page): Promise<void> => {
  for (;;)
    try {
      return await page.evaluate(becomesReady)
    } catch (error) {
      // Another document has taken the place of the one that was waited for.
      if (!/Execution context was destroyed|Cannot find context/.test(String(error))) throw error
    }
}

export const openReady = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expectReady(page)
}
