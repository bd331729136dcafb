import { describe, expect, it } from 'vitest'
import type { CartBody } from './schemas/cart'
import { useTestShop } from './testing/shop'

const shop = useTestShop()

const patch = async (id: string, body: object): Promise<CartBody> =>
  (await shop.call('PATCH', `/carts/${id}/`, body)).json()
const discountOf = async (id: string, code: string): Promise<unknown> =>
  (await shop.call('GET', `/carts/${id}/validate_promo_code/${code}/`)).json()

describe('delivery of goods', () => {
  it('is free by standard delivery, and costs R99 with VAT included by express', async () => {
    const { id, ...standard } = await shop.cart(['khumo'])
    const delivery_options = [
      { delivery: 'standard', price: 0 },
      { delivery: 'express', price: 99 },
    ]
    expect(standard).toMatchObject({ delivery: 'standard', delivery_options, totals: { total: 1199 } })
    expect(await patch(id, { delivery: 'express' })).toMatchObject({
      delivery: 'express',
      delivery_options,
      totals: { subtotal: 1199, shipping: 99, vat: 169.3, total: 1298 },
    })
    expect((await patch(id, { delivery: 'standard' })).totals.total).toBe(1199)
  })

  it('by express costs nothing with FREESHIP, and the totals show it as a discount', async () => {
    const { id } = await shop.cart(['khumo'])
    const description = 'Express delivery for nothing'
    expect(await discountOf(id, 'FREESHIP')).toEqual({ valid: true, discount: 0, description })
    await patch(id, { delivery: 'express' })
    expect(await discountOf(id, 'FREESHIP')).toEqual({ valid: true, discount: 99, description })
    expect(await patch(id, { promo_code: 'FREESHIP' })).toMatchObject({
      delivery_options: [{ price: 0 }, { price: 0 }],
      totals: { discount: 0, shipping: 0, total: 1199 },
    })
    expect(await patch(id, { promo_code: 'WELCOME10' })).toMatchObject({
      totals: { discount: 119.9, shipping: 99, total: 1178.1 },
    })
  })

  it('accepts only the two ways', async () => {
    const { id } = await shop.cart(['khumo'])
    const reply = await shop.call('PATCH', `/carts/${id}/`, { delivery: 'drone' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error.fields).toEqual({ delivery: 'must be one of standard, express' })
  })

  it('is stored with the order, and can no longer be changed', async () => {
    const { id } = await shop.cart(['khumo'])
    await patch(id, { delivery: 'express' })
    const placed = (await shop.post(id, 'eft_intent', { amount: 1298 })).json()
    expect(placed).toMatchObject({ amount: 1298 })
    const reply = await shop.call('PATCH', `/carts/${id}/`, { delivery: 'standard' })
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'order_placed'])
    expect(await shop.getCart(id)).toMatchObject({
      delivery: 'express',
      delivery_options: [],
      totals: { shipping: 99, total: 1298 },
    })
  })
})

it('services have no delivery options and cost nothing to deliver', async () => {
  const { id, delivery_options } = await shop.cart(['on-site-setup'])
  expect(delivery_options).toEqual([])
  expect(await patch(id, { delivery: 'express' })).toMatchObject({
    delivery_options: [],
    totals: { shipping: 0 },
  })
})
