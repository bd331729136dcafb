import type { Page } from '@playwright/test'
import { booksOf, leaveToPay, openPayment, useCard } from './support/payments'
import {
  buyNow,
  CARDS,
  cartPanel,
  fillAddress,
  fillContact,
  goOn,
  heading,
  linesAtShop,
} from './support/shop'
import { expect, test } from './support/test'

/** Notes what is asked of other origins from here on, and where the number of a card is sent. */
const watchRequests = (page: Page, own: string, card: string) => {
  const elsewhere: string[] = []
  const receivedCard: string[] = []
  page.on('request', (sent) => {
    const { origin, protocol, pathname } = new URL(sent.url())
    if (protocol.startsWith('http') && origin !== own) elsewhere.push(sent.url())
    const text = decodeURIComponent(`${sent.url()} ${sent.postData() ?? ''}`).replace(/[\s+]/g, '')
    if (text.includes(card)) receivedCard.push(pathname)
  })
  return { elsewhere, receivedCard }
}

test(
  'a card machine is bought by card and express from home to the end, and nobody but the provider sees the card',
  { tag: '@both' },
  async ({ page, request, baseURL }) => {
    const card = CARDS.pays.replaceAll(' ', '')
    const { elsewhere, receivedCard } = watchRequests(page, new URL(baseURL ?? '').origin, card)
    await test.step('from home to the cart', async () => {
      await page.goto('/za/')
      const toShop = page.getByRole('link', { name: /Shop card machines/ })
      await toShop.first().click()
      await expect(page).toHaveURL(/\/za\/shop\/card-machines\//)
      await buyNow(page, '/za/shop/card-machines/khumo/')
    })
    const cartId = await page.evaluate(() => window.localStorage.getItem('cartId'))
    await test.step('through the checkout', async () => {
      await cartPanel(page)
        .getByRole('link', { name: /Checkout/ })
        .click()
      await expect(heading(page, 'Contact')).toBeVisible()
      await fillContact(page)
      await goOn(page)
      await expect(heading(page, 'Shipping')).toBeVisible()
      await fillAddress(page)
      await page.getByRole('radio', { name: /^Express, R99\.00/ }).check()
      await goOn(page)
      await expect(heading(page, 'Payment')).toBeVisible()
      await page.getByRole('radio', { name: 'Card', exact: true }).check()
      await expect(page.getByRole('button', { name: 'Pay R1,298.00' })).toBeEnabled()
      await expect(page.locator('[autocomplete^="cc-"], iframe')).toHaveCount(0)
    })
    await leaveToPay(page, 'Card')
    await useCard(page, CARDS.pays)

    await expect(heading(page, 'Confirm')).toBeVisible()
    await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
      /Express delivery\s*R99\.00/,
    )
    expect(await booksOf(request, cartId ?? '')).toEqual({
      orders: ['complete'],
      payments: ['complete'],
      charges: 1,
    })
    expect(await linesAtShop(page, request), 'the next cart is a new one').toEqual([])
    expect(elsewhere).toEqual([])
    expect(receivedCard.length).toBeGreaterThan(0)
    expect(receivedCard.filter((path) => !path.startsWith('/pay/'))).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept.replace(/\s/g, '')).not.toContain(card)
  },
)

test('a declined card comes back to Payment with the reason, and the next one pays', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Card')
  await useCard(page, CARDS.declined)
  await expect(heading(page, 'Payment')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    /^Your payment was declined\. .*Nothing was charged, and your cart is as you left it\./,
  )
  expect(await booksOf(request, cartId)).toEqual({ orders: ['pending'], payments: ['declined'], charges: 0 })
  await leaveToPay(page, 'Card')
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toMatchObject({ orders: ['complete'], charges: 1 })
  expect(await page.evaluate(() => window.scrollY), 'what became of the payment stands at the top').toBe(0)
})
