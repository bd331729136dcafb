import type { Page } from '@playwright/test'
import { buyNow, cartPanel, linesAtShop, panelLine, productHero, quantityIn } from './support/shop'
import { expect, test } from './support/test'

const KHUMO = '/za/shop/card-machines/khumo/'
const ROLLS = '/za/shop/accessories/paper-rolls/'
const SHOP_API = '**/shop/api/**'

const closePanel = async (page: Page) => {
  await cartPanel(page).getByRole('button', { name: 'Close' }).click()
  await expect(cartPanel(page)).toBeHidden()
}

const buyAgain = (page: Page) =>
  productHero(page)
    .getByRole('button', { name: /^Buy Now/ })
    .first()
    .click()

test('with two seconds of latency every tap counts, and the last quantity wins', async ({
  page,
  request,
}) => {
  await page.route(SHOP_API, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await buyNow(page, ROLLS)
  const line = panelLine(page, 'paper-rolls')
  const more = line.getByRole('button', { name: 'One more' })
  for (let quantity = 2; quantity <= 5; quantity += 1) {
    await more.click()
    await expect(quantityIn(line)).toHaveValue(String(quantity))
  }
  await expect.poll(() => linesAtShop(page, request)).toEqual(['paper-rolls 5'])
  await expect(quantityIn(line)).toHaveValue('5')
})

test('with every third request failing nothing is lost or doubled', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/\/shop\/api\/|could not be (refreshed|checked)/)
  let count = 0
  await page.route(SHOP_API, (route) => {
    count += 1
    return count % 3 === 0 ? route.abort('connectionreset') : route.continue()
  })
  await buyNow(page, KHUMO)
  const line = panelLine(page, 'khumo')
  for (let quantity = 2; quantity <= 4; quantity += 1) {
    await line.getByRole('button', { name: 'One more' }).click()
    await expect(quantityIn(line)).toHaveValue(String(quantity))
  }
  await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 4'])
  await page.reload()
  await expect(page.getByRole('banner').getByLabel('Cart, 4 items')).toBeVisible()
})

test('an answer that is lost does not add a second time', async ({ page, request, expectFailures }) => {
  await buyNow(page, ROLLS)
  await page.goto(KHUMO)
  expectFailures(/\/shop\/api\//)
  let lost = 0
  await page.route('**/shop/api/v1/carts/*/items/', async (route) => {
    if (lost >= 2) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await buyAgain(page)
  await expect(cartPanel(page)).toBeVisible()
  await expect(quantityIn(panelLine(page, 'khumo'))).toHaveValue('1')
  await expect(cartPanel(page).getByText(/Your cart is kept/)).toBeHidden()
  await expect(quantityIn(panelLine(page, 'khumo'))).toHaveValue('1')
  expect(await linesAtShop(page, request)).toEqual(['paper-rolls 1', 'khumo 1'])
})

test('offline in the middle keeps the cart, says so, and catches up by itself', async ({
  page,
  context,
  request,
  expectFailures,
}) => {
  // Parts of the page that were on their way miss the network too.
  expectFailures(/\/shop\/api\/|\.js|could not be loaded/)
  await buyNow(page, ROLLS)
  const line = panelLine(page, 'paper-rolls')
  await context.setOffline(true)
  await expect(cartPanel(page).getByText(/^You are offline\. Your cart is kept/)).toBeVisible()
  await line.getByRole('button', { name: 'One more' }).click()
  await expect(quantityIn(line)).toHaveValue('2')
  expect(await linesAtShop(page, request)).toEqual(['paper-rolls 1'])
  await context.setOffline(false)
  await expect.poll(() => linesAtShop(page, request)).toEqual(['paper-rolls 2'])
  await expect(cartPanel(page).getByText(/Your cart is kept/)).toBeHidden()
})

test('a tap on Buy Now without a network is answered with a sentence, and works later', async ({
  page,
  context,
  expectFailures,
}) => {
  // The rest of the page, further down, misses the network too.
  expectFailures(/\/shop\/api\/|Missing cartId|\/f\/|\.js|could not be loaded yet/)
  await page.goto(KHUMO)
  await expect(
    productHero(page)
      .getByRole('button', { name: /^Buy Now/ })
      .first(),
  ).toBeEnabled()
  await page.waitForLoadState('networkidle')
  // The first sign of a visitor fetches what the tap will need.
  const fetched = Promise.all([/\/cart-sync-/, /\/toast-region-/].map((part) => page.waitForResponse(part)))
  await page.mouse.move(100, 300)
  await fetched
  await context.setOffline(true)
  await buyAgain(page)
  await expect(page.getByText('Request failed').first()).toBeVisible()
  await expect(page.getByText(/We could not reach the shop/).first()).toBeVisible()
  await context.setOffline(false)
  await buyAgain(page)
  await expect(quantityIn(panelLine(page, 'khumo'))).toHaveValue('1')
})

test('leaving the page while an item is being added adds it once', async ({ page, request }) => {
  await buyNow(page, ROLLS)
  await closePanel(page)
  await page.route('**/shop/api/v1/carts/*/items/', async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.fulfill({ response }).catch(() => undefined)
  })
  const sent = page.waitForRequest('**/shop/api/v1/carts/*/items/')
  await buyAgain(page)
  await sent
  await page.goto('/za/cart-overview/')
  const line = page.locator('main li[data-sku="paper-rolls"]')
  await expect(quantityIn(line)).toHaveValue('2')
  await expect.poll(() => linesAtShop(page, request)).toEqual(['paper-rolls 2'])
})
