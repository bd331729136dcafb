import { openWithCart } from './support/orders'
import { openReady } from './support/ready'
import { buyNow, cartPanel, linesAtShop, pageLine, panelLine, productHero, quantityIn } from './support/shop'
import { expect, test } from './support/test'

const KHUMO = '/za/shop/card-machines/khumo/'
const ROLLS = '/za/shop/accessories/paper-rolls/'

test('two tabs follow each other, lines and totals; adding in both at once makes one cart with both', async ({
  page,
  context,
  request,
}) => {
  await openWithCart(page, request, '/za/cart-overview/')
  const khumo = pageLine(page, 'khumo')
  await expect(quantityIn(khumo)).toHaveValue('1')
  const other = await context.newPage()
  await openReady(other, ROLLS)
  const buy = productHero(other)
    .getByRole('button', { name: /^Buy Now/ })
    .first()
  await test.step('both at once', async () => {
    await Promise.all([khumo.getByRole('button', { name: 'One more' }).click(), buy.click()])
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
