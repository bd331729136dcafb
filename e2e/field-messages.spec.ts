import type { Locator, Page } from '@playwright/test'

import { openWithCart } from './support/orders'
import { placeOf, watchShifts } from './support/shifts'
import {
  ACCOUNT,
  emailField,
  fillAddress,
  fillContact,
  goOnButton,
  heading,
  loginOffer,
} from './support/shop'
import { expect, test } from './support/test'

// The message under a field appears when the field loses the focus, so it must not move the button that is being pressed.

const summary = (page: Page) => page.getByRole('group', { name: /^Please check/ })

/** Leaves the field by pressing the button, and expects the button to stay in its place between press and release. */
const leaveByPressing = async (
  page: Page,
  field: Locator,
  button: Locator,
  expectMessage: () => Promise<void>,
) => {
  await field.focus()
  const before = await placeOf(button)
  const shifted = await watchShifts(page)
  await button.hover()
  await page.mouse.down()
  await expectMessage()
  expect(await placeOf(button)).toBe(before)
  expect(await shifted()).toEqual([])
  await page.mouse.up()
}

test('a message under a field of the checkout or the cart moves nothing, nor does the offer to log in', async ({
  page,
  request,
}) => {
  await test.step('a promo code', async () => {
    await openWithCart(page, request, '/za/cart-overview/', { contact: false })
    const field = page.getByLabel('Promo code')
    const button = page.getByRole('button', { name: 'Apply' })
    // Relative to the page, because focusing an element scrolls to it.
    const lineOf = (part: Locator) =>
      part.evaluate((box) => {
        const { top, height } = box.getBoundingClientRect()
        return [top + window.scrollY, height].map(Math.round)
      })
    await expect(button).toBeVisible()
    const before = await lineOf(field)
    expect(await lineOf(button), 'on one line').toEqual(before)
    const shifted = await watchShifts(page)
    await button.click()
    await expect(field).toHaveAccessibleDescription(/promo code first/)
    expect(await lineOf(button)).toEqual(before)
    expect(await lineOf(field)).toEqual(before)
    expect(await shifted()).toEqual([])
  })

  const phone = page.getByLabel('Phone number')
  await test.step('Contact', async () => {
    await page.goto('/za/checkout/')
    await expect(heading(page, 'Contact')).toBeVisible()
    await fillContact(page)
    await phone.fill('12')
    await leaveByPressing(page, phone, goOnButton(page), () =>
      expect(phone).toHaveAccessibleDescription(/phone number/i),
    )
    await expect(summary(page)).toBeFocused()
  })
  await test.step('the suggested spelling of an email address, on the narrowest phone', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    const places = () => Promise.all([page.getByLabel('First name'), phone].map(placeOf))
    await emailField(page).fill('thandi.mokoena.bookings@gmial.com')
    const before = await places()
    await emailField(page).press('Tab')
    await expect(page.getByRole('button', { name: /^Did you mean/ })).toBeVisible()
    expect(await places()).toEqual(before)
    if (size) await page.setViewportSize(size)
  })
  await test.step('the offer to log in', async () => {
    await fillContact(page)
    await emailField(page).fill(ACCOUNT.email)
    await leaveByPressing(page, emailField(page), goOnButton(page), () =>
      expect(loginOffer(page)).toBeVisible(),
    )
  })
  await test.step('Shipping', async () => {
    await expect(heading(page, 'Shipping')).toBeVisible()
    await fillAddress(page)
    const postalCode = page.getByLabel('Postal code')
    const shifted = await watchShifts(page)
    await postalCode.fill('0002')
    await expect(postalCode).toHaveAccessibleDescription(/Western Cape/)
    expect(await shifted(), 'layout shift while typing').toEqual([])
    await leaveByPressing(page, postalCode, goOnButton(page), () =>
      expect(postalCode).toHaveAccessibleDescription(/Western Cape/),
    )
    await expect(heading(page, 'Payment')).toBeVisible()
  })
})

test('a message under a field of the signup moves nothing', async ({ page }) => {
  await page.goto('/za/signup/')
  await expect(heading(page, 'About you')).toBeVisible()
  await page.getByLabel('First name').fill('Thandi')
  const field = emailField(page)
  await field.fill('thandi')
  const button = page.getByRole('button', { name: /^Continue to/ })
  await leaveByPressing(page, field, button, () => expect(field).toHaveAccessibleDescription(/email/i))
  await expect(summary(page)).toBeFocused()
})
