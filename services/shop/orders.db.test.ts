import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments, products, promoCodes } from './store/schema'
import { ADDRESS, CONTACT, useTestShop } from './testing/shop'

const shop = useTestShop()

describe('EFT', () => {
  it('places the order with bank details, reference and expiry, and takes the stock', async () => {
    const before = await shop.stockOf('khumo')
    const { id } = await shop.cart(['khumo', 2])
    const placed = (await shop.post(id, 'eft_intent')).json()
    expect(placed).toMatchObject({
      status: 'pending',
      order_number: expect.stringMatching(/^ZA\d+$/),
      reference: placed.order_number,
      amount: 2398,
      bank_details: { account_number: expect.any(String) },
    })
    expect(await shop.stockOf('khumo')).toBe(before - 2)
    expect(await shop.getCart(id)).toMatchObject({
      status: 'pending',
      is_open: false,
      order_number: placed.order_number,
      placed_at: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
      payment: { method: 'EFT', status: 'pending', amount: 2398, expires_at: placed.expires_at },
    })
  })

  it('returns the same order when the request is repeated', async () => {
    const { id } = await shop.cart(['khumo'])
    const replies = await Promise.all([1, 2, 3].map(() => shop.post(id, 'eft_intent')))
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  })

  it('closes the cart to changes and other payments', async () => {
    const { id } = await shop.place(['khumo'])
    for (const reply of [
      await shop.post(id, 'items', { action: 'add', product: 'neo-touch' }),
      await shop.call('DELETE', `/carts/${id}/items/`),
      await shop.call('PATCH', `/carts/${id}/`, { promo_code: 'WELCOME10' }),
      await shop.openCardPage(id),
    ]) {
      expect(reply.statusCode).toBe(409)
      expect(reply.json().error.code).toBe('order_placed')
    }
    expect((await shop.getCart(id)).totals.total).toBe(1199)
  })

  it('keeps the price of the order when the catalogue changes', async () => {
    const { id } = await shop.place(['charging-dock'])
    await shop.database.update(products).set({ priceCents: 99_900 }).where(eq(products.sku, 'charging-dock'))
    expect(await shop.getCart(id)).toMatchObject({
      totals: { total: 349 },
      items: [{ unit_price: 349, product: { unit_price: 349 } }],
    })
    await shop.database.update(products).set({ priceCents: 34_900 }).where(eq(products.sku, 'charging-dock'))
  })

  it('returns the stock and cancels the order when the money never arrived', async () => {
    const before = await shop.stockOf('cash-drawer')
    const { id, number } = await shop.place(['cash-drawer', 2])
    expect(await shop.stockOf('cash-drawer')).toBe(before - 2)
    await shop.database
      .update(payments)
      .set({ expiresAt: new Date(0) })
      .where(eq(payments.orderNumber, number))
    expect(await shop.getCart(id)).toMatchObject({ status: 'cancelled', payment: { status: 'expired' } })
    expect(await shop.stockOf('cash-drawer')).toBe(before)
    const late = await shop.post(id, 'items', { action: 'add', product: 'khumo' })
    expect(late.json().error.code).toBe('order_cancelled')
  })
})

describe('free orders', () => {
  it('complete at once when the total is zero, and only then', async () => {
    const free = await shop.cart(['staff-training'])
    const done = await shop.post(free.id, 'initiate_free_payment', { id: free.id })
    expect(done.json()).toMatchObject({ status: 'complete', order_number: expect.stringMatching(/^ZA\d+$/) })
    const again = await shop.post(free.id, 'initiate_free_payment', { id: free.id })
    expect(again.json()).toEqual(done.json())
    expect(await shop.getCart(free.id)).toMatchObject({
      status: 'complete',
      payment: { method: 'Free', status: 'complete' },
    })

    const paid = await shop.cart(['staff-training'], ['khumo'])
    const refused = await shop.post(paid.id, 'initiate_free_payment', { id: paid.id })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.code).toBe('not_free')
  })

  it('are possible when a promo code takes off the whole price', async () => {
    const { id } = await shop.cart(['sim-data', 2])
    await shop.call('PATCH', `/carts/${id}/`, { promo_code: 'R100OFF' })
    const before = await shop.stockOf('sim-data')
    const eft = await shop.post(id, 'eft_intent')
    expect(eft.json().error.code).toBe('nothing_to_pay')
    expect((await shop.post(id, 'initiate_free_payment')).statusCode).toBe(200)
    expect(await shop.stockOf('sim-data')).toBe(before - 2)
  })
})

describe('what cannot be ordered', () => {
  it('an empty cart', async () => {
    const { id } = await shop.cart()
    for (const path of ['eft_intent', 'initiate_free_payment']) {
      const reply = await shop.post(id, path)
      expect(reply.statusCode).toBe(422)
      expect(reply.json().error.code).toBe('cart_empty')
    }
  })

  it('another amount than the total', async () => {
    const { id } = await shop.cart(['khumo'])
    for (const amount of [1198.99, 1199.01, 0, 119_900]) {
      const reply = await shop.post(id, 'eft_intent', { amount })
      expect(reply.statusCode).toBe(422)
      expect(reply.json().error).toMatchObject({
        code: 'amount_mismatch',
        fields: { amount: 'The total is R1,199.00' },
      })
    }
    expect((await shop.post(id, 'eft_intent', { amount: 1199 })).statusCode).toBe(200)
  })

  it('a product that was withdrawn after it was added to the cart', async () => {
    const { id } = await shop.cart(['on-site-setup'])
    const change = (canBePurchased: boolean) =>
      shop.database.update(products).set({ canBePurchased }).where(eq(products.sku, 'on-site-setup'))
    await change(false)
    const reply = await shop.post(id, 'eft_intent')
    await change(true)
    expect(reply.json().error).toMatchObject({
      code: 'not_available',
      message: 'On-site setup: Product no longer purchasable.',
    })
  })

  it('a cart whose promo code has expired since', async () => {
    const { id } = await shop.cart(['khumo'])
    await shop.call('PATCH', `/carts/${id}/`, { promo_code: 'WELCOME10' })
    const expire = (expiresAt: Date | null) =>
      shop.database.update(promoCodes).set({ expiresAt }).where(eq(promoCodes.code, 'WELCOME10'))
    await expire(new Date(0))
    const reply = await shop.post(id, 'eft_intent')
    const cart = await shop.getCart(id)
    await expire(null)
    expect(reply.json().error.code).toBe('expired_promo_code')
    expect(cart.totals).toMatchObject({ discount: 0, total: 1199 })
  })
})

describe('the contact of an order', () => {
  const newCart = async (item_id: string) => {
    const { id } = (await shop.call('POST', '/carts/', { source: 'shop' })).json()
    await shop.post(id, 'bulk_add', { items: [{ item_id }] })
    return id
  }
  const refusal = async (id: string, path: string, body = {}) => {
    const reply = await shop.post(id, path, body)
    return [reply.statusCode, reply.json().error]
  }

  it.each([
    ['eft_intent', {}],
    ['initiate_checkout_payment', { success_url: '/', cancel_url: '/' }],
  ])('is required, with an address for goods, before %s', async (path, back) => {
    const body = Object.fromEntries(Object.keys(back).map((name) => [name, `${shop.siteUrl}/za/`]))
    const id = await newCart('khumo')
    expect(await refusal(id, path, body)).toEqual([
      422,
      {
        code: 'details_missing',
        message: 'We need your contact details and a delivery address before you can pay.',
        fields: { contact_info: 'Required', address: 'Required' },
      },
    ])
    await shop.call('PATCH', `/carts/${id}/`, { contact_info: CONTACT })
    expect(await refusal(id, path, body)).toMatchObject([422, { fields: { address: 'Required' } }])
    await shop.call('PATCH', `/carts/${id}/`, { address: ADDRESS })
    expect((await shop.post(id, path, body)).statusCode).toBe(200)
  })

  it('needs no address when the order is only a service', async () => {
    const id = await newCart('staff-training')
    expect(await refusal(id, 'initiate_free_payment')).toMatchObject([
      422,
      { message: 'We need your contact details before you can pay.', fields: { contact_info: 'Required' } },
    ])
    await shop.call('PATCH', `/carts/${id}/`, { contact_info: CONTACT })
    expect((await shop.post(id, 'initiate_free_payment')).statusCode).toBe(200)
  })
})

describe('stock', () => {
  it('that sold out, or a limit that was lowered, after the item was added to the cart is refused', async () => {
    const [gone, few] = [await shop.cart(['counter-duo']), await shop.cart(['charging-dock', 5])]
    await shop.setStock('counter-duo', 0)
    const change = (maxQuantity: number) =>
      shop.database.update(products).set({ maxQuantity }).where(eq(products.sku, 'charging-dock'))
    await change(3)
    const soldOut = await shop.post(gone.id, 'eft_intent')
    const tooMany = await shop.post(few.id, 'eft_intent')
    await change(5)
    expect([soldOut.statusCode, soldOut.json().error]).toMatchObject([
      409,
      { code: 'out_of_stock', fields: { 'counter-duo': 'Out of stock' } },
    ])
    expect([tooMany.statusCode, tooMany.json().error]).toMatchObject([
      422,
      { code: 'quantity_above_maximum', fields: { 'charging-dock': 'At most 3' } },
    ])
  })

  it('never falls below zero, however many shoppers order at once', async () => {
    await shop.setStock('counter-duo', 5)
    const carts = await Promise.all(Array.from({ length: 20 }, () => shop.cart(['counter-duo'])))
    const replies = await Promise.all(carts.map(({ id }) => shop.post(id, 'eft_intent')))
    const statuses = replies.map((reply) => reply.statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(15)
    expect(await shop.stockOf('counter-duo')).toBe(0)
  })

  it('is shared by a product and its bundles, and locked without deadlock', async () => {
    await shop.setStock('neo-touch', 6)
    await shop.setStock('counter', 6)
    await shop.setStock('cash-drawer', 6)
    const ids = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        if (index % 2) return (await shop.cart(['cash-drawer'], ['neo-touch'], ['counter'])).id
        const { id } = await shop.cart()
        await shop.post(id, 'items', { action: 'add_bundle', bundle: 'counter-kit' })
        return id
      }),
    )
    const replies = await Promise.all(ids.map((id) => shop.post(id, 'eft_intent')))
    const statuses = replies.map((reply) => reply.statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(6)
    expect(statuses.filter((status) => status === 409 || status === 422)).toHaveLength(6)
    expect(await shop.stockOf('neo-touch')).toBe(0)
  })
})
