import type { Page } from '@playwright/test'
import { openOrder, orderByCard, leaveToPay, useCard } from '../support/orders'
import { buyNow, CARDS, cartPanel, fillAddress, fillContact, goOn, heading, KHUMO } from '../support/shop'
import { expect, test } from '../support/test'

const OUT = process.env.PICTURES_DIR ?? '.data/pictures'

/** Whether every picture in the window is loaded; others are loaded later. */
const areShownPicturesLoaded = () =>
  [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    const isInWindow = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
    return image.complete || !isInWindow || !image.checkVisibility({ visibilityProperty: true })
  })

/** Takes a screenshot of the window, with fonts and pictures loaded, no animation, and no cursor in a field. */
const take = async (page: Page, name: string) => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(areShownPicturesLoaded)).toBe(true)
  await page.screenshot({ path: `${OUT}/${name}-${test.info().project.name}.png`, animations: 'disabled' })
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAGES = {
  '1-home': '/za/',
  '2-shop': '/za/shop/',
  '3-product': KHUMO,
  '8-404': '/za/nowhere/',
  '9-article': '/za/blog/choosing-a-card-machine/',
}
for (const [name, path] of Object.entries(PAGES)) {
  test(name, async ({ page, expectFailures }) => {
    expectFailures(/nowhere/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await take(page, name)
  })
}

test('cart and checkout', async ({ page }) => {
  await buyNow(page, KHUMO)
  await take(page, '4-cart-preview')
  await page.goto('/za/cart-overview/')
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible()
  await take(page, '4-cart')
  await page.goto('/za/checkout/')
  await expect(heading(page, 'Contact')).toBeVisible()
  await fillContact(page)
  await take(page, '5-contact')
  await goOn(page)
  await expect(heading(page, 'Shipping')).toBeVisible()
  await fillAddress(page)
  await take(page, '5-delivery')
  await goOn(page)
  await expect(heading(page, 'Payment')).toBeVisible()
  await page.getByRole('radio', { name: 'Card', exact: true }).check()
  await take(page, '5-payment')
  await leaveToPay(page, 'Card')
  await useCard(page, CARDS.pays)
  await expect(heading(page, 'Confirm')).toBeVisible()
  await take(page, '6-confirmation')
  await expect(cartPanel(page)).toBeHidden()
})

test('order', async ({ page, request, baseURL }) => {
  const { number } = await orderByCard(request, baseURL, 'pays')
  await openOrder(page, number)
  await take(page, '7-order')
})
