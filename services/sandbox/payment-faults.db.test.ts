import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CartBody } from '../shop/schemas/cart'
import { startTestShop, type TestShop } from '../shop/testing/shop'
import { standinWebhooks } from '../shop/payments/standin/schema'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
}, 60_000)
afterAll(() => shop.close())

const post = (id: string, path: string, body: object = {}) => shop.call('POST', `/carts/${id}/${path}/`, body)
const getCart = async (id: string): Promise<CartBody> => (await shop.call('GET', `/carts/${id}/`)).json()
const ask = (method: 'POST' | 'PUT', number: string, what: string, payload?: object) =>
  shop.app.inject({ method, url: `/sandbox/api/orders/${number}/${what}`, ...(payload && { payload }) })

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

  it('never for what is paid, nor for orders that are not there', async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (await post(id, 'eft_intent')).json()
    await ask('POST', number, 'payment_received')
    expect((await ask('POST', number, 'time_over')).statusCode).toBe(409)
    expect((await getCart(id)).status).toBe('complete')
    expect((await ask('POST', 'ZA0', 'time_over')).statusCode).toBe(404)
  })
})

describe('what a provider says', () => {
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
    // The provider looks for what is due whenever it has something to tell.
    await payOnPage((await reserve()).id)
    await vi.waitFor(async () => expect((await getCart(id)).status).toBe('complete'), 10_000)
    expect(await paymentOf(number)).toMatchObject({ charges: 1, events_sent: 1 })
  })
})
