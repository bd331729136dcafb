import type { Locator, Page } from '@playwright/test'
import { openWithCart } from './support/payments'
import { placeOf, watchShifts } from './support/shifts'
import { fillAddress, fillContact, goOn, goOnButton, heading } from './support/shop'
import { expect, test } from './support/test'

const summary = (page: Page) => page.getByRole('group', { name: /^Please check/ })

/** Leaves the field for the button, which must stand where it stood when its press began. */
const leaveByPressing = async (page: Page, field: Locator, button: Locator, message: RegExp) => {
  await field.focus()
  const before = await placeOf(button)
  const shifted = await watchShifts(page)
  await button.hover()
  await page.mouse.down()
  await expect(field).toHaveAccessibleDescription(message)
  expect(await placeOf(button)).toBe(before)
  expect(await shifted()).toBe(0)
  await page.mouse.up()
}

test(
  'a message under a field moves nothing under a press that is on its way to Continue',
  { tag: '@both' },
  async ({ page, request }) => {
    await openWithCart(page, request, '/za/checkout/', { contact: false })
    await expect(heading(page, 'Contact')).toBeVisible()
    await fillContact(page)
    const phone = page.getByLabel('Phone number')
    await phone.fill('12')
    await leaveByPressing(page, phone, goOnButton(page), /phone number/i)
    await expect(summary(page)).toBeFocused()

    await fillContact(page)
    await goOn(page)
    await expect(heading(page, 'Shipping')).toBeVisible()
    await fillAddress(page)
    const postalCode = page.getByLabel('Postal code')
    const shifted = await watchShifts(page)
    await postalCode.fill('0002')
    await expect(postalCode).toHaveAccessibleDescription(/Western Cape/)
    expect(await shifted(), 'shifted while it was typed').toBe(0)
    await leaveByPressing(page, postalCode, goOnButton(page), /Western Cape/)
    await expect(heading(page, 'Payment')).toBeVisible()
  },
)

test('nor does one in the signup', { tag: '@both' }, async ({ page }) => {
  await page.goto('/za/signup/')
  await expect(heading(page, 'About you')).toBeVisible()
  await page.getByLabel('First name').fill('Thandi')
  const email = page.getByLabel('Email address')
  await email.fill('thandi')
  const button = page.getByRole('button', { name: /^Continue to/ })
  await leaveByPressing(page, email, button, /email/i)
  await expect(summary(page)).toBeFocused()
})

test('a promo code and its button stand on one line, and an error moves neither', async ({
  page,
  request,
}) => {
  await openWithCart(page, request, '/za/cart-overview/', { contact: false })
  const field = page.getByLabel('Promo code')
  const button = page.getByRole('button', { name: 'Apply' })
  // On the page: what gets the focus is scrolled to.
  const lineOf = (part: Locator) =>
    part.evaluate((box) => {
      const { top, height } = box.getBoundingClientRect()
      return [top + window.scrollY, height].map(Math.round)
    })
  await expect(button).toBeVisible()
  const before = await lineOf(field)
  expect(await lineOf(button)).toEqual(before)
  const shifted = await watchShifts(page)
  await button.click()
  await expect(field).toHaveAccessibleDescription(/promo code first/)
  expect(await lineOf(button)).toEqual(before)
  expect(await lineOf(field)).toEqual(before)
  expect(await shifted()).toBe(0)
})
