import { goOffline } from './support/offline'
import {
  booksOf,
  leaveToPay,
  openPayment,
  outage,
  payButton,
  payThere,
  timeIsOver,
  useCard,
} from './support/payments'
import { CARDS, heading } from './support/shop'
import { expect, test } from './support/test'

const PAID = { orders: ['complete'], payments: ['complete'], charges: 1 }
const OPEN = { orders: ['pending'], payments: ['pending'], charges: 0 }

test('with the provider down nothing is charged, and the next press goes through; when the card is to be charged it is asked again', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/(initiate|process)_blackbird_payment/)
  const cartId = await openPayment(page, request)
  await outage(request, cartId, 1)
  await page.getByRole('radio', { name: 'Credit Card (Blackbird)' }).check()
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'We cannot reach our card payment partner at the moment. Nothing was charged.',
  )
  expect((await booksOf(request, cartId)).charges).toBe(0)
  await leaveToPay(page, 'Credit Card (Blackbird)')
  await outage(request, cartId, 1)
  await useCard(page, CARDS.pays)
  await expect(page.getByText(/Try again in a minute: you will not be charged twice/)).toBeVisible()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  // The start that found nobody is called off.
  expect(await booksOf(request, cartId)).toEqual({ ...PAID, payments: ['complete', 'cancelled'] })
})

test('Confirm waits for a network, and for a provider’s word that comes late', async ({
  page,
  request,
  context,
  expectFailures,
}) => {
  expectFailures(/\/carts\//)
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Credit Card (Checkout)')
  const paymentPage = page.url()
  await page.goto('/za/checkout/?step=confirm')
  const checking = heading(page, 'We are checking your payment')
  await expect(checking).toBeVisible()
  const offline = page.getByText(/We cannot reach the shop/)
  await goOffline(context, expectFailures)
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  await expect(checking).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(OPEN)
  await payThere(request, paymentPage, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('who leaves the provider’s page finds the way back to it, on Payment and on Confirm', async ({
  page,
  request,
}) => {
  const method = 'Credit Card (Blackbird)'
  const cartId = await openPayment(page, request)
  await leaveToPay(page, method)
  await page.goto('/za/checkout/?step=payment')
  await expect(page.getByRole('alert')).toContainText(`A payment of R1,199.00 by ${method} is still open`)
  await page.getByRole('link', { name: 'Go back to the payment page' }).click()
  await page.waitForURL(/\/pay\//)
  await page.goto('/za/checkout/?step=confirm')
  await expect(page.getByText(/^The payment page was not finished\. Go back to it/)).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(OPEN)
  await page.getByRole('link', { name: 'Back to the payment page' }).click()
  await page.waitForURL(/\/pay\//)
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('who comes back when the time to pay has run out is told so, and can pay again', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Credit Card (Checkout)')
  await timeIsOver(request, cartId)
  await page.goto('/za/checkout/?step=payment')
  await expect(page.getByRole('alert')).toContainText('The time to pay ran out')
  expect(await booksOf(request, cartId)).toEqual({ ...OPEN, payments: ['expired'] })
  await expect(payButton(page)).toBeEnabled()
})
