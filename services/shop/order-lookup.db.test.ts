import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CartBody } from './schemas/cart'
import { ADDRESS, CONTACT, useTestShop } from './testing/shop'

const shop = useTestShop()

const NOT_FOUND =
  'We cannot find an order with this number and this email address. Check both in your confirmation email, or call us.'

interface Placed {
  cartId: string
  number: string
  email: string
}

/** An order that waits for its EFT, placed with its own email address. */
async function place(email = `${randomUUID()}@example.co.za`): Promise<Placed> {
  const { id: cartId } = await shop.cart(['khumo'])
  await shop.call('PATCH', `/carts/${cartId}/`, { contact_info: { ...CONTACT, email } })
  const { order_number: number } = (await shop.post(cartId, 'eft_intent')).json()
  return { cartId, number, email }
}

/** Callers whose limits a test counts have their own address. */
const lookUp = (number: string, email: string, remoteAddress = `2001:db8:${randomUUID().slice(0, 4)}::1`) =>
  shop.app.inject({
    method: 'POST',
    url: '/shop/api/v1/orders/lookup/',
    payload: { number, email },
    remoteAddress,
  })
const accessOf = async ({ number, email }: Placed): Promise<string> =>
  (await lookUp(number, email)).json().access
const read = (number: string, access?: string) =>
  shop.app.inject({
    url: `/shop/api/v1/carts/${number}/`,
    headers: access ? { 'order-access': access } : {},
  })

describe('a lookup', () => {
  it('opens the order for its number and email address, in any spelling', async () => {
    const { number, email } = await place()
    const reply = await lookUp(
      ` ${number.slice(0, 6)} ${number.slice(6).toLowerCase()}`,
      ` ${email.toUpperCase()} `,
    )
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(reply.json()).toEqual({
      order_number: number,
      access: expect.any(String),
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(reply.body).not.toContain(email)
  })

  it('answers a wrong address and an unknown number alike', async () => {
    const { number, email } = await place()
    const replies = [
      await lookUp(number, 'somebody@example.co.za'),
      await lookUp('ZA1', email),
      await lookUp('not a number', email),
    ]
    for (const reply of replies) {
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        { error: { code: 'order_not_found', message: NOT_FOUND } },
      ])
    }
  })

  it('finds no order for a cart that only reserved a number', async () => {
    const { id } = await shop.cart(['khumo'])
    const { order_number: number } = (await shop.post(id, 'generate_order_number')).json()
    expect((await lookUp(number, CONTACT.email)).statusCode).toBe(404)
  })

  it('uses the address that the order was placed with', async () => {
    const { id } = await shop.cart(['khumo'])
    await shop.call('PATCH', `/carts/${id}/`, { contact_info: { ...CONTACT, email: 'first@example.co.za' } })
    await shop.openCardPage(id)
    await shop.call('PATCH', `/carts/${id}/`, { contact_info: { ...CONTACT, email: 'later@example.co.za' } })
    const number = (await shop.getCart(id)).order_number ?? ''
    expect((await lookUp(number, 'later@example.co.za')).statusCode).toBe(404)
    expect((await lookUp(number, 'first@example.co.za')).statusCode).toBe(200)
  })

  it.each([
    [{}, { number: 'is required', email: 'is required' }],
    [
      { number: '', email: '' },
      { number: 'must not be empty', email: 'must not be empty' },
    ],
  ])('names the missing number or address: %j', async (payload, fields) => {
    const reply = await shop.app.inject({ method: 'POST', url: '/shop/api/v1/orders/lookup/', payload })
    expect([reply.statusCode, reply.json().error.fields]).toEqual([422, fields])
  })
})

describe('the result of a lookup', () => {
  it('is the order, without its cart’s id and its whole phone number', async () => {
    const placed = await place()
    const reply = await read(placed.number, await accessOf(placed))
    expect(reply.json<CartBody>()).toMatchObject({
      id: placed.number,
      order_number: placed.number,
      status: 'pending',
      contact_info: { first_name: CONTACT.first_name, email: placed.email, phone: '27•••••4567' },
      address: ADDRESS,
      totals: { total: 1199, vat: 156.39 },
      payment: { method: 'EFT', next_step: 'transfer', reference: placed.number },
    })
    expect(reply.body).not.toContain(placed.cartId)
    expect(reply.body).not.toContain('821234567')
  })

  it.each([
    ['nothing', async () => undefined],
    ['another order’s access', async () => accessOf(await place())],
  ])('is refused for %s, like an unknown order', async (_what, credential) => {
    const { number } = await place()
    const access = await credential()
    for (const asked of [number, 'ZA1']) {
      const reply = await read(asked, access)
      expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'order_access_ended'])
    }
  })

  it('cannot be changed: contact, address and lines require the cart’s id', async () => {
    const placed = await place()
    const headers = { 'order-access': await accessOf(placed) }
    const cart = `/shop/api/v1/carts/${placed.number}/`
    for (const request of [
      { method: 'PATCH', url: cart, payload: { address: ADDRESS } },
      { method: 'POST', url: `${cart}items/`, payload: { action: 'add', product: 'khumo' } },
      { method: 'DELETE', url: `${cart}items/` },
      { method: 'POST', url: `${cart}enable_feature_flag/`, payload: { feature_flag: 'payment_terms' } },
    ] as const) {
      const reply = await shop.app.inject({ ...request, headers })
      expect([request.url, reply.json().error.code]).toEqual([request.url, 'cart_not_found'])
    }
  })
})

describe('wrong lookups', () => {
  const refused = async (reply: ReturnType<typeof lookUp>) => {
    const { statusCode, headers } = await reply
    return [statusCode, Number(headers['retry-after'] ?? 0) > 0]
  }

  it('are counted for visitor and number: after ten the order is closed for a while, also when they arrive at once', async () => {
    const { number, email } = await place()
    const from = '2001:db8:5:5::1'
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => lookUp(number, `guess-${guess}@example.co.za`, from)),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(10)
    const closed = await lookUp(number, email, from)
    expect(closed.json().error).toEqual({
      code: 'too_many_tries',
      message: expect.stringMatching(
        /^There were too many tries\. Try again in 1[45] minutes, or call us\.$/,
      ),
    })
    expect(closed.statusCode).toBe(429)
    const wait = Number(closed.headers['retry-after'])
    expect(wait).toBeGreaterThan(14 * 60)
    expect(wait).toBeLessThanOrEqual(15 * 60)
  })

  it('of others never lock the owner out, from any address', async () => {
    const { number, email } = await place()
    for (let at = 0; at < 4; at += 1) {
      const from = `2001:db8:6:${at}::1`
      await Promise.all(
        Array.from({ length: 12 }, (_, guess) => lookUp(number, `${guess}@example.co.za`, from)),
      )
      await Promise.all(Array.from({ length: 12 }, (_, guess) => lookUp(`ZA${guess}`, email, from)))
    }
    expect((await lookUp(number, email)).statusCode).toBe(200)
  })

  it('are counted for visitor and email address: a known one gives no free attempts at numbers', async () => {
    const { number, email } = await place()
    const from = '2001:db8:7:7::1'
    for (let guess = 1; guess <= 10; guess += 1) await lookUp(`ZA${guess}`, email, from)
    expect(await refused(lookUp(number, email, from))).toEqual([429, true])
  })

  it('are counted for the visitor: fifty from one network', async () => {
    const { number, email } = await place()
    const guess = (at: number) => lookUp(`ZA9${at}`, `${at}@example.co.za`, `2001:db8:77:1::${at}`)
    await Promise.all(Array.from({ length: 50 }, (_, at) => guess(at + 1)))
    expect(await refused(lookUp(number, email, '2001:db8:77:1::ff'))).toEqual([429, true])
    expect((await lookUp(number, email)).statusCode).toBe(200)
  })

  it('are the only lookups that count', async () => {
    const { number, email } = await place()
    const statuses = []
    for (let turn = 0; turn < 15; turn += 1)
      statuses.push((await lookUp(number, email, '196.25.1.7')).statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
