import type { Page } from '@playwright/test'
import {
  askForTerms,
  booksOf,
  leaveToPay,
  openPayment,
  payButton,
  choose,
  useBank,
  useCard,
  type Books,
} from './support/payments'
import { CARDS, heading } from './support/shop'
import { expect, test } from './support/test'

type Journey = {
  method: string
  outcome: string
  /** What the shopper does after choosing; without it the order is placed at once. */
  act?: (page: Page) => Promise<void>
  /** Where it ends, what stands there, and what is on the books. */
  step: 'Confirm' | 'Payment'
  says: RegExp
  books: Books
  wish?: { sku?: string; hasTerms?: boolean }
}

const PAID: Books = { orders: ['complete'], payments: ['complete'], charges: 1 }
const PLACED: Books = { orders: ['pending'], payments: ['pending'], charges: 0 }
const unpaid = (payment: string): Books => ({ orders: ['pending'], payments: [payment], charges: 0 })

const card = (number: string) => (page: Page) => useCard(page, number)
const bank = (name: string) => (page: Page) => useBank(page, name)
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()
const oneTimePin = async (page: Page) => {
  await useCard(page, '4000 0000 0000 3220')
  await page.getByLabel('One-time PIN').fill('123456')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
}

const REFUSES = 'Test bank that refuses'
const success = {
  outcome: 'success',
  step: 'Confirm',
  says: /It is paid and on its way/,
  books: PAID,
} as const
const declined = {
  outcome: 'declined',
  step: 'Payment',
  says: /^Your payment was declined\. .*Nothing was charged, and your cart is as you left it\./,
  books: unpaid('declined'),
} as const
const cancelled = {
  outcome: 'cancelled',
  act: cancel,
  step: 'Payment',
  says: /^The payment was not completed\. Nothing was charged/,
  books: unpaid('cancelled'),
} as const

const JOURNEYS: Journey[] = [
  { method: 'Credit Card (Checkout)', ...success, act: card(CARDS.pays) },
  { method: 'Credit Card (Checkout)', ...success, outcome: 'success after a one-time PIN', act: oneTimePin },
  { method: 'Credit Card (Checkout)', ...declined, act: card(CARDS.declined) },
  // Its page can be opened again after Cancel, so its payment stays open.
  { method: 'Credit Card (Checkout)', ...cancelled, books: PLACED },
  { method: 'Credit Card (Blackbird)', ...success, act: card(CARDS.pays) },
  { method: 'Credit Card (Blackbird)', ...declined, act: card(CARDS.declined) },
  { method: 'Credit Card (Blackbird)', ...cancelled },
  {
    method: 'Pay in 6 monthly instalments',
    ...success,
    act: card(CARDS.pays),
    says: /The first of 6 instalments is paid/,
  },
  { method: 'Pay in 6 monthly instalments', ...declined, act: card(CARDS.declined) },
  { method: 'Instant EFT (Stitch)', ...success, act: bank('FNB') },
  { method: 'Instant EFT (Stitch)', ...declined, act: bank(REFUSES) },
  {
    method: 'Instant EFT (Stitch)',
    ...cancelled,
    says: /^You left your bank’s page before the payment was made\. Nothing was charged/,
  },
  { method: 'Instant EFT (Blackbird)', ...success, act: bank('Capitec') },
  { method: 'Instant EFT (Blackbird)', ...declined, act: bank(REFUSES) },
  { method: 'Instant EFT (Blackbird)', ...cancelled },
  { method: 'EFT', outcome: 'placed', step: 'Confirm', says: /It is reserved for you\./, books: PLACED },
  {
    method: 'Card on delivery',
    outcome: 'placed',
    step: 'Confirm',
    says: /You pay when it arrives\./,
    books: PLACED,
  },
  {
    method: 'Payment terms',
    outcome: 'placed',
    act: card(CARDS.pays),
    step: 'Confirm',
    says: /placed on your payment terms\. Nothing was charged today\./,
    books: unpaid('authorised'),
    wish: { hasTerms: true },
  },
  { method: 'Payment terms', ...cancelled, wish: { hasTerms: true } },
  {
    method: 'Free',
    outcome: 'placed',
    step: 'Confirm',
    says: /There is nothing to pay\./,
    books: { ...PAID, charges: 0 },
    wish: { sku: 'staff-training' },
  },
]

for (const { method, outcome, act, step, says, books, wish } of JOURNEYS) {
  test(`${method}: ${outcome}`, async ({ page, request }) => {
    const cartId = await openPayment(page, request, wish)
    if (wish?.hasTerms) await askForTerms(page)
    if (act) {
      await leaveToPay(page, method)
      await act(page)
    } else {
      await choose(page, method)
      await payButton(page).click()
    }
    await expect(heading(page, step)).toBeVisible()
    const said = step === 'Payment' ? page.getByRole('alert').filter({ hasText: says }) : page.getByText(says)
    await expect(said.first()).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual(books)

    // A reload asks the shop again, and changes nothing.
    await page.reload()
    await expect(heading(page, step)).toBeVisible()
    await expect(said.first()).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual(books)
  })
}

for (const method of ['Credit Card (Checkout)', 'Credit Card (Blackbird)', 'Instant EFT (Stitch)']) {
  test(`${method}: left on the provider's page, the shopper finds the way back to it`, async ({
    page,
    request,
  }) => {
    const cartId = await openPayment(page, request)
    await leaveToPay(page, method)
    await page.goto('/za/checkout/?step=payment')
    await expect(page.getByRole('alert')).toContainText(`A payment of R1,199.00 by ${method} is still open`)
    expect(await booksOf(request, cartId)).toEqual(PLACED)
    await page.getByRole('link', { name: 'Go back to the payment page' }).click()
    await page.waitForURL(/\/pay\//)
  })
}

test('without a network Confirm says so, and goes on when it is back', async ({
  page,
  request,
  context,
  expectFailures,
}) => {
  expectFailures(/\/carts\//)
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Instant EFT (Stitch)')
  await page.goto('/za/checkout/?step=confirm')
  await expect(heading(page, 'We are checking your payment')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/We cannot reach the shop/)).toBeVisible()
  const open = (await (await request.get(`/shop/api/v1/carts/${cartId}/`)).json()) as {
    payment: { redirect_url: string }
  }
  const bankPage = await page.context().browser()?.newPage()
  if (!bankPage) throw new Error('There is no browser to pay in.')
  await bankPage.goto(open.payment.redirect_url)
  await useBank(bankPage, 'FNB')
  await bankPage.waitForURL(/\/za\/checkout\//)
  await bankPage.close()
  await context.setOffline(false)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})
