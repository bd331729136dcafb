import type { Page } from '@playwright/test'
import { expectGoodAtAnyWidth, expectAccessible } from './support/accessible'
import { keepToasts } from './support/init-scripts'
import { goOffline } from './support/network'
import { openWithCart } from './support/orders'
import { expectReady, openReady } from './support/ready'
import {
  buyButton,
  buyNow,
  cartPanel,
  KHUMO,
  linesAtShop,
  pageLine,
  panelLine,
  quantityIn,
} from './support/shop'
import { expect, test } from './support/test'

// Every order of changes, answers and failures is a row of a table in src/cart/sync/.

const ROLLS = '/za/shop/accessories/paper-rolls/'
const ITEMS = '**/shop/api/v1/carts/*/items/'

const buy = (page: Page) => buyButton(page).click()

test('the empty cart page and the empty checkout pass axe and never scroll sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/za/cart-overview/', '/za/checkout/'])
    await test.step(path, async () => {
      await openReady(page, path)
      await expectGoodAtAnyWidth(page)
    })
})

test('the cart page applies the promo code of its link, and shows a footer on a wide screen only', async ({
  page,
  request,
}) => {
  await openWithCart(page, request, '/za/cart-overview/?promotion=R100OFF')
  await expect(pageLine(page, 'khumo')).toBeVisible()
  await expect(page.getByText('-R100.00')).toBeVisible()
  await expectReady(page)
  for (const [width, isShown] of [
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('contentinfo')).toBeVisible({ visible: isShown })
  }
})

test('the page behind the open panel does not scroll; the checkout button stays visible on a short screen, however many lines there are', async ({
  page,
  request,
}) => {
  const skus = ['khumo', 'paper-rolls', 'cash-drawer', 'sim-data']
  await openWithCart(page, request, '/za/blog/choosing-a-card-machine/', { skus })
  await expectReady(page)
  const scrollOf = () => page.evaluate(() => window.scrollY)
  const widthOf = () => page.evaluate(() => document.documentElement.clientWidth)
  const open = () => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()

  await test.step('the page behind it', async () => {
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
    const width = await widthOf()
    await open()
    await expect(cartPanel(page)).toBeVisible()
    const before = await scrollOf()
    await page.mouse.move(20, 300)
    await page.mouse.wheel(0, 600)
    await expect.poll(scrollOf).toBe(before)
    await page.keyboard.press('Escape')
    await expect(cartPanel(page)).toBeHidden()
    expect(await widthOf()).toBe(width)
    await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }))
    await expect.poll(scrollOf).toBeGreaterThan(before)
  })
  await test.step('a short screen', async () => {
    await open()
    for (const [width, height] of [
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(cartPanel(page).getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 })
      await expect(panelLine(page, 'khumo')).toBeInViewport()
    }
    await expectReady(page)
    await expectAccessible(page)
  })
})

test('two tabs show the same lines and totals; adding in both at once makes one cart with both items', async ({
  page,
  context,
  request,
  expectFailures,
}) => {
  // A browser shows one tab what another has stored with a delay. A tab that does not know yet that a line is gone is refused its change
  // (422 not_in_cart), and reads the shop's cart again.
  expectFailures(/\/carts\/[^/]+\/items\//)
  await openWithCart(page, request, '/za/cart-overview/')
  const khumo = pageLine(page, 'khumo')
  await expect(quantityIn(khumo)).toHaveValue('1')
  const other = await context.newPage()
  await openReady(other, ROLLS)
  await test.step('at the same time', async () => {
    await Promise.all([khumo.getByRole('button', { name: 'One more' }).click(), buy(other)])
    await expect(panelLine(other, 'paper-rolls')).toBeVisible()
    await expect
      .poll(async () => (await linesAtShop(page, request)).sort())
      .toEqual(['khumo 2', 'paper-rolls 1'])
    await expect(quantityIn(pageLine(page, 'paper-rolls'))).toHaveValue('1')
    await expect(quantityIn(panelLine(other, 'khumo'))).toHaveValue('2')
  })
  await test.step('one after the other', async () => {
    await panelLine(other, 'khumo').getByRole('button', { name: 'One more' }).click()
    await expect(quantityIn(khumo)).toHaveValue('3')
    await expect(page.getByText(/R3,\d+\.\d\d/).first()).toBeVisible()
    for (const sku of ['khumo', 'paper-rolls'])
      await pageLine(page, sku)
        .getByRole('button', { name: /^Remove/ })
        .click()
    await expect(cartPanel(other).getByText('Nothing in here yet')).toBeVisible()
  })
})

test('without browser storage the cart works until the page is left, and says so', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/was not saved in this browser/)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is disabled', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, { get: refuse })
  })
  await buyNow(page, KHUMO)
  await expect(quantityIn(panelLine(page, 'khumo'))).toHaveValue('1')
  await expect(cartPanel(page).getByText(/^This browser cannot keep your cart/)).toBeVisible()
})

test.describe('when the network or the shop fails', () => {
  test.use({ ownProfile: true })

  test('offline, Buy Now reports the failure and works once the network is back; the cart stays, says so, and is synchronised by itself', async ({
    page,
    context,
    request,
    expectFailures,
  }) => {
    expectFailures(/\/shop\/api\/|Missing cartId/)
    await keepToasts(page)
    // The visitor's first movement loads the code that the press will need.
    const fetched = Promise.all([/\/cart-sync-/, /\/toast-region-/].map((part) => page.waitForResponse(part)))
    await openReady(page, KHUMO)
    await page.mouse.move(100, 300)
    await fetched
    await test.step('Buy Now', async () => {
      await goOffline(context, expectFailures)
      await buy(page)
      await expect(page.getByText('Request failed').first()).toBeVisible()
      await expect(page.getByText(/We could not reach the shop/).first()).toBeVisible()
      await context.setOffline(false)
      await buy(page)
      await expect(quantityIn(panelLine(page, 'khumo'))).toHaveValue('1')
      await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 1'])
    })
    await test.step('the cart', async () => {
      await goOffline(context, expectFailures)
      const offlineNote = cartPanel(page).getByText(/^You are offline\. Your cart is kept/)
      await expect(offlineNote).toBeVisible()
      await panelLine(page, 'khumo').getByRole('button', { name: 'One more' }).click()
      await expect(quantityIn(panelLine(page, 'khumo'))).toHaveValue('2')
      expect(await linesAtShop(page, request)).toEqual(['khumo 1'])
      await context.setOffline(false)
      await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 2'])
      await expect(offlineNote).toBeHidden()
    })
  })

  test('an item is added once when the page is left meanwhile', async ({ page, request }) => {
    await keepToasts(page)
    await buyNow(page, KHUMO)
    await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 1'])
    await cartPanel(page).getByRole('button', { name: 'Close' }).click()
    await expect(cartPanel(page)).toBeHidden()
    // The shop adds the item, but its answer never reaches the page.
    await page.route(ITEMS, (route) => void route.fetch(), { times: 1 })
    const sent = page.waitForRequest(ITEMS)
    await buy(page)
    await sent
    await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 2'])
    await page.goto('/za/cart-overview/')
    await expect(quantityIn(pageLine(page, 'khumo'))).toHaveValue('2')
    expect(await linesAtShop(page, request)).toEqual(['khumo 2'])
  })
})
