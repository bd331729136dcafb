import { afterEach, expect, it } from 'vitest'
import type { OrderMail } from '../domain/order-mail'
import { type Opened, usePaymentBench } from '../testing/payments'
import { MAIL_FROM } from '../testing/shop'
import type { Mailer, Message } from './message'
import { sendAll } from './testing/server'

// The mails that a shopper receives after every event of an order.

const bench = usePaymentBench({ holdsMails: true })
const mailbox: Message[] = []
const mailer: Mailer = { from: MAIL_FROM, deliver: async (message) => void mailbox.push(message) }

afterEach(() => {
  bench.passAll()
  mailbox.length = 0
})

const SUBJECTS: Record<OrderMail, RegExp> = {
  order_confirmation: /^Your order ZA\S+ is confirmed$/,
  eft_instructions: /^Pay R[\d,.]+ by EFT for your order ZA\S+$/,
  payment_received: /^We have received your payment for order ZA\S+$/,
  order_cancelled: /^Order ZA\S+ was cancelled$/,
  refund_due: /^We are sending a payment for order ZA\S+ back to you$/,
  refunded: /^We have refunded R[\d,.]+ for order ZA\S+$/,
  order_on_its_way: /^Your order ZA\S+ is on its way$/,
  return_requested: /^Your return RT\d+ for order ZA\S+$/,
  confirm_order: /^Confirm your order ZA\S+$/,
  order_released: /^We no longer keep the goods of your order ZA\S+$/,
}

/** The kinds of the mails sent so far. */
async function mailsSent(): Promise<string> {
  await sendAll(bench.shop, mailer)
  const names = Object.entries(SUBJECTS)
  return mailbox
    .map(({ subject }) => names.find(([, pattern]) => pattern.test(subject))?.[0] ?? subject)
    .join(' ')
}

const sandbox = (number: string, what: 'payment_received' | 'refund') =>
  bench.shop.sandbox('POST', `orders/${number}/${what}`)

const placeEft = () => bench.shop.place(['khumo'])

async function runOutOfTime(cartId: string): Promise<void> {
  const { payment } = await bench.getCart(cartId)
  await bench.expire({ paymentId: payment?.id } as Opened)
  await bench.getCart(cartId)
}

// One page of a provider, and the one way whose order is placed before the money arrives.
it.each(['Instant EFT (Stitch)', 'Payment terms'] as const)(
  '%s: a mail when the order is placed, and none before',
  async (way) => {
    const opened = await bench.open(way)
    expect(await mailsSent()).toBe('')
    await bench.pay(opened)
    await bench.finish(opened)
    await expect.poll(mailsSent).toBe('order_confirmation')
  },
)

it('a repeated webhook and a repeated return from the page cause one mail', async () => {
  bench.events.mode = 'twice'
  const opened = await bench.open('Credit Card (Blackbird)')
  await bench.pay(opened)
  await Promise.all([1, 2, 3].map(() => bench.finish(opened)))
  await expect.poll(mailsSent).toBe('order_confirmation')
  expect(await mailsSent()).toBe('order_confirmation')
})

it('EFT: instructions, then the payment, then the refund', async () => {
  const { id, number } = await placeEft()
  await bench.post(id, 'eft_intent')
  expect(await mailsSent()).toBe('eft_instructions')
  await sandbox(number, 'payment_received')
  expect(await mailsSent()).toBe('eft_instructions payment_received')
  await sandbox(number, 'refund')
  expect(await mailsSent()).toBe('eft_instructions payment_received refunded')
})

it('EFT that never arrived: cancelled; when it arrives later: refund due, and refunded', async () => {
  const { id, number } = await placeEft()
  await mailsSent()
  await runOutOfTime(id)
  await sandbox(number, 'payment_received')
  expect(await mailsSent()).toBe('eft_instructions order_cancelled refund_due')
  await sandbox(number, 'refund')
  expect(await mailsSent()).toBe('eft_instructions order_cancelled refund_due refunded')
})

it('one mail when the order is on its way and one for each return; none when packed or delivered', async () => {
  const { id, number } = await placeEft()
  await sandbox(number, 'payment_received')
  for (const step of ['packed', 'on_its_way', 'on_its_way', 'delivered'])
    await bench.shop.sandbox('PUT', `orders/${number}/fulfilment`, { step })
  expect(await mailsSent()).toBe('payment_received order_on_its_way')
  const { items } = await bench.getCart(id)
  const returning = { items: [{ id: items[0]?.id, quantity: 1 }], reason: 'faulty', outcome: 'exchange' }
  await bench.shop.asOwner(number, 'POST', 'returns/', returning)
  expect(await mailsSent()).toBe('payment_received order_on_its_way return_requested')
  expect(mailbox[0]?.text).toMatch(/Tax invoice: \S+&view=invoice/)
  expect(mailbox.at(-1)?.text).toContain('Khumo card machine: 1 to send back')
})

it('a page that was left and paid later: the accepted order is paid, and not confirmed again', async () => {
  const opened = await bench.open('Credit Card (Checkout)')
  await bench.post(opened.cartId, 'card_on_delivery_intent')
  await bench.pay(opened)
  await expect.poll(mailsSent).toBe('order_confirmation payment_received')
  expect(mailbox.at(-1)?.text).toContain('Nothing is left to pay.')
})

it('a mail is sent to the shopper, from the shop, with a reply address that people read', async () => {
  const { number } = await placeEft()
  await mailsSent()
  expect(mailbox).toMatchObject([
    {
      id: expect.stringMatching(new RegExp(`^order\\.${number}\\.\\d+@example\\.co\\.za$`)),
      from: MAIL_FROM,
      replyTo: { address: 'help@yoco.example' },
      to: { name: 'Thandi Nkosi', address: 'thandi@example.co.za' },
    },
  ])
})

it('a mail describes the order and its delivery as the shop stored them', async () => {
  const { id } = await bench.shop.cart(['khumo', 2], ['sim-data'], ['on-site-setup'])
  await bench.shop.call('PATCH', `/carts/${id}/`, { promo_code: 'WELCOME10' })
  const { totals } = await bench.getCart(id)
  await bench.post(id, 'eft_intent')
  await mailsSent()
  const text = mailbox[0]?.text ?? ''
  expect(totals.total).toBe(2877.3)
  for (const line of [
    'Khumo card machine, 2 at R1,199.00 each: R2,398.00',
    'Discount (WELCOME10): -R319.70',
    'Total: R2,877.30',
    'VAT (15%) in the total: R375.30',
    'Amount: R2,877.30',
    'Deliver to: 12 Long Street, Melville, Johannesburg, 0109, Gauteng',
    `See your order: ${bench.shop.siteUrl}/za/order/?number=`,
    'YOUR SIM CARD',
  ]) {
    expect(text).toContain(line)
  }
})

/** The mail about an order to an address with this street. */
async function mailTo(street: string): Promise<Message | undefined> {
  const { id } = await bench.shop.cart(['khumo'])
  const address = { street, suburb: 'A', city: 'B', province: 'Gauteng', postal_code: '0109' }
  await bench.shop.call('PATCH', `/carts/${id}/`, { address })
  await bench.post(id, 'card_on_delivery_intent')
  await mailsSent()
  return mailbox[0]
}

it('a mail removes a shopper’s line breaks from the shop’s text', async () => {
  const mail = await mailTo('12 Long Street\n\nPAY TO: 123')
  expect(mail?.text).toContain('Deliver to: 12 Long Street PAY TO: 123, A')
})

it('a mail repeats no address that contains advertising', async () => {
  const mail = await mailTo('You have won: https://evil.example')
  expect(mail?.text).toContain('Your order number')
  expect(mail?.text).not.toContain('evil')
  expect(mail?.html).not.toContain('evil')
})
