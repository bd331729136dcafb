import { expectGood } from './support/accessible'
import { EMAIL, giveEmail, openOrder, orderByCard, orderByEft } from './support/orders'
import { booksOf, enable, leaveToPay, payButton, useBank, useCard } from './support/payments'
import { expectReady, openReady } from './support/ready'
import { CARDS, heading } from './support/shop'
import { expect, test } from './support/test'

const PAID = { orders: ['complete'], payments: ['complete', 'declined'], charges: 1 }

test('a paid order is looked up in a browser that has never seen it, and a reload asks nothing', async ({
  page,
  request,
  baseURL,
}) => {
  const { number } = await orderByCard(request, baseURL, 'pays')
  const addresses: string[] = []
  page.on('request', (sent) => addresses.push(decodeURIComponent(sent.url())))
  await openReady(page, '/za/shop/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Where is my order?' }).click()
  await expect(heading(page, 'Where is my order?')).toBeVisible()
  await page.getByLabel('Order number').fill(number.toLowerCase())
  await giveEmail(page, ` ${EMAIL.toUpperCase()}`)

  const order = heading(page, `Order ${number}`)
  await expect(order).toBeFocused()
  await expect(page).toHaveTitle(`Order ${number} | yoco`)
  await expect(page).toHaveURL(`/za/order/?number=${number}`)
  await expect(heading(page, 'Order placed')).toBeVisible()
  const main = page.getByRole('main')
  for (const text of ['Khumo', 'VAT (15%) in the total', 'Delivery', '12 Long Street', '+27•••••4567']) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect(main.locator('[data-total]')).toHaveText(/R1,199\.00/)
  await expect(page.getByRole('radio')).toHaveCount(0)

  await page.reload()
  await expect(heading(page, 'Order placed')).toBeVisible()
  expect(addresses.filter((address) => address.toLowerCase().includes(EMAIL))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored.toLowerCase()).not.toContain(EMAIL)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await expectReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Where is my order?' }).click()
  await expect(page.getByLabel('Order number')).toHaveValue('')
})

test('a wrong email address is told in the same words as an unknown number, and the right one still opens it', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/orders\/lookup/)
  const { number } = await orderByEft(request)
  const sentence = page.getByRole('alert').filter({
    hasText: 'We cannot find an order with this number and this email address.',
  })
  await page.goto('/za/order/?number=ZA1')
  await giveEmail(page, 'somebody@example.co.za')
  await expect(sentence).toBeVisible()
  await expectGood(page)
  await page.goto(`/za/order/?number=${number}`)
  await giveEmail(page, 'somebody@example.co.za')
  await expect(sentence).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Order number')).toHaveValue(number)
  await expect(page.getByLabel('Email address')).toHaveValue('')
  await giveEmail(page, EMAIL)
  await expect(heading(page, `Order ${number}`)).toBeVisible()
})

test('an order that waits for its EFT shows the bank details and a reference to copy, and prints on one page', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { number } = await orderByEft(request)
  await openOrder(page, number)
  for (const load of ['first', 'again']) {
    if (load === 'again') await page.reload()
    await expect(heading(page, 'Awaiting your payment of R1,199.00')).toBeVisible()
    await expect(page.getByText('62000000001')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Copy reference' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  await expectReady(page)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a declined card order is paid on its page by the same method: one order, one charge', async ({
  page,
  request,
  baseURL,
}) => {
  const { cartId, number } = await orderByCard(request, baseURL, 'declined')
  await openOrder(page, number)
  await expect(heading(page, 'Not paid yet')).toBeVisible()
  await expect(page.getByText(/Your payment was declined\./)).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Not paid yet')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Card', exact: true })).toBeChecked()
  await payButton(page).dblclick()
  await page.waitForURL(/\/pay\//)
  await expect(page.getByText(`Order ${number}`)).toBeVisible()
  await useCard(page, CARDS.pays)

  await page.waitForURL(new RegExp(`/za/order/\\?number=${number}`))
  await expect(heading(page, 'Order placed')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
  await page.goBack()
  await expect(heading(page, 'Order placed')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('it is paid another way: over Blackbird’s bank page, which has no barrier, and back', async ({
  page,
  request,
  baseURL,
}) => {
  const { cartId, number } = await orderByCard(request, baseURL, 'declined')
  await enable(request, cartId, 'instant_eft_blackbird')
  await openOrder(page, number)
  await leaveToPay(page, 'Instant EFT')
  await page.getByRole('button', { name: /^Pay R/ }).click()
  await expect(page.getByText('Choose your bank')).toBeVisible()
  await expectGood(page)
  await useBank(page, 'Capitec')
  await page.waitForURL(/\/za\/order\//)
  await expect(heading(page, 'Order placed')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})
