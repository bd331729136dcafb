import { goOffline } from './support/offline'
import {
  booksOf,
  choose,
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

test('a provider that is down when a payment starts makes way for the other one: one order, one charge', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await outage(request, cartId, { calls: 1, provider: 'checkout' })
  await leaveToPay(page, 'Card')
  await expect(page).toHaveURL(/\/pay\/blackbird\//)
  expect(await booksOf(request, cartId)).toEqual({ ...OPEN, payments: ['pending', 'cancelled'] })
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual({ ...PAID, payments: ['complete', 'cancelled'] })
})

test('with every provider down nothing is charged, and the next press goes through', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/initiate_checkout_payment/)
  const cartId = await openPayment(page, request)
  await outage(request, cartId, { calls: 2 })
  await choose(page, 'Card')
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'We cannot reach our card payment partner at the moment. Nothing was charged. Try again, or pay by EFT.',
  )
  expect(await booksOf(request, cartId)).toEqual({ ...OPEN, payments: ['cancelled', 'cancelled'] })
  await leaveToPay(page, 'Card')
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toMatchObject({ orders: ['complete'], charges: 1 })
})

const DOWN_AT_THE_CHARGE = [
  { when: 'before', answer_lost: false },
  { when: 'after', answer_lost: true },
]
for (const { when, answer_lost } of DOWN_AT_THE_CHARGE) {
  test(`a provider that is down ${when} it has charged the card is asked again: one charge, and no other page`, async ({
    page,
    request,
    expectFailures,
  }) => {
    expectFailures(/process_blackbird_payment/)
    const cartId = await openPayment(page, request, { flags: ['card_blackbird'] })
    await leaveToPay(page, 'Card')
    await outage(request, cartId, { calls: 1, provider: 'blackbird', answer_lost })
    const unanswered = page.waitForResponse(
      (response) => response.url().includes('/process_blackbird_payment/') && response.status() === 502,
    )
    await useCard(page, CARDS.pays)
    await unanswered
    await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual(PAID)
  })
}

test('Confirm waits for a network, and for a provider’s word that comes late', async ({
  page,
  request,
  context,
  expectFailures,
}) => {
  expectFailures(/\/carts\//)
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Card')
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
  const cartId = await openPayment(page, request, { flags: ['card_blackbird'] })
  await leaveToPay(page, 'Card')
  await page.goto('/za/checkout/?step=payment')
  await expect(page.getByRole('alert')).toContainText('A payment of R1,199.00 by card is still open')
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
  await leaveToPay(page, 'Card')
  await timeIsOver(request, cartId)
  await page.goto('/za/checkout/?step=payment')
  await expect(page.getByRole('alert')).toContainText('The time to pay ran out')
  expect(await booksOf(request, cartId)).toEqual({ ...OPEN, payments: ['expired'] })
  await choose(page, 'EFT')
  await expect(payButton(page)).toBeEnabled()
})
