import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { cookies } from './measurement'
import { createCart, storeVisit } from './orders'
import { BLANK, clearStorage, test as base } from './test'

/** The narrowest phone that is common. */
const PHONE = { width: 360, height: 740 }

const forgetVisits = (page: Page) => clearStorage(page, test.info().project.use.baseURL)

/** Leaves the site, and deletes everything that it stored, also the tab's session storage. */
export const leave = async (page: Page) => {
  if (page.url() !== 'about:blank') await page.evaluate(() => window.sessionStorage.clear())
  await page.goto(BLANK)
  await forgetVisits(page)
}

/**
 * The test of journeys over many pages. They share one tab, because a process for each would take most of the time. Storage is
 * deleted after each test; after a failed one Playwright starts another browser.
 */
export const test = base.extend({
  context: async ({ tab }, use) => use(tab.context()),
  page: async ({ tab }, use) => {
    await tab.setViewportSize(PHONE)
    await use(tab)
    // Leaves the page while this test still collects problems, so that those of leaving belong to it.
    await leave(tab)
  },
})

type Past = {
  /** An unfinished signup, of which a reminder at the foot of the screen informs. */
  signup?: boolean
  /** A cart line that is sold out by now, which a toast reports. */
  soldOut?: boolean
}

const beginSignup = async (request: APIRequestContext): Promise<string> => {
  const data = { owner_first_name: 'Thandi', owner_last_name: 'Mokoena', email: 'thandi@example.co.za' }
  return ((await (await request.post('/shop/api/v1/signups/', { data })).json()) as { id: string }).id
}

/** Stores an earlier visit with a machine in the cart. */
export const comeBack = async (
  page: Page,
  request: APIRequestContext,
  { signup = true, soldOut = true }: Past = {},
): Promise<void> => {
  const line = { id: '', type: 'product', quantity: 1, storefront: 'shop' }
  await forgetVisits(page)
  await storeVisit(page, {
    cartId: await createCart(request),
    cartProducts: JSON.stringify((soldOut ? ['khumo', 'go'] : ['khumo']).map((sku) => ({ ...line, sku }))),
    ...(signup ? { pendingSignupId: await beginSignup(request) } : {}),
  })
}

/** The button of the toast about what is sold out. */
export const dismissToast = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'Product not available' })
    .locator('..')
    .getByRole('button', { name: 'Dismiss' })

/** Refuses cookies if the question is shown, and dismisses the toast that confirms it. */
export const refuseCookies = async (page: Page): Promise<void> => {
  const no = cookies(page).getByRole('button', { name: 'No, thanks' })
  if (!(await no.isVisible())) return
  await no.click()
  await page.getByRole('group', { name: 'Saved' }).getByRole('button', { name: 'Dismiss' }).click()
}

export { expect }
