import { expectGood, expectAccessible } from './support/accessible'
import { EMAIL, openOrder, orderByCard, orderByEft } from './support/orders'
import { expectReady } from './support/ready'
import { heading } from './support/shop'
import { expect, test } from './support/test'

test(
  'an order is looked up with the keyboard alone; errors are summed up and lead to their fields',
  { tag: '@wide' },
  async ({ page, request }) => {
    const { number } = await orderByEft(request)
    await page.goto('/za/order/')
    await expect(heading(page, 'Where is my order?')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Order number').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Please check 2 fields' })).toBeFocused()
    await expectGood(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Order number')).toBeFocused()
    await page.keyboard.type(number)
    await page.keyboard.press('Tab')
    await page.keyboard.type(EMAIL)
    await page.keyboard.press('Enter')
    await expect(heading(page, `Order ${number}`)).toBeFocused()
  },
)

test(
  'no barrier on an invoice, nor where something is asked to come back',
  { tag: '@both' },
  async ({ page, request, baseURL }) => {
    const { number } = await orderByCard(request, baseURL, 'pays')
    await openOrder(page, number)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Ask for a return' }).click()
    await main.getByLabel(/how many come back/).selectOption('1')
    await main.getByLabel('Why?').selectOption('It is faulty')
    await expectGood(page)
    await main.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByRole('heading', { name: /^Return RT\d+$/ })).toBeVisible()
    await expectGood(page)
    await main.getByRole('link', { name: 'Tax invoice' }).click()
    await expect(page.getByRole('article', { name: /^Tax invoice INV\d+$/ })).toBeVisible()
    await expectGood(page)
  },
)

test(
  'no barrier on an order that is paid, not paid, or being paid',
  { tag: '@both' },
  async ({ page, request, baseURL }) => {
    for (const [card, title] of [
      ['pays', 'Order placed'],
      ['declined', 'Not paid yet'],
    ] as const) {
      const { number } = await orderByCard(request, baseURL, card)
      await openOrder(page, number)
      await expect(heading(page, title)).toBeVisible()
      await expectReady(page)
      await expectGood(page)
    }
    await page.getByRole('button', { name: /^Pay R/ }).click()
    await page.waitForURL(/\/pay\//)
    await page.goBack()
    await expect(page.getByRole('alert')).toContainText('is still open')
    await expectAccessible(page)
    await page.goto(`${page.url()}&step=confirm`)
    await expect(heading(page, 'We are checking your payment')).toBeVisible()
    await expectAccessible(page)
  },
)
