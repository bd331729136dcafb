import { type Page, type APIRequestContext } from '@playwright/test'
import { expectGood, expectAccessible } from './support/accessible'
import { openWithCart } from './support/payments'
import { expectReady } from './support/ready'
import { cartPanel, heading } from './support/shop'
import { expect, test } from './support/test'

const ID_NUMBER = '8001015009087'

const goOn = (page: Page) => page.getByRole('button', { name: /^Continue to/ }).click()
const reminder = (page: Page) => page.getByRole('complementary', { name: 'Your signup' })

const fillAbout = async (page: Page) => {
  await expect(heading(page, 'About you')).toBeVisible()
  await page.getByLabel('First name').fill('Thandi')
  await page.getByLabel('Last name').fill('Nkosi')
  await page.getByLabel('Email address').fill('thandi.nkosi@example.co.za')
  await page.getByLabel('Phone number').fill('082 123 4567')
  await goOn(page)
}
const fillBusiness = async (page: Page) => {
  await expect(heading(page, 'Your business')).toBeVisible()
  await page.getByLabel('Business type').selectOption('company')
  await page.getByLabel('Business name').fill('Corner Café')
  await page.getByLabel('Company registration number').fill('2023/123456/07')
  await page.getByLabel('Your role in the business').selectOption({ label: 'Director' })
  await goOn(page)
}
const fillIdentity = async (page: Page) => {
  await expect(heading(page, 'Who you are')).toBeVisible()
  await page.getByRole('radio', { name: 'South African ID' }).check()
  await page.getByLabel('ID number').fill(ID_NUMBER)
}

const pendingId = (page: Page) => page.evaluate(() => window.localStorage.getItem('pendingSignupId'))

/** What the shop tells about a signup. */
const signupAtShop = async (request: APIRequestContext, id: string | null) =>
  (await request.get(`/shop/api/v1/signups/${id}/`)).json() as Promise<unknown>

test(
  'a business signs up, and the shop has it as complete; no step has a barrier or scrolls sideways',
  { tag: '@both' },
  async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/za/signup/')
    await expect(heading(page, 'About you')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await goOn(page)
    await expect(page.getByRole('group', { name: 'Please check 4 fields' })).toBeFocused()
    await expectAccessible(page)
    await fillAbout(page)
    await expect(heading(page, 'Your business')).toBeVisible()
    const id = await pendingId(page)
    await expectAccessible(page)
    await fillBusiness(page)
    await fillIdentity(page)
    await expectGood(page)
    await goOn(page)
    await expect(heading(page, 'What you want to do')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Take payments on my website' }).check()
    await page.getByRole('button', { name: 'Finish signing up' }).click()

    await expect(heading(page, 'You are signed up, Thandi.')).toBeVisible()
    expect(await signupAtShop(request, id)).toEqual({
      id,
      owner_first_name: 'Thandi',
      cart_uuid: null,
      status: 'complete',
    })
    expect(await pendingId(page)).toBeNull()
    await page.reload()
    await expect(heading(page, 'You are signed up, Thandi.')).toBeVisible()
    await expectReady(page)
    await expectGood(page)
  },
)

test('left half done, the home page greets, and the signup goes on where it was left', async ({ page }) => {
  await page.goto('/za/signup/')
  await fillAbout(page)
  await fillBusiness(page)
  await expect(heading(page, 'Who you are')).toBeVisible()
  await page.goto('/za/')
  await expect(reminder(page)).toContainText('Welcome back, Thandi.')
  await expect(reminder(page)).toContainText('over 200K trusted South African businesses')
  await reminder(page).getByRole('link', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/za\/signup\/[0-9a-f-]{36}\/continue\//)
  await expect(heading(page, 'Who you are')).toBeVisible()
  await expect(reminder(page)).toHaveCount(0)
  await page.reload()
  await expect(heading(page, 'Who you are')).toBeVisible()
  await expect(page.getByText('You are going on with Thandi’s signup.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Back to Your business' }).click()
  await expect(page.getByLabel('Company registration number')).toHaveValue('2023/123456/07')
  await page.goBack()
  await expect(heading(page, 'Who you are')).toBeVisible()
})

test('the cart comes back with the signup, in a browser that lost it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await openWithCart(page, request, '/za/signup/')
  await fillAbout(page)
  await expect(heading(page, 'Your business')).toBeVisible()
  const id = await pendingId(page)

  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await other.addInitScript((known) => window.localStorage.setItem('pendingSignupId', String(known)), id)
  await other.goto('/za/')
  await expect(reminder(other)).toContainText('Your cart is back too.')
  await other.getByRole('banner').getByLabel('Cart, 1 item').click()
  await expect(cartPanel(other).locator('[data-sku="khumo"]')).toBeVisible()
  await elsewhere.close()
})

test(
  'the reminder can be dismissed for the visit, moves nothing, and has no barrier axe can find',
  { tag: '@both' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/za/signup/')
    await fillAbout(page)
    await expect(heading(page, 'Your business')).toBeVisible()
    await page.addInitScript(() => {
      const shifts = window as Window & { shift?: number }
      shifts.shift = 0
      const watch = () =>
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.shift = (shifts.shift ?? 0) + entry.value
        }).observe({ type: 'layout-shift' })
      // The reminder comes once the page stands; how its fonts came in is not its doing.
      window.addEventListener('load', () => void document.fonts.ready.then(watch))
    })
    await page.goto('/za/')
    await expect(reminder(page)).toBeVisible()
    await expectReady(page)
    expect(await page.evaluate(() => (window as Window & { shift?: number }).shift)).toBeLessThan(0.01)
    await expectGood(page)
    await reminder(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(reminder(page)).toHaveCount(0)
    await page.reload()
    await expectReady(page)
    await expect(reminder(page)).toHaveCount(0)
  },
)

test('signing up needs no more than a keyboard', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/za/signup/')
  await expect(heading(page, 'About you')).toBeVisible()
  await page.getByLabel('First name').focus()
  for (const text of ['Thandi', 'Nkosi', 'thandi.nkosi@example.co.za', '0821234567']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your business')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Business type')).toBeFocused()
  await page.keyboard.type('Sole')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Corner')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Owner')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Who you are')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type(ID_NUMBER)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'What you want to do')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'You are signed up, Thandi.')).toBeFocused()
})
