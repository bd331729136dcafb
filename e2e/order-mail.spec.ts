import type { APIRequestContext } from '@playwright/test'
import { expectGood } from './support/accessible'
import { orderByEft } from './support/orders'
import { expect, test } from './support/test'

type Mail = { to: string; subject: string }

const mailsOf = async (request: APIRequestContext, order: string): Promise<Mail[]> => {
  const mails = (await (await request.get('/sandbox/api/mail')).json()) as Mail[]
  return mails.filter(({ subject }) => subject.includes(order)).reverse()
}

test('whoever orders by EFT is told how to pay, and that it is paid, once each; on a small screen, light or dark', async ({
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

  await page.goto('/sandbox/')
  await page.getByRole('row').filter({ hasText: toPay }).getByRole('link', { name: 'html' }).click()
  await expect(page.getByRole('heading', { name: 'Pay to confirm', level: 1 })).toBeVisible()
  await expect(page.getByText('62000000001')).toBeVisible()
  const link = page.getByRole('link', { name: 'See your order' })
  await expect(link).toHaveAttribute('href', new RegExp(`/za/order/\\?number=${number}$`))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectGood(page)
  }
})
