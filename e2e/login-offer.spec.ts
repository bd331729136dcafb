import type { Page } from '@playwright/test'
import { askForLogin, email, EMAIL, offer, openContact } from './support/login'
import { placeOf, watchShifts } from './support/shifts'
import { fillContact, goOn, goOnButton, heading } from './support/shop'
import { expect, test } from './support/test'

/** Where what follows the email address stands. */
const placesBelow = (page: Page) =>
  Promise.all([page.getByLabel('First name'), page.getByLabel('Phone number')].map(placeOf))

test(
  'the offer moves nothing under a press that is on its way to Continue',
  { tag: '@both' },
  async ({ page, request }) => {
    await openContact(page, request)
    await fillContact(page)
    await email(page).fill(EMAIL)
    const before = [...(await placesBelow(page)), await placeOf(goOnButton(page))]
    const shifted = await watchShifts(page)
    await goOnButton(page).hover()
    await page.mouse.down()
    await expect(offer(page)).toBeVisible()
    expect([...(await placesBelow(page)), await placeOf(goOnButton(page))]).toEqual(before)
    expect(await shifted()).toBe(0)
    await page.mouse.up()
    await expect(heading(page, 'Shipping')).toBeVisible()
  },
)

test('on the narrowest phone the offer has its room too, and so has a slip put right', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openContact(page, request)
  for (const [typed, appears] of [
    [EMAIL, offer(page)],
    ['thandi.mokoena.bookings@gmial.com', page.getByRole('button', { name: /^Did you mean/ })],
  ] as const) {
    await email(page).fill(typed)
    const before = await placesBelow(page)
    await email(page).press('Tab')
    await expect(appears).toBeVisible()
    expect(await placesBelow(page)).toEqual(before)
  }
})

test('the offer is there again after a reload, and a guest goes on without an account', async ({
  page,
  request,
}) => {
  await askForLogin(page, request)
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('T.')
  await page.getByLabel('Last name').fill('Nkosi')
  await page.getByLabel('Phone number').fill('082 123 4567')
  await goOn(page)
  await expect(heading(page, 'Shipping')).toBeVisible()
})
