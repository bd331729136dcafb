import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectReady } from './support/ready'
import { cartPanel, KHUMO, linesAtShop } from './support/shop'
import { expect, test } from './support/test'
import { translatePages } from './support/init-scripts'

// every-page.spec.ts presses each button that adds something, and finds the item in the shop's cart. This file has the entry
// points that need further steps.

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }))

/** These journeys use a touch screen. */
const ONCE = { tag: '@narrow' }

const LISTING = '/za/shop/card-machines/'

/** Taps the button's place on the screen, whatever lies there. */
const tapOn = async (page: Page, button: Locator) => {
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

const expectBought = async (page: Page, request: APIRequestContext, lines: string[]) => {
  await expect(cartPanel(page).getByText('in your cart')).toBeVisible()
  expect((await linesAtShop(page, request)).sort()).toEqual(lines.sort())
}

const closeCart = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(cartPanel(page)).toBeHidden()
}

const kit = (page: Page) =>
  page
    .locator('[data-block="package_machine_bundle_card"]')
    .getByRole('button', { name: /Starter kit/ })
    .first()

test(
  'a tap on Buy Now adds to the shop’s cart: on a card, in the comparison, and at the button’s place before its animation',
  ONCE,
  async ({ page, request }) => {
    await page.goto(LISTING)
    await expectReady(page)
    await test.step('before the card’s animation', async () => {
      const first = await kit(page).evaluate(async (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const rises = element.closest('li')?.getAnimations({ subtree: true }) ?? []
        // Rewinds the animation to its start, wherever it is now.
        for (const rise of rises) {
          rise.pause()
          rise.currentTime = 0
        }
        const { x, y, width, height } = element.getBoundingClientRect()
        for (const rise of rises) rise.finish()
        await Promise.all(rises.map(({ finished }) => finished))
        return { x: x + width / 2, y: y + height / 2, risen: y - element.getBoundingClientRect().y }
      })
      expect(first.risen, 'px between the button’s first and final place').toBeGreaterThan(0)
      await page.touchscreen.tap(first.x, first.y)
      await expectBought(page, request, ['starter-kit 1'])
    })
    for (const [block, name, khumos] of [
      ['shop_items', 'Buy Now Khumo', 1],
      ['comparison_table', /Buy Now Khumo$/, 2],
    ] as const)
      await test.step(block, async () => {
        await closeCart(page)
        await tapOn(page, page.locator(`[data-block="${block}"]`).getByRole('button', { name }).first())
        await expectBought(page, request, ['starter-kit 1', `khumo ${khumos}`])
        expect(new URL(page.url()).pathname).toBe(LISTING)
      })
  },
)

const ANSWERS = '?answers=at-a-counter.yes-all-day.one-customer-after-the-other.nothing-else.the-lowest-price'

test(
  'on pages that the browser translates, taps buy the finder’s result, from a product’s buy bar the quantity of its hero, and a recommended item in the cart',
  ONCE,
  async ({ page, request }) => {
    await translatePages(page)
    await test.step('the finder’s result', async () => {
      await page.goto(`/za/product-finder/${ANSWERS}`)
      await expectReady(page)
      const result = page.locator('[data-block="product_finder"]').getByRole('button', { name: /^Buy Now/ })
      await tapOn(page, result.first())
      await expectBought(page, request, ['khumo-print 1'])
    })
    await test.step('the buy bar', async () => {
      await page.goto(KHUMO)
      await expectReady(page)
      await tapOn(page, page.getByRole('button', { name: 'One more' }))
      // The bar is hidden while the hero's own button is visible.
      await page.getByRole('heading', { name: 'What’s in the box' }).scrollIntoViewIfNeeded()
      await tapOn(page, page.getByRole('region', { name: 'Buy Khumo' }).getByRole('button'))
      await expectBought(page, request, ['khumo-print 1', 'khumo 2'])
    })
    await test.step('a recommended item', async () => {
      await page.goto('/za/cart-overview/')
      await expectReady(page)
      await tapOn(page, page.getByRole('main').getByRole('button', { name: /^Add Charging dock/ }))
      await expectBought(page, request, ['khumo-print 1', 'khumo 2', 'charging-dock 1'])
    })
  },
)
