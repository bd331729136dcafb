import type { Page } from '@playwright/test'
import { expectAccessible, expectGood } from './support/accessible'
import {
  booksOf,
  choose,
  leaveToPay,
  openPayment,
  outage,
  payButton,
  useBank,
  useCard,
} from './support/orders'
import { CARDS, heading } from './support/shop'
import { expect, test } from './support/test'

// Each provider's page once; Blackbird's bank page is in order.spec.ts, a declined card in production/. Tests without a browser
// cover every method with every outcome (services/shop/payment-outcomes.db.test.ts, payment-failover.db.test.ts) and what the
// shopper reads then (shared/orders/states.test.ts, src/checkout).

const PAID = { orders: ['complete'], payments: ['complete'], charges: 1 }
const OPEN = { orders: ['pending'], payments: ['pending'], charges: 0 }

const thanks = (page: Page) => page.getByText('Thank you, Thandi.')

/** A provider's page passes axe when it opens, and after it is sent empty. */
const expectGoodForm = async (page: Page, send: RegExp, wrong: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const more of await page.locator('summary').all()) await more.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText(wrong)).toBeVisible()
  await expect(page.locator('[autofocus]')).toBeFocused()
  await expectGood(page)
}

test('Checkout’s card page takes a card, and a one-time PIN if the bank requires it, and offers a wallet; an unknown payment has an error page', async ({
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
    await page.getByRole('button', { name: 'Apple Pay' }).click()
    await expect(page.getByRole('button', { name: /^Pay R/ })).toBeVisible()
    await expectGood(page)
    await page.getByRole('link', { name: 'Change' }).click()
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
    await expect(page.getByText(/on its way to our packers/)).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual(PAID)
  }
})

test('leaving Stitch’s bank page cancels the payment and says so, and the next attempt pays', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Instant EFT')
  await expectGoodForm(page, /^Continue/, 'Choose your bank')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText(
    /^You left your bank’s page before the payment was made\. Nothing was charged/,
  )
  expect(await booksOf(request, cartId)).toEqual({ ...OPEN, payments: ['cancelled'] })
  await leaveToPay(page, 'Instant EFT')
  await useBank(page, 'FNB')
  await expect(page.getByText(/on its way to our packers/)).toBeVisible()
  expect(await booksOf(request, cartId)).toMatchObject({ orders: ['complete'], charges: 1 })
})

test('Blackbird replaces a provider that is down; Payment and Confirm link back to its page, and a charge whose answer is lost is requested again: one order, one charge', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/process_blackbird_payment/)
  const cartId = await openPayment(page, request)
  const open = { ...OPEN, payments: ['pending', 'cancelled'] }
  await test.step('down at the start', async () => {
    await outage(request, cartId, { provider: 'checkout' })
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
    await outage(request, cartId, { provider: 'blackbird', answer_lost: true })
    const unanswered = page.waitForResponse(
      (response) => response.url().includes('/process_blackbird_payment/') && response.status() === 502,
    )
    await useCard(page, CARDS.pays)
    await unanswered
    await expect(thanks(page)).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual({ ...PAID, payments: ['complete', 'cancelled'] })
  })
})

test('while one of three tabs waits for its payment page, the others cannot pay; they can once it is closed, and show the order once it is paid, also after Back', async ({
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
    // The request is never answered, so the first tab stays busy.
    await page.route('**/initiate_checkout_payment/', () => undefined)
    const started = page.waitForRequest('**/initiate_checkout_payment/')
    await payButton(page).click()
    await started
    const sentence = second.getByRole('alert').filter({ hasText: 'This order is being paid in another tab.' })
    await expect(sentence).toBeVisible()
    await expect(second.getByRole('button', { name: 'Being paid in another tab' })).toBeDisabled()
    await page.close()
    await expect(payButton(second)).toBeEnabled()
    await expect(sentence).toHaveCount(0)
  })
  await test.step('paid, after a double press and a reload', async () => {
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
