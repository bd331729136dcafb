import {
  buyNow,
  CARDS,
  cartPanel,
  heading,
  orderNumbered,
  payByCard,
  shownOrderNumber,
  walkToPayment,
} from './support/shop'
import { expect, test } from './support/test'

const KHUMO = '/za/shop/card-machines/khumo/'

test('a card machine is bought by card, and the shop has the order as complete', async ({
  page,
  request,
}) => {
  await page.goto('/za/')
  await page
    .getByRole('link', { name: /Shop card machines/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/za\/shop\/card-machines\//)
  await buyNow(page, KHUMO)
  await cartPanel(page)
    .getByRole('link', { name: /Checkout/ })
    .click()
  await expect(heading(page, 'Contact')).toBeVisible()
  await walkToPayment(page)
  await payByCard(page, CARDS.pays)
  await expect(heading(page, 'Confirm')).toBeVisible()
  const number = await shownOrderNumber(page)
  expect(await orderNumbered(request, number)).toMatchObject({
    status: 'complete',
    method: 'Credit Card (Checkout)',
    total: 1199,
  })
  await page.goto('/za/')
  await expect(page.getByRole('banner').getByLabel('Cart, empty')).toBeVisible()
})

test('a declined card comes back to Payment with the reason, and the next one pays', async ({
  page,
  request,
}) => {
  await buyNow(page, KHUMO)
  await walkToPayment(page)
  await payByCard(page, CARDS.declined)
  await expect(heading(page, 'Payment')).toBeVisible()
  await expect(page.getByText(/declined/i).first()).toBeVisible()
  await payByCard(page, CARDS.pays)
  await expect(heading(page, 'Confirm')).toBeVisible()
  expect(await orderNumbered(request, await shownOrderNumber(page))).toMatchObject({ status: 'complete' })
  expect(await page.evaluate(() => window.scrollY), 'what became of the payment stands at the top').toBe(0)
})

test('a cancelled payment comes back to Payment with the cart intact', async ({ page }) => {
  await buyNow(page, KHUMO)
  await walkToPayment(page)
  await page.getByRole('radio', { name: /Credit Card \(Checkout\)/ }).check()
  await page.getByRole('button', { name: /^Pay R/ }).click()
  await page.waitForURL(/\/pay\//)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading(page, 'Payment')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The payment was not completed. Nothing was charged')
  await expect(page.getByRole('button', { name: /^Pay R1,199/ })).toBeVisible()
})

test('an order by EFT waits for the money, with everything needed to send it', async ({ page, request }) => {
  await buyNow(page, KHUMO)
  await walkToPayment(page)
  await page.getByRole('radio', { name: /^EFT/ }).check()
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(heading(page, 'Confirm')).toBeVisible()
  const number = await shownOrderNumber(page)
  expect(await orderNumbered(request, number)).toMatchObject({
    status: 'pending',
    method: 'EFT',
    total: 1199,
  })
  await expect(page.getByText(/Use this reference/)).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Confirm')).toBeVisible()
  expect(await shownOrderNumber(page)).toBe(number)
})

test('a double press on the last button places one order', async ({ page, request }) => {
  await buyNow(page, KHUMO)
  await walkToPayment(page)
  await page.getByRole('radio', { name: /^EFT/ }).check()
  await page.getByRole('button', { name: /Place order/ }).dblclick()
  await expect(heading(page, 'Confirm')).toBeVisible()
  const number = await shownOrderNumber(page)
  const orders = (await (await request.get('/sandbox/api/orders')).json()) as { number: string }[]
  expect(orders.filter((order) => order.number === number)).toHaveLength(1)
})
