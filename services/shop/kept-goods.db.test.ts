import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { endOverduePayments } from './store/overdue'
import { payments, stockHolds } from './store/schema'
import { newBuyer, useTestShop } from './testing/shop'

// How long and for whom stock is held while an order is unpaid.

const shop = useTestShop()
beforeEach(async () => {
  await shop.database.delete(stockHolds)
  await shop.database.update(payments).set({ status: 'expired' })
  await shop.setStock('khumo', 10)
})

let people = 0
/** A cart with Khumos of a new buyer. */
async function fill(quantity: number) {
  people += 1
  const { id } = await shop.cart(['khumo', quantity])
  await shop.call('PATCH', `/carts/${id}/`, { contact_info: newBuyer() })
  return id
}
const pay = (remoteAddress: string, cartId: string, way: string, payload: object = {}) =>
  shop.app.inject({ method: 'POST', remoteAddress, url: `/shop/api/v1/carts/${cartId}/${way}/`, payload })
let pages = 0
/** A page with another return address than the last one, which makes it another payment. */
const openPage = async (from: string, cartId: string) => {
  pages += 1
  const back = `${shop.siteUrl}/za/checkout/?page=${pages}`
  const reply = await pay(from, cartId, 'initiate_checkout_payment', { success_url: back, cancel_url: back })
  return reply.statusCode
}
/** Lets the half hour of every page pass. */
const letTimePass = () => shop.database.update(stockHolds).set({ expiresAt: new Date() })
/** Whether another shopper can buy the last Khumos meanwhile. */
const canBeBought = async () =>
  (await pay(`41.0.0.${people}`, await fill(10), 'eft_intent')).statusCode === 200

/** The carts that a visitor uses who tries to block stock. */
const CARTS: [string, () => Promise<() => Promise<string>>][] = [
  [
    'with one cart again and again',
    async () => {
      const id = await fill(10)
      return async () => id
    },
  ],
  ['for ever new people', async () => async () => fill(10)],
]

it.each(CARTS)(
  'items are not blocked by payment pages that one visitor opens and does not pay, %s',
  async (_how, carts) => {
    const visitor = `196.25.1.${people + 1}`
    const nextCart = await carts()
    for (let turn = 0; turn < 6; turn += 1) {
      expect(await openPage(visitor, await nextCart())).toBe(200)
      await letTimePass()
    }
    expect(await openPage(visitor, await nextCart())).toBe(200)
    expect(await canBeBought()).toBe(true)
  },
)

it('items are held for a shopper who tries a few times', async () => {
  const id = await fill(10)
  for (let turn = 0; turn < 3; turn += 1) expect(await openPage('196.25.2.1', id)).toBe(200)
  expect(await canBeBought()).toBe(false)
})

it('items are held for shoppers who share their address with many, unless they take more than half of the stock', async () => {
  for (let turn = 0; turn < 6; turn += 1) await openPage('196.25.3.1', await fill(1))
  await letTimePass()
  expect(await openPage('196.25.3.1', await fill(5))).toBe(200)
  expect(await canBeBought()).toBe(false)
})

it.each(CARTS)('items are not reserved again for a visitor who never confirms, %s', async (_how, carts) => {
  const visitor = `196.25.4.${people + 1}`
  const nextCart = await carts()
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await pay(visitor, await nextCart(), 'eft_intent')).statusCode).toBe(200)
    await shop.database.update(payments).set({ expiresAt: new Date() }).where(eq(payments.status, 'pending'))
    await endOverduePayments(shop.database, new Date())
  }
  const reply = await pay(visitor, await nextCart(), 'eft_intent')
  expect([reply.statusCode, reply.json().error]).toEqual([
    422,
    {
      code: 'method_not_available',
      message:
        'We kept these goods for a while, and the order was not confirmed. We cannot keep them again. Pay this one by card, or call us.',
    },
  ])
  expect(await canBeBought()).toBe(true)
})
