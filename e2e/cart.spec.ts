import type { Page } from '@playwright/test'
import { openWithCart } from './support/payments'
import { buyNow, cartPanel, panelLine, productHero, quantityIn } from './support/shop'
import { expect, test } from './support/test'

const ROLLS = '/za/shop/accessories/paper-rolls/'

/** The views of products' pages that this browser has counted. */
const visits = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('visitedPages') ?? '[]') as { url: string }[])

test('two adds raise one line, which stops at the most a cart may hold and is there after a reload; the visits are counted', async ({
  page,
}) => {
  await buyNow(page, `${ROLLS}?utm_source=mail`)
  await cartPanel(page)
    .getByRole('button', { name: /^Close/ })
    .first()
    .click()
  // One that is on its way out shows the second piece too, and takes no typing with it.
  await expect(cartPanel(page)).toBeHidden()
  await productHero(page)
    .getByRole('button', { name: /^Buy Now/ })
    .first()
    .click()
  const line = panelLine(page, 'paper-rolls')
  await expect(line).toHaveCount(1)
  const quantity = quantityIn(line)
  await expect(quantity).toHaveValue('2')
  await quantity.fill('25')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('10')
  await expect(line.getByRole('button', { name: 'One more' })).toBeDisabled()
  await expect.poll(() => visits(page)).toMatchObject([{ sku: 'paper-rolls', number_of_visits: 1 }])
  await page.reload()
  await expect(page.getByRole('banner').getByLabel('Cart, 10 items')).toBeVisible()
  await expect.poll(() => visits(page)).toMatchObject([{ sku: 'paper-rolls', number_of_visits: 2 }])
  expect(new URL((await visits(page))[0]?.url ?? '').pathname).toBe(ROLLS)
})

test('a product withdrawn from the shop leaves the cart with a warning', async ({ page, request }) => {
  // No other journey and no bundle holds one.
  const product = '/sandbox/api/products/counter-stand'
  try {
    await openWithCart(page, request, '/healthz', { skus: ['counter-stand'] })
    await request.patch(product, { data: { can_be_purchased: false } })
    await page.goto('/za/')
    const warning = page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: 'Product not available' })
    await expect(warning).toContainText('Counter stand: Product no longer purchasable')
    await expect(page.getByRole('banner').getByLabel('Cart, empty')).toBeVisible()
  } finally {
    await request.patch(product, { data: { can_be_purchased: true } })
  }
})
