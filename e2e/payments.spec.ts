import type { Page } from '@playwright/test'
import { expectAccessible, expectGood } from './support/accessible'
import { goOffline } from './support/network'
import {
  booksOf,
  choose,
  leaveToPay,
  openPayment,
  outage,
  payButton,
  payThere,
  useBank,
  useCard,
} from './support/orders'
import { CARDS, heading } from './support/shop'
import { expect, test } from './support/test'

// Each provider's page once; Blackbird's bank page in order.spec.ts, a card that is declined in production/. Every method with every
// outcome is proved where no browser is needed: services/shop/payment-outcomes.db.test.ts and payment-failover.db.test.ts; what a
// shopper reads of it in shared/orders/states.test.ts and src/checkout.

const PAID = { orders: ['complete'], payments: ['complete'], charges: 1 }
const OPEN = { orders: ['pending'], payments: ['pending'], charges: 0 }

const thanks = (page: Page) => page.getByText('Thank you, Thandi.')

/** A provider's page as it opens, and with everything wrong that can be. */
const expectGoodForm = async (page: Page, send: RegExp, wrong: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const more of await page.locator('summary').all()) await more.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText(wrong)).toBeVisible()
  await expect(page.locator('[autofocus]')).toBeFocused()
  await expectGood(page)
}

test('Checkout’s card page takes a card, and a one-time PIN where the bank wants it; an address that leads to no payment says so', async ({
  page,
  request,
  expectFailures,
}) => {
  await test.step('no payment', async () => {
    expectFailures(/\/pay\/checkout\/nothing/)
    await page.goto('/pay/checkout/nothing')
    await expect(page.getByRole('heading', { name: 'We do not know this payment' })).toBeVisible()
    await expectGood(page)
  })
  const cartId = await openPayment(page, request)
  await test.step('the card', async () => {
    await leaveToPay(page, 'Card')
    await expectGoodForm(page, /^Pay R/, 'Enter the card number')
    await useCard(page, CARDS.asksForPin)
  })
  await test.step('the PIN', async () => {
    const pin = page.getByLabel('One-time PIN')
    const confirm = page.getByRole('button', { name: 'Confirm payment' })
    await expect(pin).toBeFocused()
    await pin.fill('000000')
    await confirm.click()
    await expect(pin).toHaveAccessibleDescription('This PIN is not right. Check the digits')
    await expectGood(page)
    await pin.fill('123456')
    await confirm.click()
  })
  for (const load of ['first', 'again']) {
    if (load === 'again') await page.reload()
    await expect(heading(page, 'Confirm')).toBeVisible()
    await expect(page.getByText(/It is paid and on its way/)).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual(PAID)
  }
})

test('Stitch’s bank page says so when it is closed, and pays when it is opened again', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Instant EFT')
  await expectGoodForm(page, /^Pay R/, 'Choose your bank')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText(
    /^You left your bank’s page before the payment was made\. Nothing was charged/,
  )
  expect(await booksOf(request, cartId)).toEqual({ ...OPEN, payments: ['cancelled'] })
  await leaveToPay(page, 'Instant EFT')
  await useBank(page, 'FNB')
  await expect(page.getByText(/It is paid and on its way/)).toBeVisible()
  expect(await booksOf(request, cartId)).toMatchObject({ orders: ['complete'], charges: 1 })
})

test('a provider that is down makes way for Blackbird, whose page is found again from Payment and Confirm, and which is asked again when it is down at the charge: one order, one charge', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/process_blackbird_payment/)
  const cartId = await openPayment(page, request)
  const open = { ...OPEN, payments: ['pending', 'cancelled'] }
  await test.step('down at the start', async () => {
    await outage(request, cartId, { calls: 1, provider: 'checkout' })
    await leaveToPay(page, 'Card')
    await expect(page).toHaveURL(/\/pay\/blackbird\//)
    await expectGoodForm(page, /^Use this card/, 'Enter the card number')
    expect(await booksOf(request, cartId)).toEqual(open)
  })
  await test.step('the way back to its page', async () => {
    await page.goto('/za/checkout/?step=payment')
    await expect(page.getByRole('alert')).toContainText('A payment of R1,199.00 by card is still open')
    await page.getByRole('link', { name: 'Go back to the payment page' }).click()
    await page.waitForURL(/\/pay\//)
    await page.goto('/za/checkout/?step=confirm')
    await expect(page.getByText(/^The payment page was not finished\. Go back to it/)).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual(open)
    await page.getByRole('link', { name: 'Back to the payment page' }).click()
    await page.waitForURL(/\/pay\//)
  })
  await test.step('down at the charge', async () => {
    await outage(request, cartId, { calls: 1, provider: 'blackbird', answer_lost: true })
    const unanswered = page.waitForResponse(
      (response) => response.url().includes('/process_blackbird_payment/') && response.status() === 502,
    )
    await useCard(page, CARDS.pays)
    await unanswered
    await expect(thanks(page)).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual({ ...PAID, payments: ['complete', 'cancelled'] })
  })
})

test.describe('without a network', () => {
  test.use({ ownProfile: true })

  test('Confirm waits for one, and for a provider’s word that comes late', async ({
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
    // The page asks one question at a time: once one has failed, none is under way that could still hear of the payment.
    await page.route('**/carts/**', (route) => route.abort('internetdisconnected'))
    await expect(offline).toBeVisible()
    await goOffline(context, expectFailures)
    await page.unroute('**/carts/**')
    // Paid while nothing can be asked: the page asks as soon as it can.
    await payThere(request, paymentPage, CARDS.pays)
    await expect.poll(() => booksOf(request, cartId)).toEqual(PAID)
    await expect(checking).toBeVisible()
    await context.setOffline(false)
    await expect(thanks(page)).toBeVisible()
    await expect(offline).toHaveCount(0)
    expect(await booksOf(request, cartId)).toEqual(PAID)
  })
})

test('a press that is answered late, in one of three tabs: the others cannot pay, go on when it is closed, and show the order once it is paid, Back after that too', async ({
  page,
  request,
  context,
}) => {
  const cartId = await openPayment(page, request)
  await choose(page, 'Card')
  const openTab = async () => {
    const tab = await context.newPage()
    await tab.goto('/za/checkout/?step=payment')
    await expect(payButton(tab)).toBeEnabled()
    return tab
  }
  const [second, third] = [await openTab(), await openTab()]

  await test.step('while one tab pays', async () => {
    // Never answered: the first tab stays busy.
    await page.route('**/initiate_checkout_payment/', () => undefined)
    const started = page.waitForRequest('**/initiate_checkout_payment/')
    await payButton(page).click()
    await started
    const sentence = second.getByRole('alert').filter({ hasText: 'This order is being paid in another tab.' })
    await expect(sentence).toBeVisible()
    await expect(payButton(second)).toBeDisabled()
    await page.close()
    await expect(payButton(second)).toBeEnabled()
    await expect(sentence).toHaveCount(0)
  })
  await test.step('paid, with a double press and after another load', async () => {
    await choose(second, 'Card')
    await payButton(second).dblclick()
    await second.waitForURL(/\/pay\//)
    await second.goto('/za/checkout/?step=payment')
    await leaveToPay(second, 'Card')
    await useCard(second, CARDS.pays)
    await expect(thanks(second)).toBeVisible()
    await expect(thanks(third)).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual(PAID)
  })
  await test.step('Back', async () => {
    await second.goBack()
    await second.goBack()
    await expect(heading(second, 'Confirm')).toBeVisible()
    await expect(thanks(second)).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual(PAID)
  })
})
