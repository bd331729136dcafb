import type { Page } from '@playwright/test'
import { serveWithPause } from './support/network'
import { openWithCart } from './support/orders'
import { expectReady } from './support/ready'
import { expect, test } from './support/test'

// Nothing on a page moves while it is hydrated, nor when its fonts come: not under a thumb that is about to press.

/** Pages on which other things arrive late; `@both` where a wide screen has other parts of those. */
const PAGES = [
  { path: '/za/', tag: '@both' },
  { path: '/za/shop/card-machines/?tab=Overview', tag: '@both' },
  { path: '/za/blog/choosing-a-card-machine/' },
  { path: '/za/checkout/' },
  { path: '/za/signup/' },
]

/** The same with a cart from an earlier visit, which the shop answers for once the page stands. */
const PAGES_WITH_A_CART = [
  { path: '/za/shop/card-machines/khumo/', tag: '@both' },
  { path: '/za/cart-overview/', tag: '@both' },
  { path: '/za/checkout/?step=payment' },
]

type Watched = Window & { moved?: string[] }

/** Notes every layout shift from the first paint on: how much, what moved, and from where to where. */
const watchFromTheStart = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    ;(window as Watched).moved = moved
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Shift = PerformanceEntry & { value: number; sources: Source[] }
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((length) => Math.round(length)).join(' ')
    const tell = ({ node, previousRect, currentRect }: Source) => {
      const name = node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'something')
      return `${name} from ${place(previousRect)} to ${place(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        // A button whose label gets a longer word, say: nothing around it has moved.
        if (value >= 0.001) moved.push([value.toFixed(4), ...sources.map(tell)].join(', '))
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Down the page, so that what wakes near the window wakes too. */
const lookThrough = async (page: Page) => {
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
  await lookThrough(page)
  expect(await page.evaluate(() => (window as Watched).moved), path).toEqual([])
}

/** As on a slow network: a page is read in another font first. */
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

for (const [what, path, after] of [
  ['first block of a page is whole', '/za/', 'Take the card. Keep the sale.</h1>'],
  // Its list, which comes after these words, moves them.
  ['second one is, where the screen shows some of it', '/za/rent/', 'One amount a month for each machine'],
] as const)
  test(
    `nothing is painted before the ${what}, however slowly it comes`,
    { tag: '@wide' },
    async ({ page, baseURL }) => {
      const network = await serveWithPause(baseURL ?? '', path, after)
      try {
        await page.goto(`${network.origin}${path}`, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        const isPainted = () => performance.getEntriesByType('paint').length > 0
        // Time enough for a browser that would paint what it has.
        const painted = page.waitForFunction(isPainted, undefined, { polling: 50, timeout: 1500 })
        expect(await painted.catch(() => 'nothing')).toBe('nothing')
        network.release()
        await expectSteady(page, path)
      } finally {
        network.close()
      }
    },
  )
