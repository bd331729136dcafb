import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { idempotencyKeys } from './store/schema'
import { CONTACT, useTestShop } from './testing/shop'

const shop = useTestShop()

const create = async (key: string, remoteAddress: string): Promise<string> => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/shop/api/v1/carts/',
    payload: { source: 'shop' },
    headers: { 'idempotency-key': key },
    remoteAddress,
  })
  return reply.json().id
}

describe('an Idempotency-Key of a new cart', () => {
  it('that anybody could guess counts for one visitor: nobody gets another visitor’s cart by it', async () => {
    const cart = await create('1', '196.25.1.7')
    expect(await create('1', '196.25.1.7')).toBe(cart)
    expect(await create('1', '196.25.1.8')).not.toBe(cart)
  })

  it('that nobody can guess stays valid when its shopper’s address changes', async () => {
    const key = randomUUID()
    expect(await create(key, '196.25.1.7')).toBe(await create(key, '41.0.0.1'))
  })

  it('is not stored in the database', async () => {
    const key = randomUUID()
    await create(key, '196.25.1.7')
    expect(JSON.stringify(await shop.database.select().from(idempotencyKeys))).not.toContain(key)
  })

  it('stores no contact and no address in clear, but returns them again', async () => {
    const { id } = await shop.cart()
    const key = randomUUID()
    const add = () => shop.post(id, 'bulk_add', { items: [{ item_id: 'khumo', quantity: 1 }] }, key)
    const first = (await add()).json()
    expect(first.contact_info).toMatchObject({ email: CONTACT.email })
    const kept = JSON.stringify(await shop.database.select().from(idempotencyKeys))
    expect(kept).not.toMatch(/thandi|nkosi|long street|27821234567/i)
    expect((await add()).json()).toEqual(first)
  })
})
