import type { Page } from '@playwright/test'
import { translatePages } from './support/init-scripts'
import { openWithCart } from './support/orders'
import { expectReady } from './support/ready'
import { watchUnexpectedShifts } from './support/shifts'
import { KHUMO } from './support/shop'
import { expect, test } from './support/test'

// Nothing on a page moves while it is hydrated or when its fonts load, so that nobody presses the wrong thing.

/** Pages with different late parts; `@both` where a wide screen has others than a phone. */
const PAGES = [
  { path: '/za/', tag: '@both' },
  { path: '/za/shop/card-machines/?tab=Overview', tag: '@both' },
  { path: '/za/blog/choosing-a-card-machine/' },
  { path: '/za/checkout/' },
  { path: '/za/signup/' },
]

/** Pages that show a cart from an earlier visit, which the shop's answer completes later. */
const PAGES_WITH_A_CART = [
  { path: KHUMO, tag: '@both' },
  { path: '/za/cart-overview/', tag: '@both' },
  { path: '/za/checkout/?step=payment' },
]

/** Scrolls down the page, so that blocks are hydrated that wait until they are near the window. */
const scrollThrough = async (page: Page) => {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight,
  }))
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await expectReady(page)
  }
}

/** Holds scripts and fonts back until after the first paint, as on a slow network. */
const delayFiles = (page: Page) =>
  page.route(/\.(js|woff2)(\?|$)/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
    await route.continue()
  })

const expectSteady = async (page: Page, open: () => Promise<unknown>) => {
  const shifted = await watchUnexpectedShifts(page)
  await delayFiles(page)
  await open()
  await expectReady(page)
  // Files that are asked for from here on, such as those of pages ahead, could still be held back when the test ends.
  await page.unrouteAll({ behavior: 'wait' })
  await scrollThrough(page)
  expect(await shifted()).toEqual([])
}

for (const { path, tag = [] } of PAGES)
  test(`${path} does not move while it is hydrated`, { tag }, ({ page }) =>
    expectSteady(page, () => page.goto(path)),
  )

for (const { path, tag = [] } of PAGES_WITH_A_CART)
  test(`${path} does not move with a cart from an earlier visit`, { tag }, ({ page, request }) =>
    expectSteady(page, () => openWithCart(page, request, path)),
  )

type Watched = Window & { served?: Element[] }

/** The parts of the page that the server wrote and that are no longer in it. */
const replacedParts = (page: Page) =>
  page.evaluate(() =>
    (window as Watched).served
      ?.filter((part) => !part.isConnected)
      .map((part) => part.cloneNode() as Element)
      .map((part) => part.outerHTML),
  )

for (const path of ['/za/', '/za/checkout/', '/za/signup/', '/za/no-such-page/'])
  test(`${path} stays whole while it is hydrated, although the browser has translated it`, async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/no-such-page/)
    await translatePages(page)
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        ;(window as Watched).served = [...document.querySelectorAll('header, main, footer, [data-hydrate]')]
      }),
    )
    await page.goto(path)
    await expectReady(page)
    expect(await replacedParts(page)).toEqual([])
  })

test('no element has a transition for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/za/')
  const moving = await page
    .locator('*')
    // A film's captions have no style at all, and so an empty duration.
    .evaluateAll(
      (all) => all.filter((one) => !['0s', ''].includes(getComputedStyle(one).transitionDuration)).length,
    )
  expect(moving).toBe(0)
})
