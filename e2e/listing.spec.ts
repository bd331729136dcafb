import type { APIRequestContext, Page } from '@playwright/test'
import { openReady } from './support/ready'
import { cartPanel, productHero } from './support/shop'
import { expect, test } from './support/test'

const SHOP = '/za/shop/'

const listing = (page: Page) => page.locator('[data-block="shop_items"]')
const names = (page: Page) => listing(page).getByRole('article').getByRole('heading').allTextContents()
const count = (page: Page) => listing(page).getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const query = (page: Page) => new URL(page.url()).search

/** Answers how to let them through. */
const holdScripts = async (page: Page) => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** What a choice leaves of the shop's products and bundles; every other one in src/blocks/shop/shop-items. */
const CHOICES = {
  '?q=card+machines&in_stock=1&sort=price-asc': ['Neo Touch', 'Khumo', 'Khumo Print'],
  '?price=500-2000&on_promotion=1': ['Starter kit', 'Market day kit'],
}

test('what was chosen stands in the address, and survives a reload and Back', async ({ page }) => {
  for (const [address, expected] of Object.entries(CHOICES)) {
    await test.step(address, async () => {
      const check = async () => {
        await expect(listing(page).getByRole('article')).toHaveCount(expected.length)
        expect(await names(page)).toEqual(expected)
        await expect(count(page)).toHaveText(new RegExp(`^${expected.length} products`))
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

/** The pages of the shop: the kinds of product are chosen by going to one. */
const LISTINGS = [
  '',
  'card-machines/',
  'point-of-sale/',
  'accessories/',
  'sim-cards/',
  'services/',
  'bundles/',
]

test(
  'a phone shows the first product within 500 px, and the page’s own tab',
  { tag: '@narrow' },
  async ({ page }) => {
    const problems: string[] = []
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      for (const path of LISTINGS) {
        await page.goto(SHOP + path, { waitUntil: 'domcontentloaded' })
        const { y } = (await listing(page).getByRole('article').first().boundingBox()) ?? { y: Infinity }
        if (y > 500) problems.push(`${path || 'the shop'} at ${width} px: ${y} px`)
        const own = page.getByRole('navigation', { name: 'Shop' }).locator('[aria-current="page"]')
        await expect(own).toHaveAttribute('href', `${SHOP}${path}?tab=Overview`)
        await expect(own).toBeInViewport({ ratio: 1 })
      }
    }
    expect(problems).toEqual([])
  },
)

test('the tab in the address stays whatever is chosen', async ({ page }) => {
  await page.goto('/za/shop/card-machines/?tab=Overview')
  const tabs = page.getByRole('navigation', { name: 'Shop' })
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Card machines')
  await page.reload()
  expect(query(page)).toBe('?tab=Overview')
  await expect(listing(page).locator('[data-sku="khumo"]')).toBeVisible()
})

const filters = (page: Page) => page.getByRole('dialog', { name: 'Filter and sort' })

/** On a phone the filters are in a sheet. */
const openFilters = async (page: Page, isWide: boolean) => {
  if (isWide) return
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(filters(page)).toBeVisible()
}

test(
  'choosing is a step that Back undoes, typing is not',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await page.goto(`${SHOP}?tab=Overview`)
    const whole = await listing(page).locator('article').count()
    await openFilters(page, project.name === 'desktop')
    await page.getByRole('checkbox', { name: 'In stock' }).check()
    await page.getByRole('combobox', { name: 'Price' }).selectOption('Under R500')
    await search(page).pressSequentially('roll')
    await expect(page.getByRole('status').filter({ visible: true })).toHaveText(/^1 product/)
    expect(query(page)).toBe('?tab=Overview&in_stock=1&price=under-500&q=roll')
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('')
    await expect(search(page)).toHaveValue('')
    expect(query(page)).toBe('?tab=Overview&in_stock=1')
    await page.goBack()
    await expect(listing(page).locator('article')).toHaveCount(whole)
    expect(query(page)).toBe('?tab=Overview')
  },
)

test('the sheet says what is left, and what was chosen in it stands after a look at a product', async ({
  page,
}) => {
  await openReady(page, SHOP)
  await openFilters(page, false)
  await page.getByRole('checkbox', { name: 'On promotion' }).check()
  await search(page).fill('kit')
  await expect(filters(page).getByRole('status')).toHaveText('3 products')
  await filters(page).getByRole('button', { name: 'Show 3 products' }).click()
  await expect(filters(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter 2 active' })).toBeFocused()
  await listing(page).getByRole('link', { name: 'Details of Starter kit' }).click()
  await expect(productHero(page)).toBeVisible()
  await page.goBack()
  await expect(count(page)).toHaveText('3 products for “kit”')
  await openFilters(page, false)
  await expect(page.getByRole('checkbox', { name: 'On promotion' })).toBeChecked()
  await expect(search(page)).toHaveValue('kit')
})

test('where the sheet’s code does not come, the filters stand over the list', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/filter-sheet/)
  await page.route(/filter-sheet[^/]*\.js/, (route) => route.abort())
  await openReady(page, SHOP)
  await page.getByRole('button', { name: 'Filter' }).click()
  await search(page).fill('fridge')
  await expect(count(page)).toHaveText('No products found for “fridge”')
})

test('what is chosen before the code is here has happened', { tag: '@wide' }, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto(SHOP, { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Price' }).selectOption('Under R500')
  await page.getByRole('checkbox', { name: 'In stock' }).check()
  await search(page).fill('roll')
  letGo()
  await expect(count(page)).toHaveText('1 product for “roll”')
  expect(query(page)).toBe('?price=under-500&in_stock=1&q=roll')
})

test('nothing found helps onward', async ({ page }) => {
  await page.goto(`${SHOP}?q=fridge`)
  await expect(count(page)).toHaveText('No products found for “fridge”')
  await page.getByRole('button', { name: 'Show all products' }).click()
  await expect(listing(page).locator('[data-sku="khumo"]')).toBeVisible()
  await expect(count(page)).toBeFocused()
})

test('no list of the whole shop flashes before the part that was asked for', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto(`${SHOP}?on_promotion=1`, { waitUntil: 'commit' })
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
