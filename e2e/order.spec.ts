import { EMAIL, giveEmail, openOrder, orderByCard, orderByEft } from './support/orders'
import { booksOf, choose, leaveToPay, openPayment, payButton, useBank, useCard } from './support/payments'
import { CARDS, heading, shownOrderNumber } from './support/shop'
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
  await page.goto('/za/shop/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Where is my order?' }).click()
  await expect(heading(page, 'Where is my order?')).toBeVisible()
  await page.getByLabel('Order number').fill(number.toLowerCase())
  await giveEmail(page, ` ${EMAIL.toUpperCase()}`)

  const order = heading(page, `Order ${number}`)
  await expect(order).toBeFocused()
  await expect(page).toHaveTitle(`Order ${number} | yoco`)
  await expect(page).toHaveURL(`/za/order/?number=${number}`)
  await expect(heading(page, 'Thank you, Thandi.')).toBeVisible()
  const main = page.getByRole('main')
  for (const text of ['Khumo', 'VAT (15%) in the total', 'Delivery', '12 Long Street', '+27•••••4567']) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect(main.locator('[data-total]')).toHaveText(/R1,199\.00/)
  await expect(page.getByRole('radio')).toHaveCount(0)

  await page.reload()
  await expect(heading(page, 'Thank you, Thandi.')).toBeVisible()
  expect(addresses.filter((address) => address.toLowerCase().includes(EMAIL))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored.toLowerCase()).not.toContain(EMAIL)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await page.waitForLoadState('networkidle')
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
  await page.goto(`/za/order/?number=${number}`)
  await giveEmail(page, 'somebody@example.co.za')
  await expect(sentence).toBeVisible()
  await expect(page.getByLabel('Order number')).toHaveValue(number)
  await page.reload()
  await expect(page.getByLabel('Order number')).toHaveValue(number)
  await expect(page.getByLabel('Email address')).toHaveValue('')
  await giveEmail(page, EMAIL)
  await expect(heading(page, `Order ${number}`)).toBeVisible()
})

test('too many wrong tries end in a sentence that says how long, and who to call', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/orders\/lookup/)
  const { number } = await orderByEft(request)
  for (let guess = 0; guess < 10; guess += 1) {
    await request.post('/shop/api/v1/orders/lookup/', {
      data: { number, email: `${number}.${guess}@example.co.za` },
    })
  }
  await page.goto(`/za/order/?number=${number}`)
  await giveEmail(page, EMAIL)
  await expect(page.getByRole('alert')).toHaveText(
    /^There were too many tries\. Try again in 1[45] minutes, or call us\.$/,
  )
  await expect(page.getByRole('main').getByRole('link', { name: '021 000 0100' })).toBeVisible()
})

test('an order that waits for its EFT shows the bank details and a reference to copy', async ({
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
  await page.waitForLoadState('networkidle')
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
  await expect(page.getByRole('radio', { name: 'Credit Card (Checkout)' })).toBeChecked()
  await payButton(page).dblclick()
  await page.waitForURL(/\/pay\//)
  await expect(page.getByText(`Order ${number}`)).toBeVisible()
  await useCard(page, CARDS.pays)

  await page.waitForURL(new RegExp(`/za/order/\\?number=${number}`))
  await expect(heading(page, 'Thank you, Thandi.')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
  await page.goBack()
  await expect(heading(page, 'Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('it is paid another way, over Blackbird’s page and back', async ({ page, request, baseURL }) => {
  const { cartId, number } = await orderByCard(request, baseURL, 'declined')
  await openOrder(page, number)
  await leaveToPay(page, 'Instant EFT (Blackbird)')
  await useBank(page, 'Capitec')
  await page.waitForURL(/\/za\/order\//)
  await expect(heading(page, 'Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('declined again, and left on the provider’s page, it says so each time and charges nothing', async ({
  page,
  request,
  baseURL,
}) => {
  const { cartId, number } = await orderByCard(request, baseURL, 'declined')
  await openOrder(page, number)
  await leaveToPay(page, 'Credit Card (Blackbird)')
  await useCard(page, CARDS.declined)
  await page.waitForURL(/\/za\/order\//)
  await expect(page.getByText(/Your payment was declined\./)).toBeVisible()

  await leaveToPay(page, 'Credit Card (Checkout)')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(/returned=/)
  await expect(page.getByText(/The payment was not completed\. Nothing was charged/).first()).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
  await page.goto(`/za/order/?number=${number}`)
  await page.getByRole('link', { name: 'Go back to the payment page' }).click()
  await page.waitForURL(/\/pay\//)
  expect((await booksOf(request, cartId)).charges).toBe(0)
})

test('while one tab pays it, another one says so and cannot', async ({ page, request, context, baseURL }) => {
  const { cartId, number } = await orderByCard(request, baseURL, 'declined')
  await openOrder(page, number)
  const other = await context.newPage()
  await openOrder(other, number)
  await expect(payButton(other)).toBeEnabled()
  // Never answered: the first tab stays busy.
  await page.route('**/initiate_checkout_payment/', () => undefined)
  const started = page.waitForRequest('**/initiate_checkout_payment/')
  await payButton(page).click()
  await started
  const sentence = other.getByRole('alert').filter({ hasText: 'This order is being paid in another tab.' })
  await expect(sentence).toBeVisible()
  await expect(payButton(other)).toBeDisabled()
  await page.close()
  await expect(payButton(other)).toBeEnabled()
  expect(await booksOf(request, cartId)).toMatchObject({ orders: ['pending'], charges: 0 })
})

test('the checkout’s last step leads to it, and this tab is not asked who it is', async ({
  page,
  request,
}) => {
  await openPayment(page, request)
  await choose(page, 'EFT')
  await payButton(page).click()
  await expect(heading(page, 'Thank you, Thandi.')).toBeVisible()
  const number = await shownOrderNumber(page)
  await page.getByRole('link', { name: `your order ${number}` }).click()
  await expect(page).toHaveURL(`/za/order/?number=${number}`)
  await expect(heading(page, `Order ${number}`)).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveCount(0)
  await page.reload()
  await expect(heading(page, 'Awaiting your payment of R1,199.00')).toBeVisible()
})

test('a cancelled and refunded order says so and leads to the shop', async ({ page, request, baseURL }) => {
  const { number } = await orderByCard(request, baseURL, 'pays')
  await request.post(`/sandbox/api/orders/${number}/refund`, { data: {} })
  await openOrder(page, number)
  await expect(heading(page, `Order ${number} was cancelled`)).toBeVisible()
  await expect(page.getByText(/We have sent R1,199\.00 back to you/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('without a network the form says so, keeps what was typed and goes on', async ({
  page,
  request,
  context,
  expectFailures,
}) => {
  expectFailures(/./)
  const { number } = await orderByEft(request)
  await page.goto(`/za/order/?number=${number}`)
  await expect(heading(page, 'Where is my order?')).toBeVisible()
  await context.setOffline(true)
  await giveEmail(page, EMAIL)
  await expect(page.getByRole('alert')).toHaveText(
    'We could not reach the shop. Check your connection and try again.',
  )
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Show my order' }).click()
  await expect(heading(page, `Order ${number}`)).toBeVisible()
})
