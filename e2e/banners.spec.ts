import type { Page } from '@playwright/test'
import { expectReady } from './support/ready'
import { watchUnexpectedShifts } from './support/shifts'
import { expect, test } from './support/test'

// The demo space has two banners: one until the evening of 24 December 2029, and one for the last week in which the shop has
// the offer. Which banner has its time is a table in src/layout/site-banner/.

const BEFORE = '2029-12-24T21:59:30Z'
const LAST_WEEK = '2029-12-24T22:00:00Z'
const AFTER = '2029-12-31T22:00:00Z'

const OFFER = /^R300 off/
const LAST = /^Last week/

const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })

const expectBanner = async (page: Page, words: RegExp | null) => {
  await expect(banner(page)).toHaveCount(words ? 1 : 0)
  if (words) await expect(banner(page)).toContainText(words)
}

const toPricing = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'What it costs' }).click()
  await expect(page).toHaveURL('/za/pricing/')
}

test.use({ ownProfile: true })

test('each banner is shown in its time, stays on the page that is read, and is dismissed for this view; nothing moves for it', async ({
  page,
}) => {
  const shifted = await watchUnexpectedShifts(page)
  await page.clock.setFixedTime(BEFORE)
  await test.step('before the first one ends', async () => {
    await page.goto('/za/', { waitUntil: 'domcontentloaded' })
    await expectBanner(page, OFFER)
    await expectReady(page)
    await page.mouse.wheel(0, 40)
    await expectBanner(page, OFFER)
  })
  await test.step('one that ends stays, and the next page has the one that began', async () => {
    await page.clock.setFixedTime(LAST_WEEK)
    await expectBanner(page, OFFER)
    await toPricing(page)
    await expectBanner(page, LAST)
    await page.goBack()
    await expectBanner(page, LAST)
    expect(await shifted()).toBe(0)
  })
  await test.step('dismissed, it is gone on the next page too, until the site is opened again', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expectBanner(page, LAST)
    await expectReady(page)
    await banner(page).getByRole('button', { name: 'Dismiss' }).click()
    await expectBanner(page, null)
    await toPricing(page)
    await expectBanner(page, null)
    expect(await shifted()).toBe(0)
    await page.reload()
    await expectBanner(page, LAST)
  })
  await test.step('once both are over', async () => {
    await page.clock.setFixedTime(AFTER)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expectBanner(page, null)
    await expectReady(page)
    await expectBanner(page, null)
    expect(await shifted()).toBe(0)
  })
})
