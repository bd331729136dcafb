import { booksOf, leaveToPay, openPayment, useCard } from './support/payments'
import { CARDS } from './support/shop'
import { expect, test } from './support/test'

const PAID = { orders: ['complete'], payments: ['complete'], charges: 1 }

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
