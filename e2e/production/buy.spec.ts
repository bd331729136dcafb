import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { leaveToPay, openPayment, payButton, useCard } from '../support/payments'
import {
  buyNow,
  CARDS,
  cartPanel,
  fillAddress,
  fillContact,
  goOn,
  heading,
  shownOrderNumber,
} from '../support/shop'
import { test } from '../support/test'

const { PROVIDER_ORIGIN = '', MAILS_URL = '' } = process.env

const statusOf = async (request: APIRequestContext, cartId: string) => {
  const cart = (await (await request.get(`/shop/api/v1/carts/${cartId}/`)).json()) as {
    status: string
    payment: { status: string }
  }
  return `${cart.status}/${cart.payment.status}`
}

const expectPaid = async (page: Page) => {
  await expect(heading(page, 'Confirm')).toBeVisible()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
}

test(
  'a card machine is bought by card at a provider elsewhere, and a mail says so',
  { tag: '@both' },
  async ({ page, request }) => {
    await buyNow(page, '/za/shop/card-machines/khumo/')
    await cartPanel(page)
      .getByRole('link', { name: /Checkout/ })
      .click()
    await fillContact(page)
    await goOn(page)
    await fillAddress(page)
    await goOn(page)
    await expect(heading(page, 'Payment')).toBeVisible()
    const cartId = await page.evaluate(() => window.localStorage.getItem('cartId'))
    await leaveToPay(page, 'Card')
    expect(new URL(page.url()).origin).toBe(PROVIDER_ORIGIN)
    await useCard(page, CARDS.pays)
    await expectPaid(page)
    expect(await statusOf(request, cartId ?? '')).toBe('complete/complete')
    const number = await shownOrderNumber(page)
    const mailed = async () => (await (await request.get(MAILS_URL)).json()) as string[]
    await expect.poll(mailed).toContainEqual(expect.stringContaining(number))
  },
)

test('a declined card comes back to Payment with the reason, and the next one pays', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Card')
  await useCard(page, CARDS.declined)
  await expect(page.getByRole('alert')).toContainText(/^Your payment was declined\./)
  expect(await statusOf(request, cartId)).toBe('pending/declined')
  await leaveToPay(page, 'Card')
  await useCard(page, CARDS.pays)
  await expectPaid(page)
  expect(await statusOf(request, cartId)).toBe('complete/complete')
})

test('a card asks for a one-time PIN', async ({ page, request }) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Card')
  await useCard(page, CARDS.asksForPin)
  await page.getByLabel('One-time PIN').fill('123456')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expectPaid(page)
  expect(await statusOf(request, cartId)).toBe('complete/complete')
})

test('what no provider is there for is not offered', async ({ page, request }) => {
  await openPayment(page, request)
  await expect(payButton(page)).toBeVisible()
  const offered = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  expect(offered).toContain('Credit Card (Checkout)')
  expect(offered.join()).not.toMatch(/Blackbird|Stitch|terms|instal/i)
  await page.goto('/za/')
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
})
