import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PaymentProviderName } from './payments/providers'
import { sendWebhook, type Signing, useTestShop } from './testing/shop'

// A provider's report must fit the shop's payment: provider, page, amount and currency.

const shop = useTestShop()

const TOTAL_CENTS = 119_900

const send = (provider: PaymentProviderName, body: unknown, signing?: Signing) =>
  sendWebhook(shop, provider, body, signing)

/** A cart with one Khumo whose payment page is open at this provider. */
async function open(provider: PaymentProviderName) {
  const { id: cartId } = await shop.cart(['khumo'])
  const back = `${shop.siteUrl}/za/`
  const [path, body] = {
    checkout: ['initiate_checkout_payment', { success_url: back, cancel_url: back }],
    blackbird: ['initiate_blackbird_payment', { payment_method: 'Instant EFT (Blackbird)' }],
    stitch: ['stitch_instant_eft', { return_url: back }],
  }[provider] as [string, object]
  const { payment_id: paymentId } = (await shop.post(cartId, path, body)).json()
  return { cartId, paymentId: paymentId as string }
}

const cardEvent = (
  paymentId: string,
  change: { type?: string; payload?: object; metadata?: object } = {},
) => ({
  type: change.type ?? 'payment.succeeded',
  payload: {
    amount: TOTAL_CENTS,
    currency: 'ZAR',
    ...change.payload,
    metadata: { payment_id: paymentId, ...change.metadata },
  },
})
const stitchEvent = (paymentId: string, change: object = {}) => ({
  type: 'payment_request.completed',
  data: { externalReference: paymentId, amount: { quantity: '1199.00', currency: 'ZAR' }, ...change },
})

const discrepancies = async (paymentId: string) =>
  (await shop.sandbox('GET', 'payment_discrepancies'))
    .json<{ payment_id: string }[]>()
    .filter(({ payment_id }) => payment_id === paymentId)

describe('an event that fits its payment', () => {
  it.each<[PaymentProviderName, (paymentId: string) => object]>([
    ['checkout', cardEvent],
    ['blackbird', cardEvent],
    ['stitch', stitchEvent],
  ])('of %s completes the order', async (provider, event) => {
    const { cartId, paymentId } = await open(provider)
    expect((await send(provider, event(paymentId))).statusCode).toBe(200)
    expect(await shop.getCart(cartId)).toMatchObject({ status: 'complete', payment: { status: 'complete' } })
    expect(await discrepancies(paymentId)).toEqual([])
  })

  it('counts even if another provider used the same event id before', async () => {
    const id = randomUUID()
    const [one, other] = [await open('checkout'), await open('stitch')]
    await send('checkout', cardEvent(one.paymentId), { id })
    await send('stitch', stitchEvent(other.paymentId), { id })
    expect((await shop.getCart(other.cartId)).status).toBe('complete')
  })
})

describe('an event that does not fit completes nothing and is stored for the shop’s owner:', () => {
  it.each<[string, PaymentProviderName, PaymentProviderName, (paymentId: string) => object, object]>([
    [
      'another amount',
      'checkout',
      'checkout',
      (id) => cardEvent(id, { payload: { amount: 1 } }),
      { problem: 'wrong_amount', reported_amount: 0.01, expected_amount: 1199 },
    ],
    [
      'other money',
      'checkout',
      'checkout',
      (id) => cardEvent(id, { payload: { currency: 'USD' } }),
      { problem: 'wrong_currency', reported_currency: 'USD' },
    ],
    [
      'other money of Stitch',
      'stitch',
      'stitch',
      (id) => stitchEvent(id, { amount: { quantity: '1199.00', currency: 'NGN' } }),
      { problem: 'wrong_currency', reported_currency: 'NGN' },
    ],
    [
      'Stitch about a payment of Blackbird',
      'blackbird',
      'stitch',
      (id) => stitchEvent(id),
      { problem: 'wrong_provider', provider: 'stitch' },
    ],
    [
      'Stitch that calls off a payment of Blackbird',
      'blackbird',
      'stitch',
      (id) => stitchEvent(id, { type: 'payment_request.cancelled' }),
      { problem: 'wrong_provider' },
    ],
    [
      'another page of the same provider',
      'checkout',
      'checkout',
      (id) => cardEvent(id, { metadata: { checkoutId: 'another' } }),
      { problem: 'wrong_page' },
    ],
  ])('%s', async (_name, provider, sender, event, expected) => {
    const { cartId, paymentId } = await open(provider)
    const reply = await send(sender, event(paymentId))
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
    expect(await shop.getCart(cartId)).toMatchObject({ status: 'pending', payment: { status: 'pending' } })
    expect(await discrepancies(paymentId)).toEqual([expect.objectContaining(expected)])
  })

  it('money for an unknown payment', async () => {
    const paymentId = randomUUID()
    expect((await send('checkout', cardEvent(paymentId))).statusCode).toBe(200)
    expect(await discrepancies(paymentId)).toEqual([
      expect.objectContaining({ problem: 'unknown_payment', order_number: null, reported_amount: 1199 }),
    ])
  })

  it('on the page of the sandbox', async () => {
    const { paymentId } = await open('checkout')
    await send('checkout', cardEvent(paymentId, { payload: { amount: 1 } }))
    const { body } = await shop.app.inject('/sandbox/')
    expect(body).toContain('<h2>Payment discrepancies</h2>')
    expect(body).toContain(paymentId)
  })
})

describe('an invalid event is refused, with an error that reveals no internals:', () => {
  it.each<[string, number, unknown, Signing]>([
    ['no JSON', 400, '{"type":', {}],
    ['null', 400, 'null', {}],
    ['an event without its payment', 400, { type: 'payment.succeeded', payload: {} }, {}],
    ['an amount in words', 400, cardEvent('x', { payload: { amount: 'all of it' } }), {}],
    ['one from the future', 401, cardEvent('x'), { at: new Date(Date.now() + 3_600_000) }],
    ['an id that could be read in two ways', 422, cardEvent('x'), { id: 'evt.1' }],
    ['a huge one', 413, `"${'x'.repeat(70_000)}"`, {}],
  ])('%s', async (_name, status, body, signing) => {
    const reply = await send('checkout', body, signing)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().error.message).toMatch(/^[A-Z][^{}]*\.$/)
    expect(reply.body).not.toMatch(/stack|at \/|SyntaxError|Assert/)
  })

  it.each(['abc', '1e3', '-1199.00', ''])('an invalid amount of Stitch: %s', async (quantity) => {
    const { cartId, paymentId } = await open('stitch')
    const reply = await send('stitch', stitchEvent(paymentId, { amount: { quantity, currency: 'ZAR' } }))
    expect(reply.statusCode).toBe(400)
    expect((await shop.getCart(cartId)).status).toBe('pending')
  })

  it.each(['constructor', '__proto__'])('an event of the kind %s', async (type) => {
    const { paymentId } = await open('checkout')
    expect((await send('checkout', cardEvent(paymentId, { type }))).statusCode).toBe(200)
    expect(await discrepancies(paymentId)).toEqual([])
  })
})
