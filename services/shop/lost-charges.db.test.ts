import { afterEach, describe, expect, it } from 'vitest'
import { usePaymentBench } from './testing/payments'

const bench = usePaymentBench()
afterEach(() => bench.passAll())

describe('a charge whose answer was lost', () => {
  /** @param mode whether the charge happened (`mute`) or never arrived (`down`) */
  const lose = async (mode: 'mute' | 'down') => {
    const opened = await bench.open('Credit Card (Blackbird)')
    await bench.pay(opened)
    bench.events.mode = 'down'
    bench.calls.mode = mode
    bench.calls.only = '/api/charges'
    const lost = await bench.finish(opened)
    expect([lost?.statusCode, lost?.json()]).toMatchObject([
      502,
      { error: { message: expect.stringContaining('you will not be charged twice') } },
    ])
    return opened
  }

  it('is found by a repeated request', async () => {
    const opened = await lose('mute')
    bench.calls.mode = 'pass'
    await bench.finish(opened)
    expect(await bench.statusOf(opened.cartId)).toBe('complete/complete 1')
  })

  it('is found when the cart is read', async () => {
    expect(await bench.statusOf((await lose('mute')).cartId)).toBe('complete/complete 1')
  })

  it('is made by a repeated request when the first never arrived', async () => {
    const opened = await lose('down')
    expect((await bench.getCart(opened.cartId)).payment).toMatchObject({
      status: 'authorised',
      next_step: 'process',
    })
    bench.calls.mode = 'pass'
    await bench.finish(opened)
    expect(await bench.statusOf(opened.cartId)).toBe('complete/complete 1')
  })

  it('closes the cart until its outcome is known, and is cancelled before another payment', async () => {
    const opened = await lose('down')
    const change = { action: 'add', product: 'khumo' }
    const changed = await bench.shop.post(opened.cartId, 'items', change)
    expect([changed.statusCode, changed.json().error.code]).toEqual([409, 'payment_processing'])
    bench.calls.only = ''
    expect((await bench.post(opened.cartId, 'eft_intent')).statusCode).toBe(502)
    bench.calls.mode = 'pass'
    expect((await bench.post(opened.cartId, 'eft_intent')).statusCode).toBe(200)
    expect((await bench.finish(opened))?.json()).toMatchObject({ status: 'pending' })
    expect(await bench.statusOf(opened.cartId)).toBe('pending/pending 0')
  })

  it('prevents another payment when it has happened', async () => {
    const opened = await lose('mute')
    bench.calls.mode = 'pass'
    const reply = await bench.post(opened.cartId, 'eft_intent')
    expect([reply.statusCode, reply.json().error?.code]).toEqual([409, 'order_complete'])
    expect(await bench.statusOf(opened.cartId)).toBe('complete/complete 1')
  })

  it('expires when it never arrived', async () => {
    const opened = await lose('down')
    await bench.expire(opened)
    expect(await bench.statusOf(opened.cartId)).toBe('pending/cancelled 0')
  })
})
