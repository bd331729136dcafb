import { buyNow, cartPanel, productHero } from './support/shop'
import { expect, test } from './support/test'

const KHUMO = '/za/shop/card-machines/khumo/'
const ROLLS = '/za/shop/accessories/paper-rolls/'

test('two adds raise one line', async ({ page }) => {
  await buyNow(page, KHUMO)
  await cartPanel(page)
    .getByRole('button', { name: /^Close/ })
    .first()
    .click()
  await productHero(page)
    .getByRole('button', { name: /^Buy Now/ })
    .first()
    .click()
  const lines = cartPanel(page).locator('[data-sku="khumo"]')
  await expect(lines).toHaveCount(1)
  await expect(lines.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2')
  await page.reload()
  await expect(page.getByRole('banner').getByLabel('Cart, 2 items')).toBeVisible()
})

test('the quantity stops at the most a cart may hold', async ({ page }) => {
  await buyNow(page, ROLLS)
  const line = cartPanel(page).locator('[data-sku="paper-rolls"]')
  const quantity = line.getByRole('spinbutton', { name: 'Quantity' })
  await quantity.fill('25')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('10')
  await expect(line.getByRole('button', { name: 'One more' })).toBeDisabled()
})

test('a product withdrawn from the shop leaves the cart with a warning', async ({ page, request }, {
  project,
}) => {
  const sku = project.name === 'phone' ? 'counter-stand' : 'charging-dock'
  await buyNow(page, `/za/shop/accessories/${sku}/`)
  try {
    await request.patch(`/sandbox/api/products/${sku}`, { data: { can_be_purchased: false } })
    await page.goto('/za/')
    const warning = page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: 'Product not available' })
    await expect(warning).toContainText('Product no longer purchasable')
    await expect(page.getByRole('banner').getByLabel('Cart, empty')).toBeVisible()
  } finally {
    await request.patch(`/sandbox/api/products/${sku}`, { data: { can_be_purchased: true } })
  }
})

test('without storage the shop still works within the page view', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is disabled', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, { get: refuse })
  })
  await buyNow(page, KHUMO)
  await expect(cartPanel(page).locator('[data-sku="khumo"]')).toBeVisible()
})

test('with the shop API down the page reads, adding says so, and the cart keeps its lines', async ({
  page,
  expectFailures,
}) => {
  await buyNow(page, KHUMO)
  await expect(cartPanel(page).locator('[data-sku="khumo"]')).toBeVisible()
  expectFailures(/\/shop\/api\/|could not be (refreshed|checked)/)
  await page.route('**/shop/api/**', (route) => route.abort('connectionrefused'))
  await page.goto(ROLLS)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await productHero(page)
    .getByRole('button', { name: /^Buy Now/ })
    .first()
    .click()
  await expect(page.getByText('Request failed').first()).toBeVisible()
  await page.unroute('**/shop/api/**')
  await page.goto('/za/cart-overview/')
  await expect(page.locator('main [data-sku="khumo"]').first()).toBeVisible()
})
