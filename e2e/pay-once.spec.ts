import { booksOf, choose, leaveToPay, openPayment, payButton, useCard } from './support/payments'
import { CARDS, heading } from './support/shop'
import { expect, test } from './support/test'

const PAID = { orders: ['complete'], payments: ['complete'], charges: 1 }

test('a double press, a press after a reload, and Back after paying: one payment', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await choose(page, 'Card')
  await payButton(page).dblclick()
  await page.waitForURL(/\/pay\//)
  await page.goto('/za/checkout/?step=payment')
  await leaveToPay(page, 'Card')
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
  await page.goBack()
  await page.goBack()
  await expect(heading(page, 'Confirm')).toBeVisible()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})

test('while one tab pays the others cannot; they go on when it is closed, and show the order once it is paid', async ({
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

  await leaveToPay(second, 'Card')
  await useCard(second, CARDS.pays)
  await expect(second.getByText('Thank you, Thandi.')).toBeVisible()
  await expect(third.getByText('Thank you, Thandi.')).toBeVisible()
  expect(await booksOf(request, cartId)).toEqual(PAID)
})
