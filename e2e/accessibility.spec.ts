import { expectNoBarrier, expectNoSidewaysScroll } from './support/barriers'
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

for (const path of PAGES) {
  test(`${path} has no barrier axe can find, and never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
  })
}

test('the cart panel and the checkout have no barrier axe can find', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await buyNow(page, '/za/shop/card-machines/khumo/')
  await expect(cartPanel(page).locator('[data-sku="khumo"]')).toBeVisible()
  await expectNoBarrier(page)
  await page.goto('/za/checkout/')
  await expect(heading(page, 'Contact')).toBeVisible()
  await expectNoBarrier(page)
})
