import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CartBody } from './schemas/cart'
import { carts } from './store/schema'
import { ADDRESS, CONTACT, useTestShop } from './testing/shop'

const shop = useTestShop()

describe('carts', () => {
  it('are empty and pending at first', async () => {
    const reply = await shop.call('POST', '/carts/', {
      source: 'shop',
      tracking_attribution: { platform: 'mobile web', wau: '' },
    })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      items: [],
      status: 'pending',
      is_open: true,
      order_number: null,
      promo_code: null,
      payment: null,
      totals: { subtotal: 0, discount: 0, shipping: 0, vat: 0, total: 0 },
    })
  })

  it('have one line for each product and bundle, through all six actions', async () => {
    const { id } = await shop.cart(['khumo'])
    const change = async (body: object) => {
      const { items, totals } = (await shop.post(id, 'items', body)).json<CartBody>()
      const lines = items.map((item) => `${item.quantity} ${item.product?.sku ?? item.bundle?.bundle_code}`)
      return [...lines, totals.total]
    }
    expect(await change({ action: 'add', product: 'khumo', quantity: 2 })).toEqual(['3 khumo', 3597])
    expect(await change({ action: 'add_bundle', bundle: 'counter-kit' })).toEqual([
      '3 khumo',
      '1 counter-kit',
      12096,
    ])
    expect(await change({ action: 'remove', product: 'khumo', quantity: 2 })).toEqual([
      '1 khumo',
      '1 counter-kit',
      9698,
    ])
    expect(
      await change({ action: 'replace', product: 'khumo', replacement_product: 'neo-touch', quantity: 2 }),
    ).toEqual(['1 counter-kit', '2 neo-touch', 10297])
    expect(
      await change({ action: 'replace_bundle', bundle: 'counter-kit', replacement_bundle: 'starter-kit' }),
    ).toEqual(['2 neo-touch', '1 starter-kit', 3297])
    expect(await change({ action: 'remove_bundle', bundle: 'starter-kit' })).toEqual(['2 neo-touch', 1798])
    expect(await change({ action: 'remove', product: 'neo-touch' })).toEqual([0])
  })

  it('keep the id of a line while its quantity changes', async () => {
    const cart = await shop.cart(['khumo'], ['neo-touch'])
    const before = cart.items.map((item) => item.id)
    const reply = await shop.post(cart.id, 'items', { action: 'add', product: 'khumo' })
    expect(reply.json<CartBody>().items.map((item) => item.id)).toEqual(before)
  })

  it('take all items of a bulk add or none, and name the invalid item', async () => {
    const { id } = await shop.cart()
    const items = [
      { item_id: 'khumo' },
      { item_id: 'starter-kit', is_bundle: true },
      { item_id: 'go', quantity: 2 },
    ]
    const refused = await shop.post(id, 'bulk_add', { items })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error).toMatchObject({
      code: 'not_available',
      fields: { 'items.2': 'Out of stock' },
    })
    expect((await shop.getCart(id)).items).toEqual([])
    const added = await shop.post(id, 'bulk_add', { items: items.slice(0, 2) })
    expect(added.json().totals.total).toBe(2698)
  })

  it('store contact and address, the phone normalised, the postal code with its zero', async () => {
    const { id } = await shop.cart(['khumo'])
    const reply = await shop.call('PATCH', `/carts/${id}/`, { contact_info: CONTACT, address: ADDRESS })
    expect(reply.json()).toMatchObject({
      contact_info: { ...CONTACT, phone: '27821234567' },
      address: ADDRESS,
    })
  })

  it('switch feature flags on and off', async () => {
    const { id } = await shop.cart()
    const flag = { feature_flag: 'instalments' }
    const flagsAfter = async (path: string) => (await shop.post(id, path, flag)).json().feature_flags
    expect(await flagsAfter('enable_feature_flag')).toEqual(['instalments'])
    expect(await flagsAfter('enable_feature_flag')).toEqual(['instalments'])
    expect(await flagsAfter('disable_feature_flag')).toEqual([])
  })

  it('accept attribution that is sent later', async () => {
    const { id } = await shop.cart(['khumo'])
    const tracking = { platform: 'mobile web', wau: 'visitor-1' }
    await shop.call('PATCH', `/carts/${id}/`, { tracking_attribution: tracking })
    const [stored] = await shop.database.select().from(carts).where(eq(carts.id, id))
    expect(stored).toMatchObject({ trackingPlatform: 'mobile web', trackingWau: 'visitor-1' })
  })

  it('lose all items, and keep their order number', async () => {
    const { id } = await shop.cart(['khumo'])
    const number = (await shop.post(id, 'generate_order_number')).json().order_number
    const cleared = await shop.call('DELETE', `/carts/${id}/items/`)
    expect(cleared.json()).toMatchObject({ items: [], totals: { total: 0 }, order_number: number })
  })

  it('count every item that many tabs add at the same moment once', async () => {
    const { id } = await shop.cart()
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => shop.post(id, 'items', { action: 'add', product: 'khumo' })),
    )
    const statuses = replies.map((reply) => reply.statusCode).sort()
    expect(statuses).toEqual([...Array<number>(10).fill(200), 422, 422])
    expect((await shop.getCart(id)).items).toMatchObject([{ quantity: 10 }])
  })
})

describe('promo codes', () => {
  it('are checked, set and removed', async () => {
    const { id } = await shop.cart(['khumo'])
    const checked = await shop.call('GET', `/carts/${id}/validate_promo_code/%20r100off/`)
    expect(checked.json()).toMatchObject({ valid: true, discount: 100 })
    const applied = await shop.call('PATCH', `/carts/${id}/`, { promo_code: ' r100off' })
    expect(applied.json().totals).toMatchObject({ subtotal: 1199, discount: 100, total: 1099 })
    const removed = await shop.call('PATCH', `/carts/${id}/`, { promo_code: null })
    expect(removed.json()).toMatchObject({ promo_code: null, totals: { discount: 0, total: 1199 } })
  })

  it('are refused with the reason', async () => {
    const { id } = await shop.cart(['khumo'])
    for (const reply of [
      await shop.call('GET', `/carts/${id}/validate_promo_code/EXPIRED/`),
      await shop.call('PATCH', `/carts/${id}/`, { promo_code: 'EXPIRED' }),
    ]) {
      expect([reply.statusCode, reply.json().error]).toMatchObject([
        422,
        {
          code: 'expired_promo_code',
          message: 'The promo code EXPIRED has expired. Go on without it, or try another one.',
        },
      ])
    }
  })
})

describe('Idempotency-Key', () => {
  it('makes two requests create one cart, and is refused for another body', async () => {
    const key = randomUUID()
    const create = (source: string) => shop.call('POST', '/carts/', { source }, key)
    const [one, two] = await Promise.all([create('shop'), create('shop')])
    expect(one?.statusCode).toBe(201)
    expect(two?.json()).toEqual(one?.json())
    const other = await create('portal')
    expect(other.statusCode).toBe(422)
    expect(other.json().error.code).toBe('idempotency_key_reused')
  })

  it('adds in bulk once, however often the answer is lost', async () => {
    const { id } = await shop.cart(['khumo'])
    const items = [
      { item_id: 'khumo', quantity: 2 },
      { item_id: 'starter-kit', is_bundle: true },
    ]
    const add = () => shop.post(id, 'bulk_add', { items }, 'lost')
    const [first, ...others] = await Promise.all([add(), add(), add()])
    expect(first?.json().items).toMatchObject([{ quantity: 3 }, { quantity: 1 }])
    expect(others.map((reply) => reply.body)).toEqual([first?.body, first?.body])
    expect((await shop.getCart(id)).totals.total).toBe(3 * 1199 + 1499)
  })

  it('adds once, and can be used again after a refusal', async () => {
    const { id } = await shop.cart()
    const add = (quantity: number, key: string) =>
      shop.post(id, 'items', { action: 'add', product: 'khumo', quantity }, key)
    await Promise.all(Array.from({ length: 5 }, () => add(2, 'first')))
    expect((await shop.getCart(id)).items[0]?.quantity).toBe(2)
    expect((await add(9, 'second')).statusCode).toBe(422)
    await shop.call('DELETE', `/carts/${id}/items/`)
    expect((await add(9, 'second')).statusCode).toBe(200)
  })
})
