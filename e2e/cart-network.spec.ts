import type { Page } from '@playwright/test'
import { goOffline } from './support/network'
import { openReady } from './support/ready'
import { buyNow, cartPanel, linesAtShop, pageLine, panelLine, productHero, quantityIn } from './support/shop'
import { expect, test } from './support/test'
import { keepToasts } from './support/init-scripts'

// What becomes of changes, answers and failures in whatever order is a table in src/cart/sync/.

const KHUMO = '/za/shop/card-machines/khumo/'
const ROLLS = '/za/shop/accessories/paper-rolls/'
const ITEMS = '**/shop/api/v1/carts/*/items/'
const API = '**/shop/api/**'

test.use({ ownProfile: true })

const buy = (page: Page) =>
  productHero(page)
    .getByRole('button', { name: /^Buy Now/ })
    .first()
    .click()

test('without a network Buy Now says so and works later; a cart is kept, says so, and catches up by itself', async ({
  page,
  context,
  request,
  expectFailures,
}) => {
  expectFailures(/\/shop\/api\/|Missing cartId/)
  await keepToasts(page)
  // The first sign of a visitor fetches what the tap will need.
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
    const kept = cartPanel(page).getByText(/^You are offline\. Your cart is kept/)
    await expect(kept).toBeVisible()
    await panelLine(page, 'khumo').getByRole('button', { name: 'One more' }).click()
    await expect(quantityIn(panelLine(page, 'khumo'))).toHaveValue('2')
    expect(await linesAtShop(page, request)).toEqual(['khumo 1'])
    await context.setOffline(false)
    await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 2'])
    await expect(kept).toBeHidden()
  })
})

test('leaving the page while an item is being added adds it once; with the shop down the next page reads, adding says so, and the cart keeps its lines', async ({
  page,
  request,
  expectFailures,
}) => {
  await keepToasts(page)
  await buyNow(page, KHUMO)
  await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 1'])
  await cartPanel(page).getByRole('button', { name: 'Close' }).click()
  await expect(cartPanel(page)).toBeHidden()
  await test.step('leaving the page', async () => {
    // The shop adds it; its answer never reaches the page that asked.
    await page.route(ITEMS, (route) => void route.fetch(), { times: 1 })
    const sent = page.waitForRequest(ITEMS)
    await buy(page)
    await sent
    await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 2'])
    await page.goto('/za/cart-overview/')
    await expect(quantityIn(pageLine(page, 'khumo'))).toHaveValue('2')
    expect(await linesAtShop(page, request)).toEqual(['khumo 2'])
  })
  await test.step('with the shop down', async () => {
    expectFailures(/\/shop\/api\/|could not be (refreshed|checked)/)
    await page.route(API, (route) => route.abort('connectionrefused'))
    await page.goto(ROLLS)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await buy(page)
    await expect(page.getByText('Request failed').first()).toBeVisible()
    await page.unroute(API)
    await page.goto('/za/cart-overview/')
    await expect(pageLine(page, 'khumo')).toBeVisible()
  })
})
