import { buyNow, cartPanel, linesAtShop, pageLine, panelLine, quantityIn } from './support/shop'
import { expect, test } from './support/test'

const KHUMO = '/za/shop/card-machines/khumo/'
const ROLLS = '/za/shop/accessories/paper-rolls/'
const OVERVIEW = '/za/cart-overview/'

test('two tabs agree within a second, lines and totals', async ({ page, context }) => {
  await buyNow(page, KHUMO)
  const other = await context.newPage()
  await other.goto(OVERVIEW)
  await expect(quantityIn(pageLine(other, 'khumo'))).toHaveValue('1')
  await panelLine(page, 'khumo').getByRole('button', { name: 'One more' }).click()
  await expect(quantityIn(pageLine(other, 'khumo'))).toHaveValue('2', { timeout: 1000 })
  await expect(other.getByText('R2,398.00').first()).toBeVisible()
  await pageLine(other, 'khumo')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(panelLine(page, 'khumo')).toHaveCount(0, { timeout: 1000 })
  await expect(cartPanel(page).getByText('Nothing in here yet')).toBeVisible()
})

test('adding in two tabs at once makes one cart with both', async ({ page, context, request }) => {
  await buyNow(page, KHUMO)
  const other = await context.newPage()
  await other.goto(ROLLS)
  const buy = other
    .locator('[data-block="hero_product_half"]')
    .getByRole('button', { name: /^Buy Now/ })
    .first()
  await Promise.all([panelLine(page, 'khumo').getByRole('button', { name: 'One more' }).click(), buy.click()])
  await expect(panelLine(other, 'paper-rolls')).toBeVisible()
  await expect
    .poll(async () => (await linesAtShop(page, request)).sort())
    .toEqual(['khumo 2', 'paper-rolls 1'])
  await expect(quantityIn(panelLine(page, 'paper-rolls'))).toHaveValue('1')
  await expect(quantityIn(panelLine(other, 'khumo'))).toHaveValue('2')
})

test('storage that is full keeps the cart for this page, and says so', async ({ page, expectFailures }) => {
  expectFailures(/was not saved in this browser/)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await buyNow(page, KHUMO)
  await expect(quantityIn(panelLine(page, 'khumo'))).toHaveValue('1')
  await expect(cartPanel(page).getByText(/^This browser cannot keep your cart/)).toBeVisible()
})

test('corrupted lines come back from the shop', async ({ page, request }) => {
  await buyNow(page, KHUMO)
  await page.evaluate(() => window.localStorage.setItem('cartProducts', '[{"sku":"khu'))
  await page.goto(OVERVIEW)
  await expect(quantityIn(pageLine(page, 'khumo'))).toHaveValue('1')
  expect(await linesAtShop(page, request)).toEqual(['khumo 1'])
})

test('a cart the shop does not know is made anew, with every line', async ({
  page,
  request,
  expectFailures,
}) => {
  await buyNow(page, KHUMO)
  await panelLine(page, 'khumo').getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 2'])
  expectFailures(/\/shop\/api\/v1\/carts\/0b8f3c1e/)
  await page.evaluate(() => window.localStorage.setItem('cartId', '0b8f3c1e-6d54-4a5e-9a57-2f1c1f6f0a11'))
  await page.goto(OVERVIEW)
  await expect(quantityIn(pageLine(page, 'khumo'))).toHaveValue('2')
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('cartId'))).not.toMatch(/^0b8f3c1e/)
  expect(await linesAtShop(page, request)).toEqual(['khumo 2'])
})
