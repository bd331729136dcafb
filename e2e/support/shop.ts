import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { expectReady } from './ready'

export const KHUMO = '/za/shop/card-machines/khumo/'

export const CARDS = {
  pays: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  /** Pays after the right one-time PIN. */
  asksForPin: '4000 0000 0000 3220',
}

/** The phone number has the invisible characters that a contacts app copies with it; see also the postal code below. */
const CONTACT = {
  'Email address': 'thandi@example.co.za',
  'First name': 'Thandi',
  'Last name': 'Mokoena',
  'Phone number': '\u202a082 123\u20114567\u202c',
}

const ADDRESS = { 'Street address': '12 Long Street', Suburb: 'Gardens', 'City or town': 'Cape Town' }

/** Somebody with an account at the embedded shop and login provider. */
export const ACCOUNT = { email: 'thandi@merchant.example', password: 'demo-merchant' }

export const cartPanel = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

/** A link in the page's footer. On a phone its column is opened first. */
export const footerLink = async (page: Page, name: string) => {
  const footer = page.getByRole('contentinfo')
  const named = page.getByRole('link', { name, exact: true, includeHidden: true })
  const link = footer.locator(named)
  await expect(link).toBeAttached()
  if (!(await link.isVisible()))
    await footer.getByRole('region').filter({ has: named }).locator('summary').click()
  return link
}

/** Follows the footer's link to the page of prices, until that is shown: the address changes earlier. */
export const toPricing = async (page: Page) => {
  const link = await footerLink(page, 'Pricing')
  await link.click()
  await expect(page).toHaveURL(/\/za\/pricing\//)
  await expectReady(page)
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** The product on its own page, above the fold. */
export const productHero = (page: Page) => page.locator('[data-block="hero_product_half"]')

export const buyButton = (page: Page) =>
  productHero(page)
    .getByRole('button', { name: /^Buy Now/ })
    .first()

/** Opens a product's page and adds it to the cart, whose panel is open afterwards. */
export const buyNow = async (page: Page, path: string) => {
  await page.goto(path)
  await buyButton(page).click()
  await expect(cartPanel(page)).toBeVisible()
}

/** The line of an item in the open panel. */
export const panelLine = (page: Page, sku: string) => cartPanel(page).locator(`[data-sku="${sku}"]`)

/** The line of an item on the cart's own page. */
export const pageLine = (page: Page, sku: string) => page.locator(`main li[data-sku="${sku}"]`)

export const quantityIn = (line: Locator) => line.getByRole('spinbutton', { name: 'Quantity' })

type ShopCart = { items: { product?: { sku: string }; bundle?: { bundle_code: string }; quantity: number }[] }

/** The lines of this browser's cart at the shop, such as `khumo 2`; none when it has no cart. */
export const linesAtShop = async (page: Page, request: APIRequestContext) => {
  const id = await page.evaluate(() => window.localStorage.getItem('cartId'))
  if (!id) return []
  const { items } = (await (await request.get(`/shop/api/v1/carts/${id}/`)).json()) as ShopCart
  return items.map(({ product, bundle, quantity }) => `${product?.sku ?? bundle?.bundle_code} ${quantity}`)
}

export const emailField = (page: Page) => page.getByLabel('Email address')

/** The offer to log in that follows the email address of an account. */
export const loginOffer = (page: Page) =>
  page.getByText('You have an account. Log in and we fill this in, or go on as a guest.')

export const fillContact = async (page: Page) => {
  for (const [label, value] of Object.entries(CONTACT)) await page.getByLabel(label).fill(value)
}

export const fillAddress = async (page: Page) => {
  for (const [label, value] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Province').selectOption('Western Cape')
  await page.getByLabel('Postal code').fill('\u00a08001\u200b')
}

export const goOnButton = (page: Page) => page.getByRole('button', { name: /^Continue/ })

export const goOn = (page: Page) => goOnButton(page).click()

/** From the open panel of the cart through the first step of the checkout, to its second. */
export const goToShipping = async (page: Page) => {
  await cartPanel(page)
    .getByRole('link', { name: /Checkout/ })
    .click()
  await expect(heading(page, 'Contact')).toBeVisible()
  await fillContact(page)
  await goOn(page)
  await expect(heading(page, 'Shipping')).toBeVisible()
}

/** The number on the Confirm step. */
export const shownOrderNumber = async (page: Page) => {
  const text = await page
    .getByText(/ZA\d{4,}/)
    .first()
    .textContent()
  return /ZA\d+/.exec(text ?? '')?.[0] ?? ''
}
