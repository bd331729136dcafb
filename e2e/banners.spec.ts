import type { Page } from '@playwright/test'
import { expectReady, openReady } from './support/ready'
import { watchUnexpectedShifts } from './support/shifts'
import { expect, test } from './support/test'

// The demo space has two banners: one until the evening of 24 December 2029, and one for the last week in which the shop has the offer.

const BEFORE = '2029-12-24T21:59:30Z'
const LAST_WEEK = '2029-12-24T22:00:00Z'
const AFTER = '2029-12-31T22:00:00Z'

const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })

const expectBanner = async (page: Page, words: RegExp | null) => {
  await expect(banner(page)).toHaveCount(words ? 1 : 0)
  if (words) await expect(banner(page)).toContainText(words)
}

const OFFER = /^R300 off/
const LAST = /^Last week/

for (const [when, at, words] of [
  ['before the first one ends', BEFORE, OFFER],
  ['the minute the second one begins', LAST_WEEK, LAST],
  ['once both are over', AFTER, null],
] as const)
  test(
    `each banner is shown in its time and nothing moves for it: ${when}`,
    { tag: '@both' },
    async ({ page }) => {
      await page.clock.setFixedTime(at)
      const shifted = await watchUnexpectedShifts(page)
      await page.goto('/za/', { waitUntil: 'domcontentloaded' })
      await expectBanner(page, words)
      await expectReady(page)
      await page.mouse.wheel(0, 40)
      await expectBanner(page, words)
      expect(await shifted()).toBe(0)
    },
  )

test('a banner that ends while a page is read stays on it, and the next page has the one that began', async ({
  page,
}) => {
  await page.clock.setFixedTime(BEFORE)
  const shifted = await watchUnexpectedShifts(page)
  await openReady(page, '/za/')
  await page.clock.setFixedTime(LAST_WEEK)
  await expectBanner(page, OFFER)
  await page.getByRole('contentinfo').getByRole('link', { name: 'What it costs' }).tap()
  await expect(page).toHaveURL('/za/pricing/')
  await expectBanner(page, LAST)
  await page.goBack()
  await expectBanner(page, LAST)
  expect(await shifted()).toBe(0)
})

test(
  'a banner is dismissed for this view: what follows comes up, and on the next page it is still gone',
  { tag: '@both' },
  async ({ page }) => {
    const shifted = await watchUnexpectedShifts(page)
    await openReady(page, '/za/')
    await banner(page).getByRole('button', { name: 'Dismiss' }).click()
    await expectBanner(page, null)
    await page.getByRole('contentinfo').getByRole('link', { name: 'What it costs' }).click()
    await expect(page).toHaveURL('/za/pricing/')
    await expectBanner(page, null)
    expect(await shifted()).toBe(0)
    await page.reload()
    await expectBanner(page, OFFER)
    await expectReady(page)
    expect(await shifted()).toBe(0)
  },
)
