import { openReady } from './support/ready'
import { buyNow, cartPanel, linesAtShop, pageLine, panelLine, productHero, quantityIn } from './support/shop'
import { expect, test } from './support/test'

const KHUMO = '/za/shop/card-machines/khumo/'
const ROLLS = '/za/shop/accessories/paper-rolls/'

test('two tabs follow each other, lines and totals', async ({ page, context }) => {
  await buyNow(page, KHUMO)
  const other = await context.newPage()
  await other.goto('/za/cart-overview/')
  await expect(quantityIn(pageLine(other, 'khumo'))).toHaveValue('1')
  await panelLine(page, 'khumo').getByRole('button', { name: 'One more' }).click()
  await expect(quantityIn(pageLine(other, 'khumo'))).toHaveValue('2')
  await expect(other.getByText('R2,398.00').first()).toBeVisible()
  await pageLine(other, 'khumo')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(panelLine(page, 'khumo')).toHaveCount(0)
  await expect(cartPanel(page).getByText('Nothing in here yet')).toBeVisible()
})

test('adding in two tabs at once makes one cart with both', async ({ page, context, request }) => {
  await buyNow(page, KHUMO)
  const other = await context.newPage()
  await openReady(other, ROLLS)
  const buy = productHero(other)
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

test('without storage the shop still works within the page view, and says so', async ({
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
