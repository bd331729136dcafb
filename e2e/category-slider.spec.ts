import { openReady } from './support/ready'
import { expect, test } from './support/test'

test('a category that the keyboard reaches is wholly in view', { tag: '@both' }, async ({ page }) => {
  await openReady(page, '/za/blog/choosing-a-card-machine/')
  const slides = page.locator('[data-block="category_slider"]').getByRole('link')
  await slides.first().focus()
  for (const slide of await slides.all()) {
    await expect(slide).toBeFocused()
    await expect(slide).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('Tab')
  }
})
