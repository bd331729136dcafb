import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeAnswers } from '../shop/store/idempotency'
import { idempotencyKeys, payments, paymentTransitions } from '../shop/store/schema'
import type { CartBody } from '../shop/schemas/cart'
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

  it('cannot say that a card was charged, nor speak of orders it does not have', async () => {
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

describe('what is kept', () => {
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
