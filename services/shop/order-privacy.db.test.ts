import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments } from './store/schema'
import { useTestShop } from './testing/shop'

const shop = useTestShop()

const PERSONAL = ['Thandi', 'Nkosi', 'thandi@', '821234567', 'Long Street', 'Melville']
const withAccess = (access: string) => ({ headers: { 'order-access': access } })
const get = (url: string, options: object = {}) => shop.app.inject({ url: `/shop/api/v1${url}`, ...options })
const reserve = async (id: string) => (await shop.post(id, 'generate_order_number')).json()

/** An order by EFT, and the access of the browser that placed it. */
const place = async () => {
  const { id } = await shop.cart(['khumo'])
  const { order_number: number, access } = await reserve(id)
  await shop.post(id, 'eft_intent')
  return { id, number, access }
}

describe('a placed cart', () => {
  it('shows no personal data to a caller with only its id', async () => {
    const { id, number } = await place()
    const replies = [
      await get(`/carts/${id}/`),
      await shop.post(id, 'clear_cart_signup'),
      await shop.post(id, 'disable_feature_flag', { feature_flag: 'payment_terms' }),
    ]
    for (const reply of replies) {
      expect(reply.json()).toMatchObject({
        id,
        order_number: number,
        status: 'pending',
        is_open: false,
        items: [expect.anything()],
        totals: { total: 1199 },
        contact_info: null,
        address: null,
      })
      expect(PERSONAL.filter((word) => reply.body.includes(word))).toEqual([])
    }
  })

  it('shows contact and address to the browser that reserved its number', async () => {
    const { id, access } = await place()
    expect((await get(`/carts/${id}/`, withAccess(access))).json()).toMatchObject({
      id,
      contact_info: { first_name: 'Thandi' },
      address: { street: '12 Long Street' },
    })
  })

  it('grants no more access to callers with its id', async () => {
    const { id, number } = await place()
    expect(await reserve(id)).toEqual({ order_number: number })
    expect((await shop.post(id, 'eft_intent')).json()).not.toHaveProperty('access')
  })

  it('is not opened by its id in place of an access', async () => {
    const { id, number } = await place()
    const reply = await get(`/carts/${number}/`, withAccess(id))
    expect([reply.statusCode, reply.json().error?.code]).toEqual([401, 'order_access_ended'])
  })

  it('shows no invoice and accepts no return for its id alone', async () => {
    const { id, number, access } = await place()
    await shop.markPaid(number)
    const recipient = { name: 'Thandi’s Coffee', address: '12 Long Street', vat_number: '' }
    const put = (headers: Record<string, string>) =>
      shop.call('PUT', `/carts/${id}/invoice/recipient/`, recipient, undefined, headers)
    expect((await put({ 'order-access': access })).statusCode).toBe(200)
    const body = { items: [{ id: 'x', quantity: 1 }], reason: 'changed_mind', outcome: 'refund' }
    const replies = [await get(`/carts/${id}/invoice/`), await put({}), await shop.post(id, 'returns', body)]
    expect(replies.map((reply) => reply.json().error?.code)).toEqual(Array(3).fill('order_access_ended'))
  })
})

describe('the page of a provider', () => {
  it.each(['initiate_checkout_payment', 'initiate_blackbird_payment', 'stitch_instant_eft'])(
    '%s never receives the cart’s id, even with older return addresses',
    async (path) => {
      const { id } = await shop.cart(['khumo'])
      const success_url = `${shop.siteUrl}/za/checkout/?step=confirm&order=${id}`
      const back = { success_url, cancel_url: success_url, return_url: success_url }
      const bodies = { ...back, payment_method: 'Credit Card (Blackbird)' }
      await shop.post(id, path, bodies)
      const { id: paymentId } = (await get(`/carts/${id}/`)).json().payment
      const all = await shop.database
        .select({ to: payments.returnAddresses })
        .from(payments)
        .where(eq(payments.id, paymentId))
      expect(JSON.stringify(all)).not.toContain(id)
      expect(all[0]?.to?.successUrl).toContain(`payment=${paymentId}`)
    },
  )

  it('returns to the outcome of the payment, by its id, which reveals nothing else', async () => {
    const { id } = await shop.cart(['khumo'])
    const { payment_id: payment } = (await shop.openCardPage(id)).json()
    const reply = await get(`/payments/${payment}/`)
    expect([reply.statusCode, reply.json()]).toEqual([200, { outcome: 'waiting' }])
    expect((await get('/payments/0b8f3c1e-6d54-4a5e-9a57-2f1c1f6f0a11/')).json().error?.code).toBe(
      'payment_not_found',
    )
    expect((await get('/payments/nonsense/')).statusCode).toBe(404)
  })
})

describe('a signup', () => {
  const first = { owner_first_name: 'T', owner_last_name: 'N', email: 't@example.co.za' }

  it('accepts no ordered cart, and no longer shows one that was ordered', async () => {
    const placed = await place()
    const refused = await shop.call('POST', '/signups/', { ...first, cart_uuid: placed.id })
    expect([refused.statusCode, Object.keys(refused.json().error?.fields ?? {})]).toEqual([
      422,
      ['cart_uuid'],
    ])
    const { id: cartId } = await shop.cart(['khumo'])
    const { id, cart_uuid: named } = (
      await shop.call('POST', '/signups/', { ...first, cart_uuid: cartId })
    ).json()
    expect(named).toBe(cartId)
    await shop.post(cartId, 'eft_intent')
    expect((await get(`/signups/${id}/`)).json().cart_uuid).toBeNull()
  })
})
