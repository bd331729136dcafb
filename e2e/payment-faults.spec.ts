import { booksOf, choose, leaveToPay, openPayment, outage, payButton, useCard } from './support/payments'
import { CARDS, heading } from './support/shop'
import { expect, test } from './support/test'

const PAID = { orders: ['complete'], payments: ['complete'], charges: 1 }

const PAGES: [method: string, start: string, says: RegExp][] = [
  [
    'Credit Card (Checkout)',
    'initiate_checkout_payment',
    /We cannot reach our card payment partner at the moment\. Nothing was charged\./,
  ],
  [
    'Credit Card (Blackbird)',
    'initiate_blackbird_payment',
    /We cannot reach our card payment partner at the moment\. Nothing was charged\./,
  ],
  [
    'Instant EFT (Stitch)',
    'stitch_instant_eft',
    /We cannot reach our instant EFT partner at the moment\. Nothing was paid\./,
  ],
]
for (const [method, start, says] of PAGES) {
  test(`${method}: with the provider down nothing is charged, and the next press goes through`, async ({
    page,
    request,
    expectFailures,
  }) => {
    expectFailures(new RegExp(start))
    const cartId = await openPayment(page, request)
    await outage(request, cartId, 1)
    await choose(page, method)
    await payButton(page).click()
    await expect(page.getByRole('alert')).toContainText(says)
    expect((await booksOf(request, cartId)).charges).toBe(0)
    await leaveToPay(page, method)
  })
}

test('a provider that is down when a card is to be charged is asked again, and charges once', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/process_blackbird_payment/)
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Credit Card (Blackbird)')
  await outage(request, cartId, 1)
  await useCard(page, CARDS.pays)
  await expect(page.getByText(/Try again in a minute: you will not be charged twice/)).toBeVisible()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('a provider’s word that comes late is waited for, and the order goes on by itself', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Credit Card (Checkout)')
  await useCard(page, CARDS.paysLate)
  await expect(heading(page, 'We are checking your payment')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual({ orders: ['pending'], payments: ['pending'], charges: 1 })
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible({ timeout: 20_000 })
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('who opens Confirm before the card is typed is told so, and finds the way back to the page', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Credit Card (Blackbird)')
  await page.goto('/za/checkout/?step=confirm')
  await expect(page.getByText(/^The payment page was not finished\. Go back to it/)).toBeVisible()
  expect((await booksOf(request, cartId)).charges).toBe(0)
  await page.getByRole('link', { name: 'Back to the payment page' }).click()
  await page.waitForURL(/\/pay\//)
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})
