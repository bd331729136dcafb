import type { Page } from '@playwright/test'
import { expectGood, expectAccessible } from './support/accessible'
import { openWithCart } from './support/payments'
import { expectReady } from './support/ready'
import { buyNow, cartPanel, linesAtShop, pageLine, panelLine, quantityIn } from './support/shop'
import { expect, test } from './support/test'

const OVERVIEW = '/za/cart-overview/'

const promoField = (page: Page) => page.getByRole('textbox', { name: 'Promo code' })

test('a promo code of a link is used; so is one that is typed, unless it is over, which says why', async ({
  page,
  request,
  expectFailures,
}) => {
  await openWithCart(page, request, `${OVERVIEW}?promotion=R100OFF`)
  await expect(page.getByText('-R100.00')).toBeVisible()
  await page.getByRole('button', { name: 'Remove promo code R100OFF' }).click()
  await expect(page.getByText('-R100.00')).toBeHidden()
  expectFailures(/validate_promo_code\/EXPIRED/)
  await promoField(page).fill('expired')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(promoField(page)).toHaveAccessibleDescription(/expired/i)
  await promoField(page).fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('-R119.90')).toBeVisible()
  await expect(page.getByText('R1,079.10').first()).toBeVisible()
})

test('a removed line comes back in its place with its quantity, and an emptied cart with Undo', async ({
  page,
  request,
}) => {
  await openWithCart(page, request, OVERVIEW, { skus: ['khumo', 'khumo', 'paper-rolls'] })
  const shown = () =>
    page.locator('main li[data-sku]').evaluateAll((lines) => lines.map((line) => line.dataset['sku']))
  await expect(quantityIn(pageLine(page, 'khumo'))).toHaveValue('2')
  await pageLine(page, 'khumo')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect.poll(() => linesAtShop(page, request)).toEqual(['paper-rolls 1'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantityIn(pageLine(page, 'khumo'))).toHaveValue('2')
  await expect.poll(() => linesAtShop(page, request)).toEqual(['paper-rolls 1', 'khumo 2'])
  await page.reload()
  await expect(quantityIn(pageLine(page, 'khumo'))).toHaveValue('2')
  expect((await shown()).slice(0, 2)).toEqual(['khumo', 'paper-rolls'])

  await page.getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByText('2 products removed')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('cartId'))).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await linesAtShop(page, request)).sort())
    .toEqual(['khumo 2', 'paper-rolls 1'])
})

test('the checkout button stays on a short screen, however many lines there are', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const skus = ['khumo', 'paper-rolls', 'cash-drawer', 'sim-data']
  await openWithCart(page, request, '/za/blog/choosing-a-card-machine/', { skus })
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
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

test('the panel locks the page behind it, and gives it back', { tag: '@both' }, async ({ page }) => {
  const path = '/za/shop/card-machines/khumo/'
  await page.goto(path)
  await page.evaluate(() => window.scrollTo(0, 200))
  await buyNow(page, path)
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

test(
  'the cart page has no barrier, no footer on a phone, and never scrolls sideways',
  { tag: '@both' },
  async ({ page, request }, { project }) => {
    await openWithCart(page, request, OVERVIEW)
    await expect(pageLine(page, 'khumo')).toBeVisible()
    await expectReady(page)
    await expect(page.getByRole('contentinfo')).toBeVisible({ visible: project.name === 'desktop' })
    await expectGood(page)
  },
)
