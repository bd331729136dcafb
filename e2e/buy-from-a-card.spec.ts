import type { Locator, Page } from '@playwright/test'
import { openWithCart } from './support/payments'
import { expectReady } from './support/ready'
import { cartPanel, linesAtShop } from './support/shop'
import { expect, test } from './support/test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** A finger where the button stands, whatever lies there. */
const tapOn = async (page: Page, button: Locator) => {
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

type Door = [door: string, path: string, block: string, button: string | RegExp, bought: string[]]

const ANSWERS = '?answers=at-a-counter.yes-all-day.one-customer-after-the-other.nothing-else.the-lowest-price'

/** Everywhere that a shopper meets a button that buys, but for the hero's own. */
const DOORS: Door[] = [
  ['a card of the listing', '/za/shop/card-machines/', 'shop_items', 'Buy Now Khumo', ['khumo 1']],
  [
    'a column of the comparison',
    '/za/shop/card-machines/',
    'comparison_table',
    /Buy Now Khumo$/,
    ['khumo 1'],
  ],
  ['a bundle', '/za/shop/card-machines/', 'package_machine_bundle_card', /Starter kit/, ['starter-kit 1']],
  ['the finder’s result', `/za/product-finder/${ANSWERS}`, 'product_finder', /^Buy Now/, ['khumo-print 1']],
  ['an accessory of the listing', '/za/shop/accessories/', 'shop_items', /Paper rolls/, ['paper-rolls 1']],
  [
    'a solution',
    '/za/shop/point-of-sale/',
    'solution_info',
    /^Add all four/,
    ['counter-duo 1', 'cash-drawer 1', 'khumo-print 1', 'on-site-setup 1'],
  ],
  [
    'what goes with a product',
    '/za/shop/card-machines/khumo/',
    'product_info',
    /^Buy Now/,
    ['charging-dock 1'],
  ],
  [
    'the end of a product’s page',
    '/za/shop/bundles/starter-kit/',
    'product_cta_banner',
    /^Buy Now/,
    ['starter-kit 1'],
  ],
]

for (const [door, path, block, name, bought] of DOORS)
  test(`a finger on ${door} puts it into the shop’s own cart`, async ({ page, request }) => {
    await page.goto(path)
    const button = page.locator(`[data-block="${block}"]`).getByRole('button', { name }).first()
    await expectReady(page)
    await tapOn(page, button)
    await expect(cartPanel(page).getByText('in your cart')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
    expect((await linesAtShop(page, request)).sort()).toEqual([...bought].sort())
  })

test('a finger on the bar at the foot of a product page puts in as many as the hero shows', async ({
  page,
  request,
}) => {
  await page.goto('/za/shop/card-machines/khumo/')
  await expectReady(page)
  await tapOn(page, page.getByRole('button', { name: 'One more' }))
  // The bar steps aside for the hero's own button.
  await page.getByRole('heading', { name: 'What’s in the box' }).scrollIntoViewIfNeeded()
  await tapOn(page, page.getByRole('region', { name: 'Buy Khumo' }).getByRole('button'))
  await expect(cartPanel(page).getByText('in your cart')).toBeVisible()
  expect(await linesAtShop(page, request)).toEqual(['khumo 2'])
})

test('a finger on what goes well with the cart does', async ({ page, request }) => {
  await openWithCart(page, request, '/za/cart-overview/')
  await expectReady(page)
  await tapOn(page, page.getByRole('main').getByRole('button', { name: /^Add Charging dock/ }))
  await expect(cartPanel(page).getByText('in your cart')).toBeVisible()
  expect(await linesAtShop(page, request)).toEqual(['khumo 1', 'charging-dock 1'])
})

test('a finger where the button stood before its card had risen buys it', async ({ page, request }) => {
  await page.goto('/za/shop/card-machines/')
  await expectReady(page)
  const button = page
    .locator('[data-block="package_machine_bundle_card"]')
    .getByRole('button', { name: /Starter kit/ })
    .first()
  const first = await button.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' })
    await new Promise(requestAnimationFrame)
    const { x, y, width, height } = element.getBoundingClientRect()
    await Promise.all(
      element
        .closest('li')
        ?.getAnimations({ subtree: true })
        .map((rise) => rise.finished) ?? [],
    )
    return { x: x + width / 2, y: y + height / 2, risen: y - element.getBoundingClientRect().y }
  })
  expect(first.risen, 'px that the button was below its place').toBeGreaterThan(0)
  await page.touchscreen.tap(first.x, first.y)
  await expect(cartPanel(page).getByText('in your cart')).toBeVisible()
  expect(await linesAtShop(page, request)).toEqual(['starter-kit 1'])
})

/** Milliseconds that each trip for code takes on a bad network. */
const TRIP = 500

test('pressed as soon as it is seen, on a bad network, it is bought once', async ({ page, request }) => {
  await page.route(/\.js(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, TRIP))
    await route.continue()
  })
  await page.goto('/za/shop/card-machines/', { waitUntil: 'commit' })
  const button = page.getByRole('article').getByRole('button', { name: 'Buy Now Khumo', exact: true })
  await button.waitFor()
  await tapOn(page, button)
  await expect(cartPanel(page).getByText('Khumo is in your cart')).toBeVisible()
  await expectReady(page)
  await expect(cartPanel(page)).toHaveCount(1)
  expect(await linesAtShop(page, request)).toEqual(['khumo 1'])
})
