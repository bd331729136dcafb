import type { Page } from '@playwright/test'
import { createCart, keepCart } from './support/payments'
import { expectReady, openReady } from './support/ready'
import { expect, test } from './support/test'

// Nothing on a page moves while it wakes: not under a thumb that is about to press.

const PAGES = [
  '/za/',
  '/za/shop/',
  '/za/shop/card-machines/?tab=Overview',
  '/za/shop/card-machines/khumo/',
  '/za/point-of-sale/',
  '/za/blog/choosing-a-card-machine/',
  '/za/cart-overview/',
  '/za/checkout/',
  '/za/signup/',
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
  await openReady(page, path)
  await lookThrough(page)
  expect(await page.evaluate(() => (window as Watched).moved), path).toEqual([])
}

for (const path of PAGES)
  test(`${path} stands still while it wakes`, { tag: '@both' }, async ({ page }) => {
    await watchFromTheStart(page)
    await expectSteady(page, path)
  })

test(
  'with a cart kept from an earlier visit they stand still too',
  { tag: '@both' },
  async ({ page, request }) => {
    await keepCart(page, await createCart(request))
    await watchFromTheStart(page)
    for (const path of [
      '/za/',
      '/za/shop/card-machines/khumo/',
      '/za/cart-overview/',
      '/za/checkout/?step=payment',
    ])
      await expectSteady(page, path)
  },
)
