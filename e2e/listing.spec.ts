import type { APIRequestContext, Page } from '@playwright/test'
import { cartPanel, productHero } from './support/shop'
import { expect, test } from './support/test'

const SHOP = '/za/shop/'

const listing = (page: Page) => page.locator('[data-block="shop_items"]')
const names = (page: Page) => listing(page).getByRole('article').getByRole('heading').allTextContents()
const count = (page: Page) => listing(page).getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const query = (page: Page) => new URL(page.url()).search

/** What a choice leaves of the shop's products and bundles; every other one in src/blocks/shop/shop-items. */
const CHOICES = {
  '?type=card_machine&in_stock=1&sort=price-asc': ['Neo Touch', 'Khumo', 'Khumo Print'],
  '?type=bundle&price=500-2000&on_promotion=1': ['Starter kit', 'Market day kit'],
}

test('what was chosen stands in the address, and survives a reload and Back', async ({ page }) => {
  for (const [address, expected] of Object.entries(CHOICES)) {
    await test.step(address, async () => {
      const check = async () => {
        await expect(listing(page).getByRole('article')).toHaveCount(expected.length)
        expect(await names(page)).toEqual(expected)
        await expect(count(page)).toHaveText(`${expected.length} products`)
        expect(query(page)).toBe(address)
      }
      await page.goto(SHOP + address)
      await check()
      await page.reload()
      await check()
      await page.goto('/healthz')
      await page.goBack()
      await check()
    })
  }
})

test('the tab in the address stays whatever is chosen', async ({ page }) => {
  await page.goto('/za/shop/card-machines/?tab=Overview')
  const tabs = page.getByRole('navigation', { name: 'Shop' })
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Overview')
  await page.reload()
  expect(query(page)).toBe('?tab=Overview')
  await expect(listing(page).locator('[data-sku="khumo"]')).toBeVisible()
})

test('choosing is a step that Back undoes, typing is not', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${SHOP}?tab=Overview`)
  // Without a filter in the address the list sleeps until it is near.
  await listing(page).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-block="shop_items"][data-awake]')).toBeVisible()
  const whole = await listing(page).getByRole('article').count()
  await page.getByRole('radio', { name: 'Accessories' }).check()
  await page.getByRole('combobox', { name: 'Price' }).selectOption('Under R500')
  await search(page).pressSequentially('roll')
  await expect(count(page)).toHaveText('1 product')
  expect(query(page)).toBe('?tab=Overview&type=accessory&price=under-500&q=roll')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('')
  await expect(search(page)).toHaveValue('')
  expect(query(page)).toBe('?tab=Overview&type=accessory')
  await page.goBack()
  await expect(listing(page).getByRole('article')).toHaveCount(whole)
  expect(query(page)).toBe('?tab=Overview')
})

test('nothing found helps onward', async ({ page }) => {
  await page.goto(`${SHOP}?q=fridge`)
  await expect(count(page)).toHaveText('No products found')
  await page.getByRole('button', { name: 'Show all products' }).click()
  await expect(listing(page).locator('[data-sku="khumo"]')).toBeVisible()
  await expect(search(page)).toBeFocused()
})

test('no list of the whole shop flashes before the part that was asked for', async ({ page }) => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${SHOP}?type=bundle`, { waitUntil: 'commit' })
  const khumo = listing(page).locator('[data-sku="khumo"]')
  await expect(khumo, 'the whole list is in the HTML').toBeAttached()
  await expect(khumo).toBeHidden()
  letGo()
  await expect(listing(page).locator('[data-bundle-code="starter-kit"]')).toBeVisible()
  await expect(khumo).toHaveCount(0)
})

test('what is sold elsewhere is not listed; out of stock offers the waitlist, pre-order itself, and neither can be bought', async ({
  page,
}) => {
  await page.goto(SHOP)
  await expect(listing(page).locator('[data-sku="paper-rolls"]')).toBeVisible()
  await expect(page.locator('[data-sku="receipt-printer"]')).toHaveCount(0)
  for (const [sku, reason, link] of [
    ['go', 'Out of stock', /^Join the waitlist for Go/],
    ['barcode-scanner', 'Pre-order only', /^Pre-order Barcode scanner/],
  ] as const) {
    const card = listing(page).locator(`[data-sku="${sku}"]`)
    await expect(card).toContainText(reason)
    await expect(card.getByRole('link', { name: link })).toBeVisible()
    await expect(card.getByRole('button')).toHaveCount(0)
  }
})

const setPrice = (request: APIRequestContext, sku: string, price: number) =>
  request.patch(`/sandbox/api/products/${sku}`, { data: { unit_price: price } })

test('a price changed in the shop shows on the built page and in the cart', async ({ page, request }) => {
  try {
    await setPrice(request, 'neo-touch', 925)
    await page.goto('/za/shop/card-machines/neo-touch/')
    const price = productHero(page).locator('[data-price="925"]')
    await expect(price.first()).toHaveText('R925')
    await expect(page.getByText('the price is now R925')).toBeVisible()
    await productHero(page)
      .getByRole('button', { name: /^Buy Now/ })
      .first()
      .click()
    await expect(cartPanel(page).locator('[data-sku="neo-touch"]')).toContainText('R925')
  } finally {
    await setPrice(request, 'neo-touch', 899)
  }
})

test('a bundle has its own page and goes into the cart', async ({ page }) => {
  await page.goto('/za/shop/bundles/starter-kit/')
  await expect(page.locator('[data-bundle-code="starter-kit"]').first()).toBeVisible()
  await productHero(page)
    .getByRole('button', { name: /^Buy Now/ })
    .first()
    .click()
  await expect(cartPanel(page).locator('[data-bundle-code="starter-kit"]')).toContainText('R1,499')
})
