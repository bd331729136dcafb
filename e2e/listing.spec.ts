import type { APIRequestContext, Page } from '@playwright/test'
import { cartPanel, productHero } from './support/shop'
import { expect, test } from './support/test'

const SHOP = '/za/shop/'

const listing = (page: Page) => page.locator('[data-block="shop_items"]')
const names = (page: Page) => listing(page).getByRole('article').getByRole('heading').allTextContents()
const count = (page: Page) => listing(page).getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const query = (page: Page) => new URL(page.url()).search

/** What each choice leaves of the shop's products and bundles. */
const CHOICES: [string, string[] | number][] = [
  ['?type=accessory', 5],
  ['?type=bundle', ['Starter kit', 'Counter kit', 'Market day kit']],
  ['?type=card_machine&sort=price-desc', ['Khumo Print', 'Khumo', 'Neo Touch', 'Go']],
  ['?type=card_machine&in_stock=1&sort=price-asc', ['Neo Touch', 'Khumo', 'Khumo Print']],
  ['?type=bundle&price=500-2000&on_promotion=1', ['Starter kit', 'Market day kit']],
  ['?q=battery+khumo', 1],
  ['?q=fridge', []],
]

for (const [address, expected] of CHOICES) {
  test(`${address} survives a reload and Back`, async ({ page }) => {
    await page.goto(SHOP + address)
    const check = async () => {
      const amount = typeof expected === 'number' ? expected : expected.length
      await expect(listing(page).getByRole('article')).toHaveCount(amount)
      if (typeof expected !== 'number') expect(await names(page)).toEqual(expected)
      const words = amount === 0 ? 'No products found' : amount === 1 ? '1 product' : `${amount} products`
      await expect(count(page)).toHaveText(words)
      expect(query(page)).toBe(address)
    }
    await check()
    await page.reload()
    await check()
    await page.goto('/za/cart-overview/')
    await page.goBack()
    await check()
  })
}

test('the tab in the address stays whatever is chosen', async ({ page }) => {
  await page.goto('/za/shop/card-machines/?tab=Overview')
  const tabs = page.getByRole('navigation', { name: 'Shop' })
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Overview')
  await page.reload()
  expect(query(page)).toBe('?tab=Overview')
  await expect(listing(page).locator('[data-sku="khumo"]')).toBeVisible()
})

test('choosing is a step that Back undoes, typing is not', async ({ page }) => {
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
  expect(query(page)).toBe('?tab=Overview&type=accessory')
  await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('')
  await expect(search(page)).toHaveValue('')
  await page.goBack()
  expect(query(page)).toBe('?tab=Overview')
  await expect(listing(page).getByRole('article')).toHaveCount(whole)
})

test('nothing found helps onward', async ({ page }) => {
  await page.goto(`${SHOP}?q=fridge`)
  await page.getByRole('button', { name: 'Show all products' }).click()
  await expect(listing(page).locator('[data-sku="khumo"]')).toBeVisible()
  await expect(search(page)).toBeFocused()
})

test('no list of the whole shop flashes before the part that was asked for', async ({ page }) => {
  await page.goto(`${SHOP}?type=bundle`, { waitUntil: 'commit' })
  const khumo = listing(page).locator('[data-sku="khumo"]')
  await khumo.waitFor({ state: 'attached' })
  await expect(khumo).toBeHidden()
  await expect(listing(page).locator('[data-bundle-code="starter-kit"]')).toBeVisible()
  await expect(khumo).toHaveCount(0)
})

test('what is sold elsewhere is not listed', async ({ page }) => {
  await page.goto(`${SHOP}?type=accessory`)
  await expect(listing(page).locator('[data-sku="paper-rolls"]')).toBeVisible()
  await expect(page.locator('[data-sku="receipt-printer"]')).toHaveCount(0)
})

test('out of stock offers the waitlist, pre-order the news, and neither can be bought', async ({ page }) => {
  await page.goto(SHOP)
  for (const [sku, reason, link] of [
    ['go', 'Out of stock', /^Join the waitlist for Go/],
    ['barcode-scanner', 'Pre-order only', /^Tell me when it ships for Barcode scanner/],
  ] as const) {
    const card = listing(page).locator(`[data-sku="${sku}"]`)
    await expect(card).toContainText(reason)
    await expect(card.getByRole('link', { name: link })).toBeVisible()
    await expect(card.getByRole('button')).toHaveCount(0)
  }
})

const setPrice = (request: APIRequestContext, sku: string, price: number) =>
  request.patch(`/sandbox/api/products/${sku}`, { data: { unit_price: price } })

test('a price changed in the shop shows on the built page and in the cart', async ({ page, request }, {
  project,
}) => {
  const [sku, path, built] =
    project.name === 'phone'
      ? ['neo-touch', '/za/shop/card-machines/neo-touch/', 899]
      : ['sim-data', '/za/shop/sim-cards/sim-data/', 49]
  const changed = built + 26
  try {
    await setPrice(request, sku, changed)
    await page.goto(path)
    const price = productHero(page).locator(`[data-price="${changed}"]`)
    await expect(price.first()).toHaveText(`R${changed}`)
    await expect(page.getByText(`the price is now R${changed}`)).toBeVisible()
    await productHero(page)
      .getByRole('button', { name: /^Buy Now/ })
      .first()
      .click()
    await expect(cartPanel(page).locator(`[data-sku="${sku}"]`)).toContainText(`R${changed}`)
  } finally {
    await setPrice(request, sku, built)
  }
})

test('views of a product’s page are counted', async ({ page }) => {
  const path = '/za/shop/card-machines/khumo/'
  const kept = () =>
    page.evaluate(() => JSON.parse(window.localStorage.getItem('visitedPages') ?? '[]') as { url: string }[])
  await page.goto(`${path}?utm_source=mail`)
  await expect.poll(kept).toMatchObject([{ sku: 'khumo', number_of_visits: 1 }])
  await page.reload()
  await expect.poll(kept).toMatchObject([{ sku: 'khumo', number_of_visits: 2 }])
  expect(new URL((await kept())[0]?.url ?? '').pathname).toBe(path)
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
