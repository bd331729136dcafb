import { expectAccessible } from './support/accessible'
import { openWithCart } from './support/orders'
import { expectReady } from './support/ready'
import { cartPanel, panelLine } from './support/shop'
import { expect, test } from './support/test'

test('the panel locks the page behind it, and gives it back; its checkout button stays on a short screen, however many lines there are', async ({
  page,
  request,
}) => {
  const skus = ['khumo', 'paper-rolls', 'cash-drawer', 'sim-data']
  await openWithCart(page, request, '/za/blog/choosing-a-card-machine/', { skus })
  await expectReady(page)
  const scrollOf = () => page.evaluate(() => window.scrollY)
  const widthOf = () => page.evaluate(() => document.documentElement.clientWidth)
  const open = () => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()

  await test.step('the page behind it', async () => {
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
    const width = await widthOf()
    await open()
    await expect(cartPanel(page)).toBeVisible()
    const before = await scrollOf()
    await page.mouse.move(20, 300)
    await page.mouse.wheel(0, 600)
    await expect.poll(scrollOf).toBe(before)
    await page.keyboard.press('Escape')
    await expect(cartPanel(page)).toBeHidden()
    expect(await widthOf()).toBe(width)
    await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }))
    await expect.poll(scrollOf).toBeGreaterThan(before)
  })
  await test.step('a short screen', async () => {
    await open()
    for (const [width, height] of [
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(cartPanel(page).getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 })
      await expect(panelLine(page, 'khumo')).toBeInViewport()
    }
    await expectReady(page)
    await expectAccessible(page)
  })
})
