import type { APIRequestContext } from '@playwright/test'
import { expectNoBarrier, expectNoSidewaysScroll } from './support/barriers'
import { createCart } from './support/payments'
import { expect, test } from './support/test'

type Mail = { to: string; subject: string; message_id: string; text: string }

/** Places an order that waits for its EFT; answers its number. */
const orderByEft = async (request: APIRequestContext): Promise<string> => {
  const cart = `/shop/api/v1/carts/${await createCart(request)}/`
  const placed = await request.post(`${cart}eft_intent/`, { data: {} })
  return ((await placed.json()) as { order_number: string }).order_number
}

const mailsOf = async (request: APIRequestContext, order: string): Promise<Mail[]> => {
  const mails = (await (await request.get('/sandbox/api/mail')).json()) as Mail[]
  return mails.filter(({ subject }) => subject.includes(order)).reverse()
}

test('whoever orders by EFT is told how to pay, and that it is paid, once each', async ({
  page,
  request,
}) => {
  const order = await orderByEft(request)
  await expect.poll(() => mailsOf(request, order)).toHaveLength(1)
  expect((await request.post(`/sandbox/api/orders/${order}/payment_received`)).ok()).toBe(true)
  await expect.poll(() => mailsOf(request, order)).toHaveLength(2)
  const mails = await mailsOf(request, order)
  expect(mails.map(({ to }) => to)).toEqual(Array(2).fill('Thandi Mokoena <thandi@example.co.za>'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Pay R1,199.00 by EFT for your order ${order}`,
    `We have received your payment for order ${order}`,
  ])

  await page.goto('/sandbox/')
  const row = page.getByRole('row').filter({ hasText: `Pay R1,199.00 by EFT for your order ${order}` })
  await row.getByRole('link', { name: 'html' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Thandi.', level: 1 })).toBeVisible()
  await expect(page.getByText('62000000001')).toBeVisible()
  const link = page.getByRole('link', { name: 'See your order' })
  await expect(link).toHaveAttribute('href', new RegExp(`/za/order/\\?number=${order}$`))
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a mail on a small, ${colorScheme} screen`, async ({ page, request }) => {
    const order = await orderByEft(request)
    await expect.poll(() => mailsOf(request, order)).toHaveLength(1)
    const [mail] = await mailsOf(request, order)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/sandbox/mail/${encodeURIComponent(mail?.message_id ?? '')}/html`)
    await expectNoSidewaysScroll(page)
    await expectNoBarrier(page)
  })
}
