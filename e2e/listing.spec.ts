import type { APIRequestContext, Page } from '@playwright/test'
import { byScale } from '../services/testing/scale'
import { CODE, hold } from './support/network'
import { openReady } from './support/ready'
import { buyButton, cartPanel, productHero } from './support/shop'
import { expect, test } from './support/test'
import { keepToasts } from './support/init-scripts'
import { watchUnexpectedShifts } from './support/shifts'

// Tables in src/blocks/shop/shop-items/ cover which products a filter leaves and how the address represents it.

const SHOP = '/za/shop/'

/** On other screens the filters are a row above the list. */
const PHONE = { tag: '@narrow' }

const listing = (page: Page) => page.locator('[data-block="shop_items"]')
const names = (page: Page) => listing(page).getByRole('article').getByRole('heading').allTextContents()
const count = (page: Page) => listing(page).getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const query = (page: Page) => new URL(page.url()).search

test.describe('on the first screen of a phone', () => {
  // The server's HTML has the whole listing.
  test.use({ ownProfile: true, javaScriptEnabled: false })

  /** The pages of the shop, one for each kind of product. */
  const LISTINGS = [
    '',
    'card-machines/',
    ...['point-of-sale/', 'accessories/', 'sim-cards/', 'services/', 'bundles/'].slice(byScale(5, 0)),
  ]

  test(
    'a listing shows its first product within 500 px, and the current page’s tab',
    { tag: '@narrow' },
    async ({ page }) => {
      for (const path of LISTINGS)
        await test.step(path || 'the shop', async () => {
          await page.goto(SHOP + path)
          for (const width of [360, 390, 430]) {
            await page.setViewportSize({ width, height: 844 })
            const topOf = async () => (await listing(page).getByRole('article').first().boundingBox())?.y
            await expect.poll(topOf, { message: `at ${width} px` }).toBeLessThanOrEqual(500)
            const own = page.getByRole('navigation', { name: 'Shop' }).locator('[aria-current="page"]')
            await expect(own).toHaveAttribute('href', `${SHOP}${path}?tab=Overview`)
            await expect(own).toBeInViewport({ ratio: 1 })
          }
        })
    },
  )
})

test(
  'on a desktop the filters stand in a row, without a button that opens them again',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto(SHOP)
    await expect(search(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeHidden()
  },
)

test('filters are in the address, and survive a reload and Back', async ({ page }) => {
  const address = '?tab=Overview&q=card+machines&in_stock=1&sort=price-asc'
  const expected = ['Neo Touch', 'Khumo', 'Khumo Print']
  const check = async () => {
    await expect(listing(page).getByRole('article')).toHaveCount(expected.length)
    expect(await names(page)).toEqual(expected)
    await expect(count(page)).toHaveText(/^3 products/)
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

test(
  'the phone’s filter sheet shows the number of products, Back undoes a choice but not typing, and the filters survive a visit to a product',
  PHONE,
  async ({ page }) => {
    const filters = page.getByRole('dialog', { name: 'Filter and sort' })
    const openFilters = () => page.getByRole('button', { name: /^Filter/ }).click()
    await openReady(page, `${SHOP}?tab=Overview`)
    const whole = await listing(page).locator('article').count()
    await openFilters()
    await test.step('choosing', async () => {
      await page.getByRole('checkbox', { name: 'On promotion' }).check()
      await search(page).pressSequentially('kit')
      await expect(filters.getByRole('status')).toHaveText('3 products')
      expect(query(page)).toBe('?tab=Overview&on_promotion=1&q=kit')
      await filters.getByRole('button', { name: 'Show 3 products' }).click()
      await expect(filters).toBeHidden()
      await expect(page.getByRole('button', { name: 'Filter 2 active' })).toBeFocused()
    })
    await test.step('a visit to a product', async () => {
      await listing(page).getByRole('link', { name: 'Details of Starter kit' }).click()
      await expect(productHero(page)).toBeVisible()
      await page.goBack()
      await expect(count(page)).toHaveText('3 products for “kit”')
      await openFilters()
      await expect(page.getByRole('checkbox', { name: 'On promotion' })).toBeChecked()
      await expect(search(page)).toHaveValue('kit')
    })
    await test.step('Back', async () => {
      await page.goBack()
      await expect(listing(page).locator('article')).toHaveCount(whole)
      expect(query(page)).toBe('?tab=Overview')
    })
  },
)

test(
  'the unfiltered list never shows before the filtered one, choices before the code is loaded take effect, and Back undoes them',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const release = await hold(page, CODE)
    await page.goto(`${SHOP}?on_promotion=1`, { waitUntil: 'commit' })
    const khumo = listing(page).locator('[data-sku="khumo"]')
    await expect(khumo, 'the whole list is in the HTML').toBeAttached()
    await expect(khumo).toBeHidden()
    await page.getByRole('combobox', { name: 'Price' }).selectOption('R500 to R2,000')
    await search(page).fill('kit')
    release()
    await expect(count(page)).toHaveText('2 products for “kit”')
    expect(await names(page)).toEqual(['Starter kit', 'Market day kit'])
    await expect(khumo).toHaveCount(0)
    const chosen = { on_promotion: '1', price: '500-2000', q: 'kit' }
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(chosen)
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('')
    await expect(search(page)).toHaveValue('')
    expect(query(page)).toBe('?on_promotion=1')
  },
)

test(
  'when the sheet’s code does not load, the filters appear above the list, and an empty result offers all products',
  PHONE,
  async ({ page, expectFailures }) => {
    expectFailures(/filter-sheet/)
    await page.route(/filter-sheet[^/]*\.js/, (route) => route.abort())
    await openReady(page, SHOP)
    await page.getByRole('button', { name: 'Filter' }).click()
    await search(page).fill('fridge')
    await expect(count(page)).toHaveText('No products found for “fridge”')
    await page.getByRole('button', { name: 'Show all products' }).click()
    await expect(listing(page).locator('[data-sku="khumo"]')).toBeVisible()
    await expect(count(page)).toBeFocused()
  },
)

const setPrice = (request: APIRequestContext, sku: string, price: number) =>
  request.patch(`/sandbox/api/products/${sku}`, { data: { unit_price: price } })

test('a price changed in the shop shows on the built page, moves nothing there, and shows in the cart', async ({
  page,
  request,
}) => {
  const shifted = await watchUnexpectedShifts(page)
  try {
    await setPrice(request, 'neo-touch', 925)
    await keepToasts(page)
    await page.goto('/za/shop/card-machines/neo-touch/')
    const price = productHero(page).locator('[data-price="925"]')
    await expect(price.first()).toHaveText('R925')
    await expect(page.getByText('the price is now R925')).toBeVisible()
    expect(await shifted()).toEqual([])
    await buyButton(page).click()
    await expect(cartPanel(page).locator('[data-sku="neo-touch"]')).toContainText('R925')
  } finally {
    await setPrice(request, 'neo-touch', 899)
  }
})
