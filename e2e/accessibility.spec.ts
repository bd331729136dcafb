import AxeBuilder from '@axe-core/playwright'
import { buyNow, cartPanel, heading } from './support/shop'
import { expect, test } from './support/test'

const PAGES = [
  '/za/',
  '/za/shop/',
  '/za/shop/card-machines/?tab=Overview',
  '/za/shop/accessories/',
  '/za/shop/card-machines/khumo/',
  '/za/shop/accessories/paper-rolls/',
  '/za/point-of-sale/',
  '/za/blog/choosing-a-card-machine/',
  '/za/terms/',
  '/za/cart-overview/',
]
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const path of PAGES) {
  test(`${path} has no barrier axe can find, and never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    for (const width of [320, page.viewportSize()?.width ?? 0]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}

test('the cart panel and the checkout have no barrier axe can find', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await buyNow(page, '/za/shop/card-machines/khumo/')
  await expect(cartPanel(page).locator('[data-sku="khumo"]')).toBeVisible()
  const inPanel = await new AxeBuilder({ page }).withTags(LEVELS).analyze()
  expect(
    inPanel.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
  await page.goto('/za/checkout/')
  await expect(heading(page, 'Contact')).toBeVisible()
  const inCheckout = await new AxeBuilder({ page }).withTags(LEVELS).analyze()
  expect(
    inCheckout.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
})
