import type { Page } from '@playwright/test'

/** Holds back every request that fits until it is let go. Call it before the page asks. */
export const hold = async (page: Page, what: RegExp | string): Promise<() => void> => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(what, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** All code of the site. */
export const CODE = /\.js(\?|$)/

/** The code of blocks alone. */
export const BLOCK_CODE = /\/block-[^/]+\.js(\?|$)/
