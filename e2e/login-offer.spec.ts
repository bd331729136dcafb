import type { Page } from '@playwright/test'
import { askForLogin, CONTACT, email, EMAIL, offer } from './support/login'
import { buyNow, fillContact, goOn, goOnButton, heading } from './support/shop'
import { expect, test } from './support/test'

/** Where the fields and the way on stand under the email address. */
const placesBelow = async (page: Page) => {
  const below = [...['First name', 'Phone number'].map((label) => page.getByLabel(label)), goOnButton(page)]
  return Promise.all(below.map((part) => part.boundingBox()))
}

/** Counts layout shifts from here on; answers how much has shifted since, scores of the Layout Instability API. */
const watchShifts = async (page: Page) => {
  await page.evaluate(() => {
    const shifts = window as Window & { shift?: number }
    shifts.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.shift = (shifts.shift ?? 0) + entry.value
    }).observe({ type: 'layout-shift' })
  })
  return () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as Window & { shift?: number }).shift)),
          ),
        ),
    )
}

test('the offer moves nothing under a press that is on its way to Continue', async ({ page }) => {
  await buyNow(page, '/za/shop/card-machines/khumo/')
  await page.goto(CONTACT)
  await expect(heading(page, 'Contact')).toBeVisible()
  await fillContact(page)
  await email(page).fill(EMAIL)
  const before = await placesBelow(page)
  const shifted = await watchShifts(page)
  await goOnButton(page).hover()
  await page.mouse.down()
  await expect(offer(page)).toBeVisible()
  expect(await placesBelow(page)).toEqual(before)
  expect(await shifted()).toBe(0)
  await page.mouse.up()
  await expect(heading(page, 'Shipping')).toBeVisible()
})

test('on the narrowest phone the offer, and a slip put right, have their room too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await buyNow(page, '/za/shop/card-machines/khumo/')
  await page.goto(CONTACT)
  await email(page).fill('thandi.mokoena.bookings@gmial.com')
  const before = await placesBelow(page)
  await email(page).press('Tab')
  await expect(page.getByRole('button', { name: /^Did you mean/ })).toBeVisible()
  const withSlip = await placesBelow(page)
  await email(page).fill(EMAIL)
  await email(page).press('Tab')
  await expect(offer(page)).toBeVisible()
  expect([withSlip, await placesBelow(page)]).toEqual([before, before])
})

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
