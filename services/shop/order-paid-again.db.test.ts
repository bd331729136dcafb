import { describe, expect, it } from 'vitest'
import type { CartBody } from './schemas/cart'
import { CONTACT } from './testing/shop'
import { usePaymentBench } from './testing/payments'

// An order can be paid again on its own page, with its number and the access of a lookup.

const bench = usePaymentBench()

interface Owner {
  cartId: string
  number: string
  headers: { 'order-access': string }
}

/** An order whose card was declined, looked up by its shopper. */
async function declinedOrder(): Promise<Owner> {
  const opened = await bench.open('Credit Card (Checkout)')
  await bench.pay(opened, 'declines')
  expect(await bench.statusOf(opened.cartId)).toBe('pending/declined 0')
  const number = (await bench.getCart(opened.cartId)).order_number ?? ''
  const reply = await bench.shop.call('POST', '/orders/lookup/', { number, email: CONTACT.email })
  return { cartId: opened.cartId, number, headers: { 'order-access': reply.json().access } }
}

const post = ({ number, headers }: Owner, path: string, payload: object, key?: string) =>
  bench.shop.call('POST', `/carts/${number}/${path}/`, payload, key, headers)
const get = ({ number, headers }: Owner, path: string) =>
  bench.shop.call('GET', `/carts/${number}/${path}`, undefined, undefined, headers)
const back = ({ number }: Owner) => {
  const order = `${bench.shop.siteUrl}/za/order/?number=${number}`
  return { success_url: `${order}&step=confirm`, cancel_url: `${order}&returned=1` }
}

describe('a declined order', () => {
  it('can be paid by card: one order, one charge, and no more after that', async () => {
    const owner = await declinedOrder()
    const starts = await Promise.all(
      [1, 2, 3].map(() =>
        post(owner, 'initiate_checkout_payment', { amount: 1199, ...back(owner) }, 'again'),
      ),
    )
    expect(new Set(starts.map(({ body }) => body)).size).toBe(1)
    await bench.shop.submitPage(starts[0]?.json().redirect_url)
    expect(await bench.statusOf(owner.cartId)).toBe('complete/complete 1')

    for (const [path, body] of [
      ['initiate_checkout_payment', back(owner)],
      ['stitch_instant_eft', { return_url: back(owner).success_url }],
      ['initiate_blackbird_payment', { payment_method: 'Credit Card (Blackbird)' }],
      ['eft_intent', {}],
      ['card_on_delivery_intent', {}],
    ] as const) {
      const reply = await post(owner, path, body)
      expect([path, reply.statusCode, reply.json().error.code]).toEqual([path, 409, 'order_complete'])
    }
    expect(await bench.statusOf(owner.cartId)).toBe('complete/complete 1')
    const orders = (await bench.shop.sandbox('GET', 'orders')).json<{ cart_id: string }[]>()
    expect(orders.filter(({ cart_id }) => cart_id === owner.cartId)).toHaveLength(1)
  })

  it('can be paid by Blackbird’s card, whose page returns to the order and charges once', async () => {
    const owner = await declinedOrder()
    const method = { payment_method: 'Credit Card (Blackbird)' }
    const { redirect_url: url, payment_id: id } = (
      await post(owner, 'initiate_blackbird_payment', { ...method, tokenize: true })
    ).json()
    expect((await bench.shop.submitPage(url)).headers.location).toBe(back(owner).success_url)
    const finish = () => post(owner, 'process_blackbird_payment', { id, ...method })
    expect((await finish()).json()).toMatchObject({ status: 'complete', order_number: owner.number })
    expect((await finish()).json()).toMatchObject({ status: 'complete' })
    expect(await bench.statusOf(owner.cartId)).toBe('complete/complete 1')
  })

  it('can be paid by EFT under the same number', async () => {
    const owner = await declinedOrder()
    const offered = await get(owner, 'payment_methods/')
    expect(offered.json().payment_methods).toContainEqual({ name: 'EFT', instalment_plan: null })
    expect((await post(owner, 'eft_intent', { amount: 1199 })).json()).toMatchObject({
      reference: owner.number,
      order_number: owner.number,
    })
    const order = await get(owner, '')
    expect(order.json<CartBody>().payment).toMatchObject({ method: 'EFT', next_step: 'transfer' })
  })

  it('replaces a page that is open elsewhere, on which a payment is refused', async () => {
    const owner = await declinedOrder()
    const there = (await bench.start('Instant EFT (Blackbird)', owner.cartId)).json()
    const here = (await post(owner, 'stitch_instant_eft', { return_url: back(owner).success_url })).json()
    const bank = { action: 'pay', bank: 'Capitec' }
    await bench.shop.submitPage(String(there.redirect_url), bank)
    expect(await bench.statusOf(owner.cartId)).toBe('pending/pending 0')
    await bench.shop.submitPage(here.payment_link, bank)
    expect(await bench.statusOf(owner.cartId)).toBe('complete/complete 1')
  })

  it('cannot be paid without its access', async () => {
    const owner = await declinedOrder()
    const stranger = { ...owner, headers: { 'order-access': 'guess' } }
    const reply = await post(stranger, 'eft_intent', {})
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'order_access_ended'])
    expect(await bench.statusOf(owner.cartId)).toBe('pending/declined 0')
  })
})
