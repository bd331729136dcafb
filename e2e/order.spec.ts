import type { APIRequestContext } from '@playwright/test'
import { expectAccessible, expectGood, expectGoodAtAnyWidth } from './support/accessible'
import {
  EMAIL,
  giveEmail,
  openOrder,
  orderByCard,
  booksOf,
  leaveToPay,
  payButton,
  useBank,
  orderByEft,
  createCart,
  openWithCart,
  payThere,
  startCardPayment,
} from './support/orders'
import { expectReady, openReady } from './support/ready'
import { sandboxRecords } from './support/sandbox'
import { CARDS, footerLink, heading } from './support/shop'
import { expect, test } from './support/test'

// Tables in shared/orders and src/checkout/order-page cover the order page in each state, and who has to identify themselves.

test('a paid order is found in a browser that does not know it; a wrong email address gets the message of an unknown number; no URL contains the address, and a reload shows the order again', async ({
  page,
  request,
  baseURL,
  expectFailures,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { number } = await orderByCard(request, baseURL, 'pays')
  const addresses: string[] = []
  page.on('request', (sent) => addresses.push(decodeURIComponent(sent.url())))

  await test.step('the form, by keyboard', async () => {
    await openReady(page, '/za/shop/')
    await (await footerLink(page, 'Where is my order?')).click()
    await expect(heading(page, 'Where is my order?')).toBeVisible()
    await page.getByLabel('Order number').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Please check 2 fields' })).toBeFocused()
    await expectGood(page)
  })
  await test.step('a wrong address', async () => {
    expectFailures(/orders\/lookup/)
    await page.getByLabel('Order number').fill(number.toLowerCase())
    await giveEmail(page, 'somebody@example.co.za')
    const sentence = page.getByRole('alert').filter({
      hasText: 'We cannot find an order with this number and this email address.',
    })
    await expect(sentence).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the order', async () => {
    await giveEmail(page, ` ${EMAIL.toUpperCase()}`)
    await expect(heading(page, `Order ${number}`)).toBeFocused()
    await expect(page).toHaveURL(`/za/order/?number=${number}`)
    await expect(heading(page, 'Paid')).toBeVisible()
    await expect(page.getByRole('main').locator('[data-total]')).toHaveText(/R1,199\.00/)
  })
  await test.step('loaded again', async () => {
    await page.reload()
    await expect(heading(page, 'Paid')).toBeVisible()
    expect(addresses.filter((address) => address.toLowerCase().includes(EMAIL))).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored.toLowerCase()).not.toContain(EMAIL)
    await expectReady(page)
    await expectGoodAtAnyWidth(page)
  })
})

test('the return form and the tax invoice pass axe', async ({ page, request, baseURL }) => {
  const { number } = await orderByCard(request, baseURL, 'pays')
  await openOrder(page, number)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Ask for a return' }).click()
  await main.getByLabel(/how many come back/).selectOption('1')
  await main.getByLabel('Why?').selectOption('It is faulty')
  await expectGood(page)
  await main.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { name: /^Return RT\d+$/ })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Tax invoice' }).click()
  await expect(page.getByRole('article', { name: /^Tax invoice INV\d+$/ })).toBeVisible()
  await expectGoodAtAnyWidth(page)
})

test('a declined card order is paid on the order page: a card payment is abandoned, then Blackbird’s bank page pays it; one order, one charge', async ({
  page,
  request,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { cartId, number } = await orderByCard(request, baseURL, 'declined')
  const flag = { feature_flag: 'instant_eft_blackbird' }
  expect((await request.post(`/shop/api/v1/carts/${cartId}/enable_feature_flag/`, { data: flag })).ok()).toBe(
    true,
  )
  await openOrder(page, number)
  await test.step('not paid', async () => {
    await expect(heading(page, 'Payment declined')).toBeVisible()
    await expect(page.getByText(/Your payment was declined\./)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Card', exact: true })).toBeChecked()
    await expectReady(page)
    await expectGood(page)
  })
  await test.step('being paid', async () => {
    await payButton(page).dblclick()
    await page.waitForURL(/\/pay\//)
    await expect(page.getByText(`Order ${number}`)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('alert')).toContainText('is still open')
    await expectAccessible(page)
    await page.goto(`/za/order/?number=${number}&step=confirm`)
    await expect(heading(page, 'We are checking your payment')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('another payment method', async () => {
    await page.goto(`/za/order/?number=${number}`)
    await leaveToPay(page, 'Instant EFT')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Choose your bank')).toBeVisible()
    await expectGood(page)
    await useBank(page, 'Capitec')
    await page.waitForURL(/\/za\/order\//)
  })
  await test.step('paid', async () => {
    await expect(heading(page, 'Paid')).toBeVisible()
    expect(await booksOf(request, cartId)).toMatchObject({ orders: ['complete'], charges: 1 })
  })
})

// An id in a URL opens no order, and never puts a foreign cart into the visitor's browser. Each URL and outcome is a case in
// src/checkout/foreign-return.alone.test.tsx, a signup's cart in src/cart/sync/restore.alone.dom.test.ts.

test('a link with a foreign order id shows nothing of that order; a return from the bank in another browser shows the payment’s result without personal data, and leads to the order', async ({
  page,
  request,
  baseURL,
}) => {
  const { cartId: foreign } = await orderByEft(request)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  const own = await openWithCart(page, request, `/za/checkout/?step=confirm&order=${foreign}`, {
    skus: ['neo-touch'],
    contact: false,
  })
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await test.step('a foreign order', async () => {
    await expect(heading(page, 'Contact')).toBeVisible()
    await expectReady(page)
    expect(page.url()).not.toContain(foreign)
    await expect(page.getByLabel('First name')).toHaveValue('')
    await expect(page.getByText('Mokoena')).toHaveCount(0)
    expect(await stored()).not.toContain(foreign)
    expect(asked.filter((url) => url.includes(foreign) && url.includes('/shop/api/'))).toEqual([])
  })
  await test.step('a payment that another browser started', async () => {
    const { redirect_url, payment_id } = await startCardPayment(request, await createCart(request), baseURL)
    await page.goto(`/za/checkout/?step=confirm&payment=${payment_id}`)
    await expect(heading(page, 'We are checking your payment')).toBeVisible()
    await payThere(request, redirect_url, CARDS.pays)
    // After a reload the page requests the payment's status at once.
    await page.reload()
    await expect(heading(page, 'Your payment went through')).toBeVisible()
    for (const personal of ['Thandi', 'Mokoena', 'Long Street', /ZA\d/, /1,199/])
      await expect(page.getByRole('main').getByText(personal)).toHaveCount(0)
    expect(await stored()).toContain(own)
    await expectReady(page)
    await page.getByRole('main').getByRole('link', { name: 'See your order' }).click()
    await expect(heading(page, 'Where is my order?')).toBeVisible()
  })
})

type Mail = { to: string; subject: string }

const mailsOf = async (request: APIRequestContext, order: string): Promise<Mail[]> =>
  (await sandboxRecords<Mail>(request, 'mail')).filter(({ subject }) => subject.includes(order)).reverse()

test('an EFT order causes one mail with the bank details and one about the received payment, both readable on a small screen, light or dark', async ({
  page,
  request,
}) => {
  const { number } = await orderByEft(request)
  const toPay = `Pay R1,199.00 by EFT for your order ${number}`
  await expect.poll(() => mailsOf(request, number)).toHaveLength(1)
  expect((await request.post(`/sandbox/api/orders/${number}/payment_received`)).ok()).toBe(true)
  await expect.poll(() => mailsOf(request, number)).toHaveLength(2)
  const mails = await mailsOf(request, number)
  expect(mails.map(({ to }) => to)).toEqual(Array(2).fill('Thandi Mokoena <thandi@example.co.za>'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    toPay,
    `We have received your payment for order ${number}`,
  ])

  await page.goto('/sandbox/?view=mail')
  const mail = page.getByRole('listitem').filter({ hasText: toPay })
  await mail.getByText(toPay).first().click()
  await expectGood(page)
  await mail.getByRole('link', { name: 'Read the mail' }).click()
  await expect(page.getByRole('heading', { name: 'Reserved until your EFT arrives', level: 1 })).toBeVisible()
  await expect(page.getByText('62000000001')).toBeVisible()
  const link = page.getByRole('link', { name: 'See your order' })
  await expect(link).toHaveAttribute('href', new RegExp(`/za/order/\\?number=${number}$`))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectGood(page)
  }
})
