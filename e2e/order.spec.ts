import { expectAccessible, expectGood, expectGoodAtAnyWidth } from './support/accessible'
import {
  EMAIL,
  giveEmail,
  openOrder,
  orderByCard,
  booksOf,
  enable,
  leaveToPay,
  payButton,
  useBank,
} from './support/orders'
import { expectReady, openReady } from './support/ready'
import { heading } from './support/shop'
import { expect, test } from './support/test'

// What stands on the page of an order in each of its states, and who is asked for what, are tables in shared/orders and
// src/checkout/order-page.

test('a paid order is looked up in a browser that has never seen it, a wrong email address is told in the words of an unknown number; the address names nobody, and a reload asks nothing', async ({
  page,
  request,
  baseURL,
  expectFailures,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { number } = await orderByCard(request, baseURL, 'pays')
  const addresses: string[] = []
  page.on('request', (sent) => addresses.push(decodeURIComponent(sent.url())))
  const footerLink = () => page.getByRole('contentinfo').getByRole('link', { name: 'Where is my order?' })

  await test.step('the form, by keyboard', async () => {
    await openReady(page, '/za/shop/')
    await footerLink().click()
    await expect(heading(page, 'Where is my order?')).toBeVisible()
    await page.getByLabel('Order number').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Please check 2 fields' })).toBeFocused()
    await expectGood(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Order number')).toBeFocused()
  })
  await test.step('a wrong address', async () => {
    expectFailures(/orders\/lookup/)
    await page.keyboard.type(number.toLowerCase())
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
    await expect(page).toHaveTitle(`Order ${number} | yoco`)
    await expect(page).toHaveURL(`/za/order/?number=${number}`)
    await expect(heading(page, 'Order placed')).toBeVisible()
    const main = page.getByRole('main')
    for (const text of ['Khumo', 'VAT (15%) in the total', 'Delivery', '12 Long Street', '+27•••••4567'])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(main.locator('[data-total]')).toHaveText(/R1,199\.00/)
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
  await test.step('loaded again', async () => {
    await page.reload()
    await expect(heading(page, 'Order placed')).toBeVisible()
    expect(addresses.filter((address) => address.toLowerCase().includes(EMAIL))).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored.toLowerCase()).not.toContain(EMAIL)
    await expectReady(page)
    await expectGoodAtAnyWidth(page)
  })
  await test.step('another one', async () => {
    await footerLink().click()
    await expect(page.getByLabel('Order number')).toHaveValue('')
  })
})

test('no barrier where something is asked to come back, nor on an invoice', async ({
  page,
  request,
  baseURL,
}) => {
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

test('a declined card order is paid on its page: by card, over a page that is left, then over Blackbird’s bank page; one order, one charge', async ({
  page,
  request,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { cartId, number } = await orderByCard(request, baseURL, 'declined')
  await enable(request, cartId, 'instant_eft_blackbird')
  await openOrder(page, number)
  await test.step('not paid', async () => {
    await expect(heading(page, 'Not paid yet')).toBeVisible()
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
  await test.step('another way', async () => {
    await page.goto(`/za/order/?number=${number}`)
    await leaveToPay(page, 'Instant EFT')
    await page.getByRole('button', { name: /^Pay R/ }).click()
    await expect(page.getByText('Choose your bank')).toBeVisible()
    await expectGood(page)
    await useBank(page, 'Capitec')
    await page.waitForURL(/\/za\/order\//)
  })
  await test.step('paid', async () => {
    await expect(heading(page, 'Order placed')).toBeVisible()
    expect(await booksOf(request, cartId)).toMatchObject({ orders: ['complete'], charges: 1 })
  })
})
