import type { Page } from '@playwright/test'
import { expectReady } from './support/ready'
import { watchUnexpectedShifts } from './support/shifts'
import { toPricing } from './support/shop'
import { expect, test } from './support/test'

// The demo space has two banners: one until the evening of 24 December 2029, and one for the offer's last week. A table in
// src/layout/site-banner/ covers which banner is shown when.

const BEFORE = '2029-12-24T21:59:30Z'
const LAST_WEEK = '2029-12-24T22:00:00Z'

const OFFER = /^R300 off/
const LAST = /^Last week/

const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })

const expectBanner = async (page: Page, words: RegExp | null) => {
  await expect(banner(page)).toHaveCount(words ? 1 : 0)
  if (words) await expect(banner(page)).toContainText(words)
}

/** Sets the clock of the browser and of the shop, whose clock counts as soon as it has answered. */
const setClocks = async (page: Page, moment: string) => {
  await page.clock.setFixedTime(moment)
  await page.route('**/shop/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), date: new Date(moment).toUTCString() },
    })
  })
}

test.use({ ownProfile: true })

test('each banner appears in its period, stays on an open page, and is dismissed until the site is loaded again; nothing moves', async ({
  page,
}) => {
  const shifted = await watchUnexpectedShifts(page)
  await setClocks(page, BEFORE)
  await test.step('before the first banner ends', async () => {
    await page.goto('/za/', { waitUntil: 'domcontentloaded' })
    await expectBanner(page, OFFER)
    await expectReady(page)
    await page.mouse.wheel(0, 40)
    await expectBanner(page, OFFER)
  })
  await test.step('a banner that ends stays on the open page, and the next page has the new one', async () => {
    await setClocks(page, LAST_WEEK)
    await expectBanner(page, OFFER)
    await toPricing(page)
    await expectBanner(page, LAST)
    await page.goBack()
    await expectBanner(page, LAST)
    expect(await shifted()).toEqual([])
  })
  await test.step('a dismissed banner stays away on the next page, until a reload', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expectBanner(page, LAST)
    await expectReady(page)
    await banner(page).getByRole('button', { name: 'Dismiss' }).click()
    await expectBanner(page, null)
    // The page moves up with the press, on a busy machine after the half second in which a shift counts as the visitor's own.
    const byDismissal = await shifted()
    await toPricing(page)
    await expectBanner(page, null)
    expect(await shifted()).toEqual(byDismissal)
    await page.reload()
    await expectBanner(page, LAST)
  })
})
