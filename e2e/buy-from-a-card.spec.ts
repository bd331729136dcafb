import { expectReady } from './support/ready'
import { linesAtShop, cartPanel } from './support/shop'
import { expect, test } from './support/test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a finger on Buy Now of a card in the listing puts the product into the shop’s own cart', async ({
  page,
  request,
}) => {
  await page.goto('/za/shop/card-machines/')
  const buy = page.getByRole('article').getByRole('button', { name: 'Buy Now Khumo', exact: true })
  await buy.scrollIntoViewIfNeeded()
  await expectReady(page)
  // Where it stands, whatever lies there.
  const { x, y, width, height } = (await buy.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await expect(cartPanel(page).getByText('Khumo is in your cart')).toBeVisible()
  await expect(page).toHaveURL(/\/za\/shop\/card-machines\/$/)
  expect(await linesAtShop(page, request)).toEqual(['khumo 1'])
})
