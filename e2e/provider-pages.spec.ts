import type { Page } from '@playwright/test'
import { expectNoBarrier, expectNoSidewaysScroll } from './support/barriers'
import { leaveToPay, openPayment, useCard } from './support/payments'
import { expect, test } from './support/test'

/** As it opens, and with everything wrong that can be. */
const PAGES: [method: string, send: RegExp, wrong: string][] = [
  ['Credit Card (Checkout)', /^Pay R/, 'Enter the card number'],
  ['Credit Card (Blackbird)', /^Use this card/, 'Enter the card number'],
  ['Instant EFT (Stitch)', /^Pay R/, 'Choose your bank'],
  ['Instant EFT (Blackbird)', /^Pay R/, 'Choose your bank'],
]

const expectGood = async (page: Page) => {
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
}

for (const [method, send, wrong] of PAGES) {
  test(`${method}: the provider’s page has no barrier axe can find, and fits the narrowest phone`, async ({
    page,
    request,
  }) => {
    await openPayment(page, request)
    await leaveToPay(page, method)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const more of await page.locator('summary').all()) await more.click()
    await expectGood(page)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByText(wrong)).toBeVisible()
    await expect(page.locator('[autofocus]')).toBeFocused()
    await expectGood(page)
  })
}

test('the page that asks for a one-time PIN likewise, with a wrong PIN too', async ({ page, request }) => {
  await openPayment(page, request)
  await leaveToPay(page, 'Credit Card (Checkout)')
  await useCard(page, '4000 0000 0000 3220')
  const pin = page.getByLabel('One-time PIN')
  await expect(pin).toBeFocused()
  await expectGood(page)
  await pin.fill('000000')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(pin).toHaveAccessibleDescription('This PIN is not right. Check the digits')
  await expectGood(page)
})

test('an address that leads to no payment likewise', async ({ page, expectFailures }) => {
  expectFailures(/\/pay\/checkout\/nothing/)
  await page.goto('/pay/checkout/nothing')
  await expect(page.getByRole('heading', { name: 'We do not know this payment' })).toBeVisible()
  await expectGood(page)
})
