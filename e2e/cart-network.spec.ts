import type { Page } from '@playwright/test'
import { goOffline } from './support/offline'
import { openReady } from './support/ready'
import { buyNow, cartPanel, linesAtShop, panelLine, productHero, quantityIn } from './support/shop'
import { expect, test } from './support/test'

const KHUMO = '/za/shop/card-machines/khumo/'
const ROLLS = '/za/shop/accessories/paper-rolls/'
const ITEMS = '**/shop/api/v1/carts/*/items/'

const buyAgain = (page: Page) =>
  productHero(page)
    .getByRole('button', { name: /^Buy Now/ })
    .first()
    .click()

test('while the shop takes its time every tap counts, and the last quantity wins', async ({
  page,
  request,
}) => {
  await buyNow(page, ROLLS)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(ITEMS, async (route) => {
    await held
    await route.continue()
  })
  const line = panelLine(page, 'paper-rolls')
  const more = line.getByRole('button', { name: 'One more' })
  for (let quantity = 2; quantity <= 5; quantity += 1) {
    await more.click()
    await expect(quantityIn(line)).toHaveValue(String(quantity))
  }
  expect(await linesAtShop(page, request)).toEqual(['paper-rolls 1'])
  letGo()
  await expect.poll(() => linesAtShop(page, request)).toEqual(['paper-rolls 5'])
  await expect(quantityIn(line)).toHaveValue('5')
})

test('offline in the middle keeps the cart, says so, and catches up by itself', async ({
  page,
  context,
  request,
  expectFailures,
}) => {
  expectFailures(/\/shop\/api\//)
  await buyNow(page, ROLLS)
  const line = panelLine(page, 'paper-rolls')
  await goOffline(context, expectFailures)
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
  expectFailures(/\/shop\/api\/|Missing cartId/)
  await openReady(page, KHUMO)
  // The first sign of a visitor fetches what the tap will need.
  const fetched = Promise.all([/\/cart-sync-/, /\/toast-region-/].map((part) => page.waitForResponse(part)))
  await page.mouse.move(100, 300)
  await fetched
  await goOffline(context, expectFailures)
  await buyAgain(page)
  await expect(page.getByText('Request failed').first()).toBeVisible()
  await expect(page.getByText(/We could not reach the shop/).first()).toBeVisible()
  await context.setOffline(false)
  await buyAgain(page)
  await expect(quantityIn(panelLine(page, 'khumo'))).toHaveValue('1')
})

test('leaving the page while an item is being added adds it once', async ({ page, request }) => {
  await buyNow(page, ROLLS)
  await cartPanel(page).getByRole('button', { name: 'Close' }).click()
  await expect(cartPanel(page)).toBeHidden()
  // The shop has added it; its answer never reaches the page that asked.
  await page.route(ITEMS, (route) => void route.fetch(), { times: 1 })
  const sent = page.waitForRequest(ITEMS)
  await buyAgain(page)
  await sent
  await expect.poll(() => linesAtShop(page, request)).toEqual(['paper-rolls 2'])
  await page.goto('/za/cart-overview/')
  await expect(quantityIn(page.locator('main li[data-sku="paper-rolls"]'))).toHaveValue('2')
  expect(await linesAtShop(page, request)).toEqual(['paper-rolls 2'])
})

test('with the shop API down the page reads, adding says so, and the cart keeps its lines', async ({
  page,
  expectFailures,
}) => {
  await buyNow(page, KHUMO)
  await expect(panelLine(page, 'khumo')).toBeVisible()
  expectFailures(/\/shop\/api\/|could not be (refreshed|checked)/)
  await page.route('**/shop/api/**', (route) => route.abort('connectionrefused'))
  await page.goto(ROLLS)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await buyAgain(page)
  await expect(page.getByText('Request failed').first()).toBeVisible()
  await page.unroute('**/shop/api/**')
  await page.goto('/za/cart-overview/')
  await expect(page.locator('main [data-sku="khumo"]').first()).toBeVisible()
})
