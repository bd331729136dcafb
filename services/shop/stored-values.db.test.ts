import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { carts, invoices, orderReturns, orders, payments, paymentTransitions, products } from './store/schema'
import { CONTACT, ownerOf, useTestShop } from './testing/shop'

const shop = useTestShop()

/** Values that an older rule may have accepted: invalid addresses, numbers and words, empty and too long texts. */
const ODD_CONTACT = { first_name: '', last_name: 'N'.repeat(500), email: 'thandi@gmail', phone: '' }
const ODD_ADDRESS = {
  street: '',
  complex: 'C'.repeat(500),
  suburb: '',
  city: '',
  province: 'Natal',
  postal_code: '?',
}

const paidOrder = async () => {
  const { id, number } = await shop.place(['khumo'])
  await shop.markPaid(number)
  return { id, number, headers: ownerOf(number) }
}

describe('every stored value can be read, whatever rule accepted it', () => {
  it('a cart with an old contact, address, flags and source', async () => {
    const { id } = await shop.cart(['khumo'])
    const odd = {
      contactInfo: ODD_CONTACT,
      address: ODD_ADDRESS,
      featureFlags: ['x'.repeat(300)],
      source: 'fax',
    }
    await shop.database
      .update(carts)
      .set(odd as never)
      .where(eq(carts.id, id))
    const reply = await shop.call('GET', `/carts/${id}/`)
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      expect.objectContaining({ contact_info: ODD_CONTACT, address: ODD_ADDRESS, source: 'fax' }),
    ])
    for (const path of ['payment_methods', 'validate_promo_code/WELCOME10']) {
      expect((await shop.call('GET', `/carts/${id}/${path}/`)).statusCode).toBe(200)
    }
    const patched = await shop.call('PATCH', `/carts/${id}/`, { delivery: 'standard' })
    expect([patched.statusCode, patched.json().contact_info]).toEqual([200, ODD_CONTACT])
  })

  it('an order, its payment, its invoice and its returns', async () => {
    const { id, number, headers } = await paidOrder()
    const [order] = await shop.database.select().from(orders).where(eq(orders.number, number))
    const snapshot = { ...order?.snapshot, contactInfo: ODD_CONTACT, address: ODD_ADDRESS }
    await shop.database
      .update(orders)
      .set({ snapshot } as never)
      .where(eq(orders.number, number))
    await shop.database
      .update(carts)
      .set({ contactInfo: ODD_CONTACT, address: ODD_ADDRESS } as never)
      .where(eq(carts.id, id))
    await shop.database
      .update(payments)
      .set({ reason: '', method: 'EFT' })
      .where(eq(payments.orderNumber, number))
    const recipient = { name: 'B'.repeat(900), address: 'A'.repeat(900), vatNumber: '1'.repeat(90) }
    await shop.database.update(invoices).set({ recipient }).where(eq(invoices.orderNumber, number))
    const [{ id: transitionId } = { id: 0 }] = await shop.database
      .select({ id: paymentTransitions.id })
      .from(paymentTransitions)
    await shop.database.insert(orderReturns).values({
      reference: 'RT1',
      orderNumber: number,
      reason: 'unloved',
      details: 'd'.repeat(1500),
      outcome: 'refund',
      requestedAt: new Date(),
      transitionId,
    } as never)
    const inject = (url: string) => shop.app.inject({ url: `/shop/api/v1${url}`, headers })
    const reply = await inject(`/carts/${number}/`)
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      expect.objectContaining({
        address: ODD_ADDRESS,
        returns: [expect.objectContaining({ reason: 'unloved', items: [] })],
      }),
    ])
    expect((await inject(`/carts/${number}/invoice/`)).json()).toMatchObject({
      recipient: { name: recipient.name },
    })
  })

  it('a product with a former type and reason', async () => {
    const odd = { type: 'fax', reasonNotAvailable: 'recalled', canBePurchased: false }
    await shop.database
      .update(products)
      .set(odd as never)
      .where(eq(products.sku, 'charging-dock'))
    const reply = await shop.call('GET', '/products/?skus=charging-dock')
    expect([reply.statusCode, reply.json().products]).toEqual([
      200,
      [expect.objectContaining({ type: 'fax', reason_not_available: 'recalled' })],
    ])
  })
})

it('an email address without a dot is refused by every form, and nothing is changed', async () => {
  const email = 'thandi@gmail'
  const { id } = await shop.cart()
  const signup = { owner_first_name: 'T', owner_last_name: 'N', email }
  const joining = { item: 'go', name: 'T', consent_version: '2026-11-22', email }
  const replies = [
    await shop.call('PATCH', `/carts/${id}/`, { contact_info: { ...CONTACT, email } }),
    await shop.call('POST', '/signups/', signup),
    await shop.call('POST', '/waitlist/', joining),
  ]
  expect(replies.map((reply) => [reply.statusCode, reply.json().error?.fields])).toEqual([
    [422, { 'contact_info.email': 'must be a valid email' }],
    [422, { email: 'Email must be a valid email' }],
    [422, { email: 'Email must be a valid email' }],
  ])
  expect((await shop.getCart(id)).contact_info?.email).toBe(CONTACT.email)
  const { valid } = (await shop.call('GET', `/signups/validate_email/?email=${email}`)).json()
  expect(valid).toBe(false)
})
