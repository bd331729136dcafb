import {
  askForTerms,
  booksOf,
  choose,
  leaveToPay,
  openPayment,
  payButton,
  timeIsOver,
} from './support/payments'
import { heading } from './support/shop'
import { expect, test } from './support/test'

// Nobody has for ever to pay: what the shopper finds who comes back too late.

const PAGES = [
  'Credit Card (Checkout)',
  'Credit Card (Blackbird)',
  'Pay in 6 monthly instalments',
  'Instant EFT (Stitch)',
  'Instant EFT (Blackbird)',
  'Payment terms',
]

for (const method of PAGES) {
  test(`${method}: timeout on the provider’s page`, async ({ page, request }) => {
    const hasTerms = method === 'Payment terms'
    const cartId = await openPayment(page, request, { hasTerms })
    if (hasTerms) await askForTerms(page)
    await leaveToPay(page, method)
    await timeIsOver(request, cartId)
    await page.goto('/za/checkout/?step=payment')
    await expect(page.getByRole('alert')).toContainText('The time to pay ran out')
    expect(await booksOf(request, cartId)).toEqual({ orders: ['pending'], payments: ['expired'], charges: 0 })
    await expect(payButton(page)).toBeEnabled()
  })
}

const PLACED: [method: string, says: string][] = [
  ['EFT', 'Your EFT did not arrive in time, so we released what we had reserved. Nothing was charged.'],
  [
    'Card on delivery',
    'It was not paid at the door, so the courier brought it back to us. Nothing was charged.',
  ],
]

for (const [method, says] of PLACED) {
  test(`${method}: timeout of the order`, async ({ page, request }) => {
    const cartId = await openPayment(page, request)
    await choose(page, method)
    await payButton(page).click()
    await expect(heading(page, 'Confirm')).toBeVisible()
    await timeIsOver(request, cartId)
    await page.reload()
    await expect(page.getByText(/^Order ZA\d+ was cancelled$/)).toBeVisible()
    await expect(page.getByText(says)).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual({
      orders: ['cancelled'],
      payments: ['expired'],
      charges: 0,
    })
  })
}
