import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { standinWebhooks } from '../shop/payments/standin/schema'
import { purgeAnswers } from '../shop/store/idempotency'
import { idempotencyKeys, payments, paymentTransitions } from '../shop/store/schema'
import { useTestShop } from '../shop/testing/shop'

const shop = useTestShop()
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

describe('the back office', () => {
  it.each([
    ['that has not left: its stock is back', undefined, 0],
    ['that was shipped: its stock is not', { shipped: true }, 3],
  ])('refunds an order %s', async (_name, body, gone) => {
    const before = await shop.stockOf('khumo')
    const { id, number } = await shop.place(['khumo', 3])
    await shop.markPaid(number)
    const reply = await shop.sandbox('POST', `orders/${number}/refund`, body)
    expect(reply.json()).toEqual({ order_number: number, status: 'cancelled', payment_status: 'refunded' })
    expect(await shop.getCart(id)).toMatchObject({ status: 'cancelled', payment: { status: 'refunded' } })
    expect(await shop.stockOf('khumo')).toBe(before - gone)
    expect((await shop.sandbox('POST', `orders/${number}/refund`, body)).statusCode).toBe(409)
    expect(await shop.stockOf('khumo')).toBe(before - gone)
  })

  it('gives back money that came after the order was cancelled', async () => {
    const { id, number } = await shop.place(['khumo'])
    await shop.database
      .update(payments)
      .set({ expiresAt: new Date(0) })
      .where(eq(payments.orderNumber, number))
    await shop.getCart(id)
    await shop.markPaid(number)
    expect((await shop.getCart(id)).payment?.status).toBe('refund_due')
    await shop.sandbox('POST', `orders/${number}/refund`)
    expect(await shop.getCart(id)).toMatchObject({ status: 'cancelled', payment: { status: 'refunded' } })
  })

  it('cannot report a card payment, nor change unknown orders', async () => {
    const { id } = await shop.cart(['khumo'])
    await shop.post(id, 'initiate_blackbird_payment', { payment_method: 'Credit Card (Blackbird)' })
    const { order_number: number } = await shop.getCart(id)
    expect((await shop.markPaid(number ?? '')).statusCode).toBe(409)
    expect((await shop.sandbox('POST', `orders/${number}/refund`)).statusCode).toBe(409)
    expect((await shop.sandbox('POST', 'orders/ZA0/refund')).statusCode).toBe(404)
  })
})

describe('a provider that is down', () => {
  it('opens no page for that order until the outage is over, and nothing is charged', async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (await shop.post(id, 'generate_order_number')).json()
    const asked = await shop.sandbox('PUT', `orders/${number}/provider_outage`, { calls: 1 })
    expect(asked.json()).toEqual({ order_number: number, calls: 1 })
    const method = { payment_method: 'Credit Card (Blackbird)', tokenize: true }
    const refused = await shop.post(id, 'initiate_blackbird_payment', method)
    expect([refused.statusCode, refused.json().error.code]).toEqual([502, 'payment_provider_unavailable'])
    expect((await shop.post(id, 'initiate_blackbird_payment', method)).statusCode).toBe(200)
  })
})

describe('the database stores', () => {
  it('every change of an order, in order', async () => {
    const { number } = await shop.place(['khumo'])
    await shop.markPaid(number)
    await shop.sandbox('POST', `orders/${number}/refund`)
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
    await Promise.all(['old', 'new'].map((key) => shop.post(id, 'generate_order_number', {}, key)))
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

describe('the time to pay is over', () => {
  it('for an EFT, whose order is cancelled', async () => {
    const { id, number } = await shop.place(['khumo'])
    const ended = { order_number: number, status: 'cancelled', payment_status: 'expired' }
    expect((await shop.sandbox('POST', `orders/${number}/time_over`)).json()).toEqual(ended)
    expect(await shop.getCart(id)).toMatchObject({ status: 'cancelled', payment: { status: 'expired' } })
  })

  it('for a payment page, whose order can be paid again', async () => {
    const { id } = await shop.cart(['khumo'])
    const method = { payment_method: 'Credit Card (Blackbird)' }
    await shop.post(id, 'initiate_blackbird_payment', method)
    const { order_number: number } = await shop.getCart(id)
    expect((await shop.sandbox('POST', `orders/${number}/time_over`)).json()).toMatchObject({
      status: 'pending',
      payment_status: 'expired',
    })
    expect((await shop.post(id, 'initiate_blackbird_payment', method)).statusCode).toBe(200)
  })

  it('never for paid orders, nor for unknown ones', async () => {
    const { id, number } = await shop.place(['khumo'])
    await shop.markPaid(number)
    expect((await shop.sandbox('POST', `orders/${number}/time_over`)).statusCode).toBe(409)
    expect((await shop.getCart(id)).status).toBe('complete')
    expect((await shop.sandbox('POST', 'orders/ZA0/time_over')).statusCode).toBe(404)
  })
})

describe('the event of a provider', () => {
  const payOnPage = async (id: string) => shop.submitPage((await shop.openCardPage(id)).json().redirect_url)
  const paymentOf = async (number: string) => {
    const all = (await shop.sandbox('GET', 'payments')).json<Record<string, unknown>[]>()
    return all.find((payment) => payment['order_number'] === number)
  }
  const reserve = async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (await shop.post(id, 'generate_order_number')).json<{
      order_number: string
    }>()
    return { id, number }
  }

  it('may come more than once, and counts once', async () => {
    const { id, number } = await reserve()
    const asked = await shop.sandbox('PUT', `orders/${number}/provider_events`, { copies: 2 })
    expect(asked.json()).toEqual({ order_number: number, delay_ms: 0, copies: 2 })
    await payOnPage(id)
    await vi.waitFor(async () => expect(await paymentOf(number)).toMatchObject({ events_sent: 3 }), 10_000)
    expect(await paymentOf(number)).toMatchObject({ status: 'complete', charges: 1 })
    expect(await shop.getCart(id)).toMatchObject({ status: 'complete', payment: { status: 'complete' } })
  })

  it('may come late, and counts all the same', async () => {
    const { id, number } = await reserve()
    await shop.sandbox('PUT', `orders/${number}/provider_events`, { delay_ms: 60_000 })
    await payOnPage(id)
    expect(await paymentOf(number)).toMatchObject({ status: 'pending', charges: 1, events_sent: 0 })
    await shop.database.update(standinWebhooks).set({ nextAttemptAt: new Date() })
    // The provider sends overdue events whenever it has a new one.
    await payOnPage((await reserve()).id)
    await vi.waitFor(async () => expect((await shop.getCart(id)).status).toBe('complete'), 10_000)
    expect(await paymentOf(number)).toMatchObject({ charges: 1, events_sent: 1 })
  })
})
