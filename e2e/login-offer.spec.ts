import type { Page } from '@playwright/test'
import { askForLogin, CONTACT, email, EMAIL, offer } from './support/login'
import { placeOf, watchShifts } from './support/shifts'
import { buyNow, fillContact, goOn, goOnButton, heading } from './support/shop'
import { expect, test } from './support/test'

/** Where what follows the email address stands. */
const placesBelow = (page: Page) =>
  Promise.all([page.getByLabel('First name'), page.getByLabel('Phone number')].map(placeOf))

test('the offer moves nothing under a press that is on its way to Continue', async ({ page }) => {
  await buyNow(page, '/za/shop/card-machines/khumo/')
  await page.goto(CONTACT)
  await expect(heading(page, 'Contact')).toBeVisible()
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
})

const NARROW = [
  { says: 'the offer', typed: EMAIL, appears: offer },
  {
    says: 'a slip put right',
    typed: 'thandi.mokoena.bookings@gmial.com',
    appears: (page: Page) => page.getByRole('button', { name: /^Did you mean/ }),
  },
]
for (const { says, typed, appears } of NARROW) {
  test(`on the narrowest phone ${says} has its room too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await buyNow(page, '/za/shop/card-machines/khumo/')
    await page.goto(CONTACT)
    await email(page).fill(typed)
    const before = await placesBelow(page)
    await email(page).press('Tab')
    await expect(appears(page)).toBeVisible()
    expect(await placesBelow(page)).toEqual(before)
  })
}

test('after a reload the offer is there again', async ({ page }) => {
  await askForLogin(page)
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('T.')
})

test('a guest goes on without an account', async ({ page }) => {
  await askForLogin(page)
  await page.getByLabel('Last name').fill('Nkosi')
  await page.getByLabel('Phone number').fill('082 123 4567')
  await goOn(page)
  await expect(heading(page, 'Shipping')).toBeVisible()
})

test('an email address that nobody knows is offered nothing', async ({ page }) => {
  await buyNow(page, '/za/shop/card-machines/khumo/')
  await page.goto(CONTACT)
  await email(page).fill('nobody@merchant.example')
  const judged = page.waitForResponse(/validate_email/)
  await email(page).press('Tab')
  await judged
  await expect(offer(page)).toHaveCount(0)
})
