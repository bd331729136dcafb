import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CartBody } from './schemas/cart'
import { orders, payments, promoCodes } from './store/schema'
import { CONTACT, newBuyer, useTestShop } from './testing/shop'

const shop = useTestShop()

let code = ''
let codes = 0
/** A new code for each test: half off, twice in all, once for each buyer. */
beforeEach(async () => {
  code = `HALF${(codes += 1)}`
  const limits = { percentOff: 50, maxUses: 2, maxUsesPerBuyer: 1 }
  await shop.database
    .insert(promoCodes)
    .values({ code, description: '50% off', freeShipping: false, ...limits })
})

const cartOf = async (contact_info: object, ...items: [string, number?][]): Promise<CartBody> => {
  const { id } = await shop.cart(...(items.length ? items : ([['khumo']] as [string][])))
  return (await shop.call('PATCH', `/carts/${id}/`, { contact_info })).json()
}
const use = (id: string) => shop.call('PATCH', `/carts/${id}/`, { promo_code: code })
const eft = (id: string) => shop.post(id, 'eft_intent')
/** Sets the code on a cart and orders by EFT; returns the order's total, or the refusal. */
async function order(contact_info: object): Promise<number | string> {
  const { id } = await cartOf(contact_info)
  const used = await use(id)
  if (used.statusCode !== 200) return used.json().error.message
  const placed = await eft(id)
  return placed.statusCode === 200 ? placed.json().amount : placed.json().error.message
}

const SPENT = () => `The promo code ${code} has been used up. Take it off in your cart, or try another one.`
const SPENT_BY_BUYER = () =>
  `You have used the promo code ${code} as often as one buyer can. Take it off in your cart, or try another one.`

describe('a promo code with limits', () => {
  it('counts when an order is placed, and is refused with a sentence once it is used up', async () => {
    expect([await order(newBuyer()), await order(newBuyer())]).toEqual([599.5, 599.5])
    const { id } = await cartOf(newBuyer())
    for (const reply of [
      await use(id),
      await shop.call('GET', `/carts/${id}/validate_promo_code/${code}/`),
    ]) {
      expect([reply.statusCode, reply.json().error]).toEqual([
        422,
        {
          code: 'promo_code_used_up',
          message: SPENT(),
          fields: { promo_code: 'This promo code has been used up' },
        },
      ])
    }
  })

  it.each<[string, (contact: typeof CONTACT) => object]>([
    [
      'the same email address in capitals',
      ({ email }) => ({ email: email.toUpperCase(), phone: '0835550001' }),
    ],
    [
      'the same mailbox under a label',
      ({ email }) => ({ email: email.replace('@', '+2@'), phone: '0835550002' }),
    ],
    ['the same phone', () => ({ email: 'somebody-else@example.co.za' })],
  ])('counts as used by the same buyer under %s', async (_name, change) => {
    const contact = newBuyer()
    expect(await order(contact)).toBe(599.5)
    expect(await order({ ...contact, ...change(contact) })).toBe(SPENT_BY_BUYER())
  })

  it('is released when the order is never paid', async () => {
    const contact = newBuyer()
    const { id } = await cartOf(contact)
    await use(id)
    const { order_number: number } = (await eft(id)).json()
    await shop.sandbox('POST', `orders/${number}/time_over`)
    expect(await order(contact)).toBe(599.5)
  })

  it('is released when the order is refunded', async () => {
    const contact = newBuyer()
    const { id } = await cartOf(contact)
    await use(id)
    const { order_number: number } = (await eft(id)).json()
    await shop.markPaid(number)
    expect(await order(contact)).toBe(SPENT_BY_BUYER())
    await shop.sandbox('POST', `orders/${number}/refund`)
    expect(await order(contact)).toBe(599.5)
  })

  it('still counts for an order that is paid by another method', async () => {
    const { id } = await cartOf(newBuyer())
    await use(id)
    expect((await shop.openCardPage(id)).statusCode).toBe(200)
    expect((await eft(id)).json().amount).toBe(599.5)
  })

  it('takes nothing off once others have used it up', async () => {
    const { id } = await cartOf(newBuyer())
    await use(id)
    await order(newBuyer())
    await order(newBuyer())
    expect((await eft(id)).json().error.message).toBe(SPENT())
    expect((await shop.getCart(id)).totals).toMatchObject({ discount: 0, total: 1199 })
  })

  it('is not used too often by many orders at once', async () => {
    // A service has no stock, whose lock would make the orders wait for each other.
    const carts = await Promise.all(Array.from({ length: 8 }, () => cartOf(newBuyer(), ['on-site-setup'])))
    await Promise.all(carts.map(({ id }) => use(id)))
    const replies = await Promise.all(carts.map(({ id }) => eft(id)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    const refused = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(refused.map((reply) => reply.json().error.code))).toEqual(new Set(['promo_code_used_up']))
  })
})

describe('a code without limits', () => {
  it('keeps working for a buyer who orders repeatedly', async () => {
    code = 'WELCOME10'
    const amounts = []
    for (let turn = 0; turn < 15; turn += 1) amounts.push(await order(CONTACT))
    expect(new Set(amounts)).toEqual(new Set([1079.1]))
  })

  it('makes ten orders a day free for one buyer, and no more', async () => {
    code = 'R100OFF'
    const contact = newBuyer()
    const free = async () => {
      const { id } = await cartOf(contact, ['sim-data', 2])
      await use(id)
      return (await shop.post(id, 'initiate_free_payment')).statusCode
    }
    const statuses = []
    for (let turn = 0; turn < 11; turn += 1) statuses.push(await free())
    expect(statuses).toEqual([...Array<number>(10).fill(200), 422])
    const long = new Date(Date.now() - 25 * 3_600_000)
    await shop.database.update(payments).set({ createdAt: long }).where(eq(payments.method, 'Free'))
    expect(await free()).toBe(200)
    expect(await shop.database.$count(orders, eq(orders.mailbox, contact.email))).toBe(11)
  })
})

describe('payment pages that were opened with a code', () => {
  /** Opens a page for a cart with the code, and removes the code: the page stays open at its provider. */
  async function prepare(contact_info: object) {
    const { id } = await cartOf(contact_info)
    await use(id)
    const { redirect_url: page, payment_id } = (await shop.openCardPage(id)).json()
    await shop.call('PATCH', `/carts/${id}/`, { promo_code: null })
    return { id, payment_id, page }
  }
  const outcomeOf = async (paymentId: string): Promise<string> =>
    (await shop.call('GET', `/payments/${paymentId}/`)).json().outcome
  const statusOf = async (id: string) => (await shop.getCart(id)).status

  it('complete one order for one use: the money for the others is refunded', async () => {
    const buyer = newBuyer()
    const prepared = [await prepare(buyer), await prepare(buyer), await prepare(buyer)]
    await Promise.all(prepared.map(({ page }) => shop.submitPage(page)))
    const statuses = await Promise.all(prepared.map(({ id }) => statusOf(id)))
    expect(statuses.toSorted()).toEqual(['complete', 'pending', 'pending'])
    const outcomes = await Promise.all(prepared.map(({ payment_id }) => outcomeOf(payment_id)))
    expect(outcomes.toSorted()).toEqual(['paid', 'refund', 'refund'])
  })

  it('still count when nobody has used the code meanwhile', async () => {
    const { id, page } = await prepare(newBuyer())
    await shop.submitPage(page)
    expect(await statusOf(id)).toBe('complete')
  })
})
