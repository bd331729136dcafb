import type { Page, Route } from '@playwright/test'
import { expectGood } from './support/accessible'
import { EMAIL, logIn } from './support/login'
import { booksOf, choose, leaveToPay, openPayment, payButton, useBank, useCard } from './support/payments'
import { CARDS, heading, shownOrderNumber } from './support/shop'
import { expect, test } from './support/test'

// Each provider's page and each way without one, once. Every method with every outcome is proved where no browser is
// needed: services/shop/payment-outcomes.db.test.ts; what a shopper reads of it in src/orders/states.test.ts.

const PAID = { orders: ['complete'], payments: ['complete'], charges: 1 }
const PLACED = { orders: ['pending'], payments: ['pending'], charges: 0 }

/** A provider's page as it opens, and with everything wrong that can be. */
const expectGoodForm = async (page: Page, send: RegExp, wrong: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const more of await page.locator('summary').all()) await more.click()
  await expectGood(page)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText(wrong)).toBeVisible()
  await expect(page.locator('[autofocus]')).toBeFocused()
  await expectGood(page)
}

test('Checkout’s card page takes a card, and a one-time PIN where the bank wants it', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Card')
  await expectGoodForm(page, /^Pay R/, 'Enter the card number')
  await useCard(page, CARDS.asksForPin)
  const pin = page.getByLabel('One-time PIN')
  const confirm = page.getByRole('button', { name: 'Confirm payment' })
  await expect(pin).toBeFocused()
  await expectGood(page)
  await pin.fill('000000')
  await confirm.click()
  await expect(pin).toHaveAccessibleDescription('This PIN is not right. Check the digits')
  await expectGood(page)
  await pin.fill('123456')
  await confirm.click()

  for (const load of ['first', 'again']) {
    if (load === 'again') await page.reload()
    await expect(heading(page, 'Confirm')).toBeVisible()
    await expect(page.getByText(/It is paid and on its way/)).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual(PAID)
  }
})

test('Blackbird’s card page takes a card, which is charged once the shopper is back', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request, { flags: ['card_blackbird'] })
  await leaveToPay(page, 'Card')
  await expectGoodForm(page, /^Use this card/, 'Enter the card number')
  expect((await booksOf(request, cartId)).charges).toBe(0)
  await useCard(page, CARDS.pays)
  await expect(page.getByText(/It is paid and on its way/)).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('Stitch’s bank page says so when it is closed, and pays when it is opened again', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Instant EFT')
  await expectGoodForm(page, /^Pay R/, 'Choose your bank')
  await page.getByRole('button', { name: 'Cancel' }).click()
  for (const load of ['first', 'again']) {
    if (load === 'again') await page.reload()
    await expect(page.getByRole('alert')).toContainText(
      /^You left your bank’s page before the payment was made\. Nothing was charged/,
    )
    expect(await booksOf(request, cartId)).toEqual({ ...PLACED, payments: ['cancelled'] })
  }
  await leaveToPay(page, 'Instant EFT')
  await useBank(page, 'FNB')
  await expect(page.getByText(/It is paid and on its way/)).toBeVisible()
  expect(await booksOf(request, cartId)).toMatchObject({ orders: ['complete'], charges: 1 })
})

test('payment terms are for who is logged in, and leave a card with Blackbird, which is not charged', async ({
  page,
  request,
}) => {
  await request.put(`/sandbox/api/payment_terms/${EMAIL}`)
  const cartId = await openPayment(page, request)
  const ask = page.getByRole('button', { name: 'Use the payment terms of your business' })
  await ask.click()
  await expect(page.getByRole('alert')).toHaveText('Log in with the account’s email address to pay on terms.')
  await logIn(page)
  await ask.click()
  await expect(page.getByRole('radio', { name: 'Payment terms' })).toBeChecked()
  await leaveToPay(page, 'Payment terms')
  await useCard(page, CARDS.pays)
  await expect(page.getByText(/placed on your payment terms\. Nothing was charged today\./)).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual({ ...PLACED, payments: ['authorised'] })
})

const WITHOUT_A_PAGE = [
  { method: 'Card on delivery', sku: 'khumo', says: /You pay when it arrives\./, books: PLACED },
  {
    method: 'Free',
    sku: 'staff-training',
    says: /There is nothing to pay\./,
    books: { ...PAID, charges: 0 },
  },
]
for (const { method, sku, says, books } of WITHOUT_A_PAGE) {
  test(`${method}: the order is placed at once`, async ({ page, request }) => {
    const cartId = await openPayment(page, request, { skus: [sku] })
    await choose(page, method)
    await payButton(page).click()
    await expect(heading(page, 'Confirm')).toBeVisible()
    await expect(page.getByText(says).first()).toBeVisible()
    expect(await booksOf(request, cartId)).toEqual(books)
  })
}

test('an EFT pressed twice is placed once though its answer is lost, and leads to the order’s page', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/eft_intent/)
  const cartId = await openPayment(page, request)
  await choose(page, 'EFT')
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/eft_intent/', loseAnswer, { times: 1 })
  await payButton(page).dblclick()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  await expect(page.getByText(/Use this reference/)).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PLACED)
  const number = await shownOrderNumber(page)
  await page.reload()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await shownOrderNumber(page)).toBe(number)

  await test.step('the order’s own page does not ask this tab who it is', async () => {
    await page.getByRole('link', { name: `your order ${number}` }).click()
    await expect(page).toHaveURL(`/za/order/?number=${number}`)
    await expect(heading(page, `Order ${number}`)).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveCount(0)
    await page.reload()
    await expect(heading(page, 'Awaiting your payment of R1,199.00')).toBeVisible()
  })
})

test('an address that leads to no payment says so, without a barrier', async ({ page, expectFailures }) => {
  expectFailures(/\/pay\/checkout\/nothing/)
  await page.goto('/pay/checkout/nothing')
  await expect(page.getByRole('heading', { name: 'We do not know this payment' })).toBeVisible()
  await expectGood(page)
})
