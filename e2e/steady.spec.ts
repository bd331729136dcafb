import type { Page } from '@playwright/test'
import { translatePages } from './support/init-scripts'
import { openWithCart } from './support/orders'
import { expectReady } from './support/ready'
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
  { path: '/za/shop/card-machines/khumo/', tag: '@both' },
  { path: '/za/cart-overview/', tag: '@both' },
  { path: '/za/checkout/?step=payment' },
]

type Watched = Window & { moved?: string[]; served?: Element[] }

/** Records every layout shift from the first paint on: its score, and what moved from where to where. */
const watchFromTheStart = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    ;(window as Watched).moved = moved
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Shift = PerformanceEntry & { value: number; sources: Source[] }
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((length) => Math.round(length)).join(' ')
    const describe = ({ node, previousRect, currentRect }: Source) => {
      const name = node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'something')
      return `${name} from ${place(previousRect)} to ${place(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        // Smaller scores are changes within an element, such as a longer label of a button.
        if (value >= 0.001) moved.push([value.toFixed(4), ...sources.map(describe)].join(', '))
    }).observe({ type: 'layout-shift', buffered: true })
  })

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

const expectSteady = async (page: Page, path: string) => {
  await expectReady(page)
  await scrollThrough(page)
  expect(await page.evaluate(() => (window as Watched).moved), path).toEqual([])
}

/** Holds fonts back until after the first paint, as on a slow network. */
const delayFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
    await route.continue()
  })

test.beforeEach(async ({ page }) => {
  await watchFromTheStart(page)
  await delayFonts(page)
})

for (const { path, tag = [] } of PAGES)
  test(`${path} does not move while it is hydrated`, { tag }, async ({ page }) => {
    await page.goto(path)
    await expectSteady(page, path)
  })

for (const { path, tag = [] } of PAGES_WITH_A_CART)
  test(`${path} does not move with a cart from an earlier visit`, { tag }, async ({ page, request }) => {
    await openWithCart(page, request, path)
    await expectSteady(page, path)
  })

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
