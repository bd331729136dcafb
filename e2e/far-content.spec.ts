import type { Page } from '@playwright/test'
import { CODE } from './support/hold'
import { expectReady, openReady } from './support/ready'
import { expect, test } from './support/test'

// What lies far below the window is laid out when it comes near, which nobody may notice.

const PRODUCT = '/za/shop/card-machines/khumo/'

/** How many paragraphs the browser has put off laying out. */
const putOff = (page: Page) =>
  page
    .locator('main p')
    .evaluateAll(
      (found) =>
        found.filter(
          (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    )

test('a step back leads to where the reader was, far down, and a link to a part far down the page lands on it', async ({
  page,
}) => {
  await test.step('a step back', async () => {
    await openReady(page, '/za/')
    const link = page.locator('main a[href="/za/shop/card-machines/"]').last()
    await link.scrollIntoViewIfNeeded()
    await expectReady(page)
    const before = await link.boundingBox()
    await link.click()
    await expect(page).toHaveURL('/za/shop/card-machines/')
    await expectReady(page)
    await page.goBack()
    await expect(page).toHaveURL('/za/')
    await expect
      .poll(async () => Math.round((await link.boundingBox())?.y ?? -1))
      .toBe(Math.round(before?.y ?? 0))
  })
  await test.step('a link to a part', async () => {
    await openReady(page, `${PRODUCT}#questions`)
    const questions = page.locator('#questions')
    await expect(questions).toBeInViewport()
    // Below the navigation (88 px), and not a screen away from there.
    await expect.poll(async () => Math.round((await questions.boundingBox())?.y ?? -1)).toBe(88)
  })
})

test('what is printed is there whole, before any code is here too', async ({ page, expectFailures }) => {
  expectFailures(/\.js\b/)
  await page.route(CODE, (route) => route.abort())
  await page.goto(PRODUCT)
  expect(await putOff(page)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => putOff(page)).toBe(0)
})
