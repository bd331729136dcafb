import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { cookies, dismissSaved } from './measurement'
import { createCart } from './orders'
import { test as base } from './test'

/** The narrowest phone that is common. */
const PHONE = { width: 360, height: 740 }

const originOf = () => new URL(test.info().project.use.baseURL ?? '').origin

/** What the site keeps in the browser is gone, and its code is not. Playwright's own way takes a sixth of a second. */
const forgetVisits = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'cookies,local_storage,indexeddb'
  await devtools.send('Storage.clearDataForOrigin', { origin: originOf(), storageTypes })
  await devtools.detach()
}

/** A page that keeps nothing of the site's, not even what a form keeps for as long as its tab is there. */
export const leave = async (page: Page) => {
  if (page.url() !== 'about:blank') await page.evaluate(() => window.sessionStorage.clear())
  await page.goto('about:blank')
  await forgetVisits(page)
}

/**
 * The test of every journey, for many pages: one tab for all of them, since most of the time that a page takes goes into a
 * process of its own. What a page keeps in the browser is gone after each test; after one that failed Playwright begins with
 * another browser.
 */
export const test = base.extend({
  context: async ({ tab }, use) => use(tab.context()),
  page: async ({ tab }, use) => {
    await tab.setViewportSize(PHONE)
    await use(tab)
    // While the test still listens: what a page says as it is left is its own.
    await leave(tab)
  },
})

type Past = {
  /** Left a signup unfinished, of which a reminder at the foot of the screen tells. */
  signup?: boolean
  /** Has something in the cart that is sold out by now: the shop says so in a toast. */
  soldOut?: boolean
}

const beginSignup = async (request: APIRequestContext): Promise<string> => {
  const data = { owner_first_name: 'Thandi', owner_last_name: 'Mokoena', email: 'thandi@example.co.za' }
  return ((await (await request.post('/shop/api/v1/signups/', { data })).json()) as { id: string }).id
}

/** Comes back with a machine in the cart, to which a button at the foot of shop pages leads; which page is for the caller to open. */
export const comeBack = async (
  page: Page,
  request: APIRequestContext,
  { signup = true, soldOut = true }: Past = {},
): Promise<void> => {
  const line = { id: '', type: 'product', quantity: 1, storefront: 'shop' }
  const kept: Record<string, string> = {
    cartId: await createCart(request),
    cartProducts: JSON.stringify((soldOut ? ['khumo', 'go'] : ['khumo']).map((sku) => ({ ...line, sku }))),
    ...(signup ? { pendingSignupId: await beginSignup(request) } : {}),
  }
  await forgetVisits(page)
  // A page of the site's that runs no code.
  await page.goto('/icon.svg')
  await page.evaluate((all) => Object.assign(window.localStorage, all), kept)
}

/** The button of the toast about what is sold out. */
export const dismissToast = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'Product not available' })
    .locator('..')
    .getByRole('button', { name: 'Dismiss' })

/** Answers the question about cookies, if it stands, so that it and its toast leave the foot of the screen. */
export const refuseCookies = async (page: Page): Promise<void> => {
  const no = cookies(page).getByRole('button', { name: 'No, thanks' })
  if (!(await no.isVisible())) return
  await no.click()
  await dismissSaved(page).click()
}

export { expect }
