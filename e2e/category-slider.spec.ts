import type { Page } from '@playwright/test'
import { hold } from './support/network'
import { expectReady, openReady } from './support/ready'
import { expect, test } from './support/test'

const ARTICLE = '/za/blog/what-card-payments-cost/'

const carousel = (page: Page) => page.getByRole('region', { name: 'Where to next' })

/** CSS pixels from the screen's edge to the first slide. */
const leftOf = async (page: Page) =>
  (await carousel(page).getByRole('group', { name: /^1 of/ }).boundingBox())?.x ?? NaN

/** How far the row moves during five frames of the browser. */
const movedBy = async (page: Page) => {
  const from = await leftOf(page)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  })
  return (await leftOf(page)) - from
}

test(
  'dragging the row with a mouse follows no link; a press that moves a few pixels does',
  { tag: '@wide' },
  async ({ page }) => {
    await openReady(page, ARTICLE)
    await carousel(page).scrollIntoViewIfNeeded()
    await expect(carousel(page).getByRole('button', { name: 'Next categories' })).toBeVisible()
    const before = await leftOf(page)
    const { x = 0, y = 0 } = (await carousel(page).getByRole('link').nth(1).boundingBox()) ?? {}
    const press = async (by: number) => {
      await page.mouse.move(x + 200, y + 100)
      await page.mouse.down()
      await page.mouse.move(x + 200 - by, y + 100, { steps: 5 })
      await page.mouse.up()
    }
    await press(190)
    await expect.poll(() => leftOf(page)).toBeLessThan(before - 30)
    await expect(page).toHaveURL(ARTICLE)
    // A press while the row is moving only stops it.
    await expect.poll(() => movedBy(page)).toBe(0)
    await press(3)
    await expect(page).not.toHaveURL(ARTICLE)
  },
)

test('hydration keeps the scroll position; a category with the keyboard focus is completely in view', async ({
  page,
}) => {
  const release = await hold(page, /\/block-category-slider-/)
  await page.goto(ARTICLE)
  const row = carousel(page).getByRole('group').first().locator('xpath=../..')
  const back = carousel(page).getByRole('button', { name: 'Previous categories' })
  await test.step('scrolled before', async () => {
    await carousel(page).scrollIntoViewIfNeeded()
    await row.evaluate((part) => part.scrollTo({ left: 600, behavior: 'instant' }))
    await expect.poll(() => row.evaluate((part) => part.scrollLeft)).toBeGreaterThan(300)
    const before = await leftOf(page)
    release()
    // A block's code is requested while the block is near the screen, and what is drawn above this one can push it away again.
    const isThere = async () => {
      await carousel(page).scrollIntoViewIfNeeded()
      return back.isVisible()
    }
    await expect.poll(isThere).toBe(true)
    expect(Math.abs((await leftOf(page)) - before)).toBeLessThan(2)
  })
  await test.step('by keyboard', async () => {
    await expectReady(page)
    const slides = page.locator('[data-block="category_slider"]').getByRole('link')
    // A browser scrolls a focused element into view, but not if a part of it is already visible.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await slides.first().focus()
    for (const slide of await slides.all()) {
      await expect(slide).toBeFocused()
      await expect(slide).toBeInViewport({ ratio: 0.99 })
      await page.keyboard.press('Tab')
    }
  })
  await test.step('back', async () => {
    const before = await leftOf(page)
    await back.click()
    await expect.poll(() => leftOf(page)).toBeGreaterThan(before + 100)
  })
})
