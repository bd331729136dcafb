import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { standinWebhooks } from '../shop/payments/standin/schema'
import type { CartBody } from '../shop/schemas/cart'
import { purgeAnswers } from '../shop/store/idempotency'
import { idempotencyKeys, payments, paymentTransitions } from '../shop/store/schema'
import { startTestShop, type TestShop } from '../shop/testing/shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.close())

const post = (id: string, path: string, body: object = {}, key?: string) =>
  shop.call('POST', `/carts/${id}/${path}/`, body, key)
const getCart = async (id: string): Promise<CartBody> => (await shop.call('GET', `/carts/${id}/`)).json()
const sandbox = (method: 'POST' | 'PUT', path: string, payload?: object) =>
  shop.app.inject({ method, url: `/sandbox/api/${path}`, ...(payload && { payload }) })
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
const stockOf = async (sku: string): Promise<number> =>
  (await shop.call('GET', `/products/?skus=${sku}`)).json().products[0].stock

describe('the back office', () => {
  const paidOrder = async (quantity: number) => {
    const { id } = await shop.cart(['khumo', quantity])
    const { order_number: number } = (await post(id, 'eft_intent')).json()
    await sandbox('POST', `orders/${number}/payment_received`)
    return { id, number }
  }

  it.each([
    ['that has not left: its stock is back', undefined, 0],
    ['that was shipped: its stock is not', { shipped: true }, 3],
  ])('refunds an order %s', async (_name, body, gone) => {
    const before = await stockOf('khumo')
    const { id, number } = await paidOrder(3)
    const reply = await sandbox('POST', `orders/${number}/refund`, body)
    expect(reply.json()).toEqual({ order_number: number, status: 'cancelled', payment_status: 'refunded' })
    expect(await getCart(id)).toMatchObject({ status: 'cancelled', payment: { status: 'refunded' } })
    expect(await stockOf('khumo')).toBe(before - gone)
    expect((await sandbox('POST', `orders/${number}/refund`, body)).statusCode).toBe(409)
    expect(await stockOf('khumo')).toBe(before - gone)
  })

  it('gives back money that came after the order was cancelled', async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (await post(id, 'eft_intent')).json()
    await shop.database
      .update(payments)
      .set({ expiresAt: new Date(0) })
      .where(eq(payments.orderNumber, number))
    await getCart(id)
    await sandbox('POST', `orders/${number}/payment_received`)
    expect((await getCart(id)).payment?.status).toBe('refund_due')
    await sandbox('POST', `orders/${number}/refund`)
    expect(await getCart(id)).toMatchObject({ status: 'cancelled', payment: { status: 'refunded' } })
  })

  it('cannot report a card payment, nor change unknown orders', async () => {
    const { id } = await shop.cart(['khumo'])
    await post(id, 'initiate_blackbird_payment', { payment_method: 'Credit Card (Blackbird)' })
    const { order_number: number } = await getCart(id)
    expect((await sandbox('POST', `orders/${number}/payment_received`)).statusCode).toBe(409)
    expect((await sandbox('POST', `orders/${number}/refund`)).statusCode).toBe(409)
    expect((await sandbox('POST', 'orders/ZA0/refund')).statusCode).toBe(404)
  })
})

describe('a provider that is down', () => {
  it('opens no page for that order until the outage is over, and nothing is charged', async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (await post(id, 'generate_order_number')).json()
    const asked = await sandbox('PUT', `orders/${number}/provider_outage`, { calls: 1 })
    expect(asked.json()).toEqual({ order_number: number, calls: 1 })
    const method = { payment_method: 'Credit Card (Blackbird)', tokenize: true }
    const refused = await post(id, 'initiate_blackbird_payment', method)
    expect([refused.statusCode, refused.json().error.code]).toEqual([502, 'payment_provider_unavailable'])
    expect((await post(id, 'initiate_blackbird_payment', method)).statusCode).toBe(200)
  })
})

describe('the database stores', () => {
  it('every change of an order, in order', async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (await post(id, 'eft_intent')).json()
    await sandbox('POST', `orders/${number}/payment_received`)
    await sandbox('POST', `orders/${number}/refund`)
    const changes = await shop.database
      .select()
      .from(paymentTransitions)
      .where(eq(paymentTransitions.orderNumber, number))
      .orderBy(paymentTransitions.id)
    expect(
      changes.map(({ event, orderStatus, paymentStatus }) => [event, orderStatus, paymentStatus]),
    ).toEqual([
      ['initiated', 'pending', 'pending'],
      ['succeeded', 'complete', 'complete'],
      ['refunded', 'cancelled', 'refunded'],
    ])
  })

  it('Idempotency-Keys for thirty days', async () => {
    const { id } = await shop.cart(['khumo'])
    await Promise.all(['old', 'new'].map((key) => post(id, 'generate_order_number', {}, key)))
    const scope = `POST /shop/api/v1/carts/${id}/generate_order_number/`
    const monthAgo = new Date(Date.now() - 30 * 86_400_000 - 1_000)
    await shop.database
      .update(idempotencyKeys)
      .set({ createdAt: monthAgo })
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, hashOf('old'))))
    await purgeAnswers(shop.database, new Date())
    const left = await shop.database.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, scope))
    expect(left.map(({ key }) => key)).toEqual([hashOf('new')])
  })
})

const ask = (method: 'POST' | 'PUT', number: string, what: string, payload?: object) =>
  sandbox(method, `orders/${number}/${what}`, payload)

describe('the time to pay is over', () => {
  it('for an EFT, whose order is cancelled', async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (await post(id, 'eft_intent')).json()
    const ended = { order_number: number, status: 'cancelled', payment_status: 'expired' }
    expect((await ask('POST', number, 'time_over')).json()).toEqual(ended)
    expect(await getCart(id)).toMatchObject({ status: 'cancelled', payment: { status: 'expired' } })
  })

  it('for a payment page, whose order can be paid again', async () => {
    const { id } = await shop.cart(['khumo'])
    const method = { payment_method: 'Credit Card (Blackbird)' }
    await post(id, 'initiate_blackbird_payment', method)
    const { order_number: number } = await getCart(id)
    expect((await ask('POST', number ?? '', 'time_over')).json()).toMatchObject({
      status: 'pending',
      payment_status: 'expired',
    })
    expect((await post(id, 'initiate_blackbird_payment', method)).statusCode).toBe(200)
  })

  it('never for paid orders, nor for unknown ones', async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (await post(id, 'eft_intent')).json()
    await ask('POST', number, 'payment_received')
    expect((await ask('POST', number, 'time_over')).statusCode).toBe(409)
    expect((await getCart(id)).status).toBe('complete')
    expect((await ask('POST', 'ZA0', 'time_over')).statusCode).toBe(404)
  })
})

describe('the event of a provider', () => {
  const payOnPage = async (id: string) => {
    const back = `${shop.siteUrl}/za/checkout/`
    const page = (await post(id, 'initiate_checkout_payment', { success_url: back, cancel_url: back })).json()
    const card = { number: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', name: 'T Nkosi' }
    await shop.app.inject({
      method: 'POST',
      url: new URL(page.redirect_url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ action: 'pay', ...card }).toString(),
    })
  }
  const paymentOf = async (number: string) => {
    const all = (await shop.app.inject('/sandbox/api/payments')).json<Record<string, unknown>[]>()
    return all.find((payment) => payment['order_number'] === number)
  }
  const reserve = async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (await post(id, 'generate_order_number')).json<{
      order_number: string
    }>()
    return { id, number }
  }

  it('may come more than once, and counts once', async () => {
    const { id, number } = await reserve()
    const asked = await ask('PUT', number, 'provider_events', { copies: 2 })
    expect(asked.json()).toEqual({ order_number: number, delay_ms: 0, copies: 2 })
    await payOnPage(id)
    await vi.waitFor(async () => expect(await paymentOf(number)).toMatchObject({ events_sent: 3 }), 10_000)
    expect(await paymentOf(number)).toMatchObject({ status: 'complete', charges: 1 })
    expect(await getCart(id)).toMatchObject({ status: 'complete', payment: { status: 'complete' } })
  })

  it('may come late, and counts all the same', async () => {
    const { id, number } = await reserve()
    await ask('PUT', number, 'provider_events', { delay_ms: 60_000 })
    await payOnPage(id)
    expect(await paymentOf(number)).toMatchObject({ status: 'pending', charges: 1, events_sent: 0 })
    await shop.database.update(standinWebhooks).set({ nextAttemptAt: new Date() })
    // The provider sends overdue events whenever it has a new one.
    await payOnPage((await reserve()).id)
    await vi.waitFor(async () => expect((await getCart(id)).status).toBe('complete'), 10_000)
    expect(await paymentOf(number)).toMatchObject({ charges: 1, events_sent: 1 })
  })
})
