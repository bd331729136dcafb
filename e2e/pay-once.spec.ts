import { booksOf, choose, leaveToPay, openPayment, payButton, useCard } from './support/payments'
import { CARDS, heading } from './support/shop'
import { expect, test } from './support/test'

const PAID = { orders: ['complete'], payments: ['complete'], charges: 1 }

test('Back after paying shows the order instead of paying again', async ({ page, request }) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Credit Card (Checkout)')
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(heading(page, 'Confirm')).toBeVisible()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('a double press and a press after a reload open one payment', async ({ page, request }) => {
  const cartId = await openPayment(page, request)
  await choose(page, 'Credit Card (Blackbird)')
  await payButton(page).dblclick()
  await page.waitForURL(/\/pay\//)
  await page.goto('/za/checkout/?step=payment')
  await leaveToPay(page, 'Credit Card (Blackbird)')
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('an order request whose answer was lost is placed once', async ({ page, request, expectFailures }) => {
  expectFailures(/eft_intent/)
  const cartId = await openPayment(page, request)
  await choose(page, 'EFT')
  await page.route(
    '**/eft_intent/',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await payButton(page).click()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual({ orders: ['pending'], payments: ['pending'], charges: 0 })
})

test('a second tab says that the first one is paying, and goes on when that tab is closed', async ({
  page,
  request,
  context,
}) => {
  await openPayment(page, request)
  const other = await context.newPage()
  await other.goto('/za/checkout/?step=payment')
  await expect(payButton(other)).toBeEnabled()

  // Never answered: the first tab stays busy.
  await page.route('**/initiate_checkout_payment/', () => undefined)
  await choose(page, 'Credit Card (Checkout)')
  const started = page.waitForRequest('**/initiate_checkout_payment/')
  await payButton(page).click()
  await started

  const sentence = other.getByRole('alert').filter({ hasText: 'This order is being paid in another tab.' })
  await expect(sentence).toBeVisible()
  await expect(payButton(other)).toBeDisabled()
  await page.close()
  await expect(payButton(other)).toBeEnabled()
  await expect(sentence).toHaveCount(0)
})

test('an order paid in one tab shows in the other, which was on Payment', async ({
  page,
  request,
  context,
}) => {
  const cartId = await openPayment(page, request)
  const other = await context.newPage()
  await other.goto('/za/checkout/?step=payment')
  await expect(payButton(other)).toBeEnabled()
  await leaveToPay(page, 'Credit Card (Checkout)')
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  await expect(other.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})
