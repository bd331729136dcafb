import type { Page } from '@playwright/test'
import { expectNoBarrier, expectNoSidewaysScroll } from './support/barriers'
import { buyNow, cartPanel, linesAtShop, pageLine, panelLine, quantityIn } from './support/shop'
import { expect, test } from './support/test'

const KHUMO = '/za/shop/card-machines/khumo/'
const ROLLS = '/za/shop/accessories/paper-rolls/'
const OVERVIEW = '/za/cart-overview/'

const promoField = (page: Page) => page.getByRole('textbox', { name: 'Promo code' })

test('a promo code is used and taken off again; one that is over says why', async ({
  page,
  expectFailures,
}) => {
  await buyNow(page, KHUMO)
  await page.goto(OVERVIEW)
  expectFailures(/validate_promo_code\/EXPIRED/)
  await promoField(page).fill('expired')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(promoField(page)).toHaveAccessibleDescription(/expired/i)
  await promoField(page).fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('-R119.90')).toBeVisible()
  await expect(page.getByText('R1,079.10').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove promo code WELCOME10' }).click()
  await expect(promoField(page)).toBeVisible()
  await expect(page.getByText('-R119.90')).toBeHidden()
})

test('a promo code in a link is used, whichever page it leads to', async ({ page }) => {
  await page.goto('/za/?promotion=R100OFF')
  await buyNow(page, KHUMO)
  await page.goto(OVERVIEW)
  await expect(page.getByText('-R100.00')).toBeVisible()
})

test('a removed line comes back in its place with its quantity, after a reload too', async ({
  page,
  request,
}) => {
  await buyNow(page, KHUMO)
  await panelLine(page, 'khumo').getByRole('button', { name: 'One more' }).click()
  await buyNow(page, ROLLS)
  await page.goto(OVERVIEW)
  const order = () =>
    page.locator('main li[data-sku]').evaluateAll((lines) => lines.map((line) => line.dataset['sku']))
  await expect.poll(order).toEqual(expect.arrayContaining(['khumo', 'paper-rolls']))
  await pageLine(page, 'khumo')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect.poll(() => linesAtShop(page, request)).toEqual(['paper-rolls 1'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantityIn(pageLine(page, 'khumo'))).toHaveValue('2')
  await expect.poll(() => linesAtShop(page, request)).toEqual(['paper-rolls 1', 'khumo 2'])
  await page.reload()
  await expect(quantityIn(pageLine(page, 'khumo'))).toHaveValue('2')
  expect((await order()).slice(0, 2)).toEqual(['khumo', 'paper-rolls'])
})

test('the cart is emptied at once, and comes back with Undo', async ({ page, request }) => {
  await buyNow(page, KHUMO)
  await buyNow(page, ROLLS)
  await page.goto(OVERVIEW)
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByText('2 products removed')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('cartId'))).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 1', 'paper-rolls 1'])
})

test('the checkout button stays on a short screen, however many lines there are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of [KHUMO, ROLLS, '/za/shop/accessories/counter-stand/', '/za/shop/sim-cards/sim-data/'])
    await buyNow(page, path)
  for (const [width, height] of [
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(cartPanel(page).getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 })
    await expect(panelLine(page, 'khumo')).toBeInViewport()
  }
  await expectNoBarrier(page)
})

test('the panel locks the page behind it, and gives it back', async ({ page }) => {
  await page.goto(KHUMO)
  await page.evaluate(() => window.scrollTo(0, 200))
  await buyNow(page, KHUMO)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  const scrollOf = () => page.evaluate(() => window.scrollY)
  const before = await scrollOf()
  await page.mouse.move(20, 300)
  await page.mouse.wheel(0, 600)
  await expect.poll(scrollOf).toBe(before)
  await page.keyboard.press('Escape')
  await expect(cartPanel(page)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width)
  await page.evaluate(() => window.scrollBy(0, 200))
  await expect.poll(scrollOf).toBeGreaterThan(before)
})

test('the cart page has no barrier, no navigation on a phone, and never scrolls sideways', async ({ page }, {
  project,
}) => {
  await buyNow(page, KHUMO)
  await page.goto(OVERVIEW)
  await expect(pageLine(page, 'khumo')).toBeVisible()
  await expectNoBarrier(page)
  await expect(page.getByRole('contentinfo')).toBeVisible({ visible: project.name === 'desktop' })
  await expectNoSidewaysScroll(page)
})
