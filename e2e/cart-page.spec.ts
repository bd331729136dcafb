import { expectGoodAtAnyWidth } from './support/accessible'
import { openWithCart } from './support/orders'
import { expectReady, openReady } from './support/ready'
import { pageLine } from './support/shop'
import { expect, test } from './support/test'

test('an empty cart, and nothing to check out, have no barrier axe can find, and never scroll sideways', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/za/cart-overview/', '/za/checkout/'])
    await test.step(path, async () => {
      await openReady(page, path)
      await expectGoodAtAnyWidth(page)
    })
})

test('the cart page uses the promo code of its link, and has a footer on a wide screen alone', async ({
  page,
  request,
}) => {
  await openWithCart(page, request, '/za/cart-overview/?promotion=R100OFF')
  await expect(pageLine(page, 'khumo')).toBeVisible()
  await expect(page.getByText('-R100.00')).toBeVisible()
  await expectReady(page)
  for (const [width, isShown] of [
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('contentinfo')).toBeVisible({ visible: isShown })
  }
})
