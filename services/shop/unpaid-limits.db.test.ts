import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { embeddedMailer } from '../standins/mail/mailbox'
import { sendAll } from './mail/testing/server'
import type { CartBody } from './schemas/cart'
import { endOverduePayments } from './store/overdue'
import { payments } from './store/schema'
import { ADDRESS, forgetBuyers, MAIL_FROM, newBuyer, useTestShop } from './testing/shop'

// Typed details prove no identity: a visitor who orders in another's name reaches a limit, but the victim never does.

const HOUR = 3_600_000
const FREE_SERVICE = 'staff-training'

const shop = useTestShop({ holdsMails: true })
beforeEach(async () => {
  await forgetBuyers(shop)
  await shop.setStock('cash-drawer', 1_000)
  shop.login.email = undefined
})

const call = (remoteAddress: string, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  shop.app.inject({ method, remoteAddress, url: `/shop/api/v1${path}`, ...(payload && { payload }) })

let visitors = 0
/** Another address each time. */
const visitor = () => {
  visitors += 1
  return `41.0.${Math.floor(visitors / 200)}.${(visitors % 200) + 1}`
}

/** Orders one item to another address each time, and returns the shop's answer. */
async function order(from: string, contact_info: object = newBuyer(), sku = 'cash-drawer') {
  const { id } = (await shop.call('POST', '/carts/', { source: 'shop' })).json<CartBody>()
  const address = { ...ADDRESS, street: `${randomUUID()} Long Street` }
  await call(from, 'PATCH', `/carts/${id}/`, { contact_info, address })
  await shop.post(id, 'bulk_add', { items: [{ item_id: sku, quantity: 1 }] })
  const intent = sku === FREE_SERVICE ? 'initiate_free_payment' : 'eft_intent'
  const reply = await call(from, 'POST', `/carts/${id}/${intent}/`, {})
  return { id, reply, number: String(reply.json().order_number) }
}
const times = async <Result>(count: number, act: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let turn = 0; turn < count; turn += 1) results.push(await act())
  return results
}
const statuses = (placed: { reply: { statusCode: number } }[]) =>
  placed.map(({ reply: { statusCode } }) => statusCode)
const all = (status: number, count: number) => Array<number>(count).fill(status)

/** The mails sent by `now`, newest first. */
async function mailsBy(now: Date) {
  await sendAll(shop, embeddedMailer(shop.database, MAIL_FROM), { now })
  return (await shop.sandbox('GET', 'mail')).json<{ to: string; subject: string; text: string }[]>()
}

describe('a shopper whose mailbox, phone or address a stranger has typed', () => {
  it('is not refused for orders that were never placed', async () => {
    const victim = newBuyer()
    const { id } = await shop.cart()
    await call('41.9.0.1', 'PATCH', `/carts/${id}/`, { contact_info: victim })
    const empty = await times(30, () => call('41.9.0.1', 'POST', `/carts/${id}/eft_intent/`, {}))
    expect(empty.map(({ statusCode }) => statusCode)).toEqual(all(422, 30))
    expect((await order('41.9.0.2', victim)).reply.statusCode).toBe(200)
  })

  it('is never refused, nor flooded with mails, and gets their own mail in its turn', async () => {
    const victim = newBuyer()
    expect(statuses(await times(26, () => order(visitor(), victim)))).toEqual(all(200, 26))
    const own = await order(visitor(), victim)
    expect(own.reply.statusCode).toBe(200)
    expect((await shop.getCart(own.id)).payment?.confirm_by).not.toBeNull()
    const now = new Date()
    const toVictim = async (by: Date) => (await mailsBy(by)).filter(({ to }) => to.includes(victim.email))
    const first = await toVictim(now)
    expect(first).toHaveLength(25)
    expect(first.filter(({ subject }) => subject.includes(own.number))).toEqual([])
    const later = await toVictim(new Date(now.getTime() + HOUR + 60_000))
    expect(later).toHaveLength(27)
    expect(later.filter(({ subject }) => subject.includes(own.number))).toHaveLength(1)
  })
})

describe('twenty unpaid orders in a day of one visitor', () => {
  const MESSAGE = 'Several of your orders are not paid yet. Pay this one by card, or call us.'

  it('are a visitor’s limit, except for a person who is logged in with the mailbox of the order', async () => {
    const from = visitor()
    expect(statuses(await times(20, () => order(from)))).toEqual(all(200, 20))
    const { id, reply } = await order(from)
    expect([reply.statusCode, reply.json().error]).toEqual([
      422,
      { code: 'method_not_available', message: MESSAGE },
    ])
    const offers = (await call(from, 'GET', `/carts/${id}/payment_methods/`)).json()
    const offered = offers.payment_methods.map(({ name }: { name: string }) => name)
    expect(offered).not.toContain('EFT')
    expect(offered).toContain('Credit Card (Checkout)')
    expect(offers.not_offered).toEqual([{ name: 'EFT', message: MESSAGE }])
    expect((await order('127.0.0.1')).reply.statusCode).toBe(200)
    const neighbour = newBuyer()
    shop.login.email = neighbour.email.toUpperCase()
    expect((await order(from, neighbour)).reply.statusCode).toBe(200)
    expect((await order(from)).reply.statusCode).toBe(422)
    const long = new Date(Date.now() - 25 * HOUR)
    await shop.database.update(payments).set({ createdAt: long })
    expect((await call(from, 'POST', `/carts/${id}/eft_intent/`, {})).statusCode).toBe(200)
  })

  it('do not include orders confirmed by mail, except for their own buyer', async () => {
    const from = visitor()
    const buyer = newBuyer()
    await times(20, () => order(from, buyer))
    await shop.database.update(payments).set({ confirmedAt: sql`now()` })
    expect((await order(from)).reply.statusCode).toBe(200)
    expect((await order(from, buyer)).reply.statusCode).toBe(422)
    expect((await order(visitor(), buyer)).reply.statusCode).toBe(200)
  })

  it('do not include an order that was finally paid by card', async () => {
    const from = visitor()
    const placed = await times(20, () => order(from))
    const { id } = await order(from)
    await shop.database
      .update(payments)
      .set({ expiresAt: new Date() })
      .where(eq(payments.orderNumber, placed.at(-1)?.number ?? ''))
    await endOverduePayments(shop.database, new Date())
    const last = placed.at(-1)?.id ?? ''
    const back = { success_url: `${shop.siteUrl}/za/`, cancel_url: `${shop.siteUrl}/za/` }
    const page = await call(from, 'POST', `/carts/${last}/initiate_checkout_payment/`, back)
    await shop.submitPage(page.json().redirect_url)
    await expect.poll(async () => (await shop.getCart(last)).status).toBe('complete')
    expect((await call(from, 'POST', `/carts/${id}/eft_intent/`, {})).statusCode).toBe(200)
  })
})

describe('free orders', () => {
  it('of one visitor for ever new people are limited to twenty a day, and most wait for a confirmation', async () => {
    const from = visitor()
    const placed = await times(22, () => order(from, newBuyer(), FREE_SERVICE))
    expect(statuses(placed)).toEqual([...all(200, 20), ...all(422, 2)])
    const said = placed.slice(0, 20).map(({ reply }) => reply.json().status)
    expect(said).toEqual([...Array(3).fill('complete'), ...Array(17).fill('pending')])
    expect(placed.at(-1)?.reply.json().error.message).toBe(
      'Several of your orders are not confirmed yet. Try again tomorrow, or call us.',
    )
    const offers = await call(from, 'GET', `/carts/${placed.at(-1)?.id}/payment_methods/`)
    expect(offers.json()).toMatchObject({ payment_methods: [], not_offered: [{ name: 'Free' }] })
  })

  it('are complete once their shopper has confirmed them, also when confirmed again', async () => {
    const from = visitor()
    const { id, number } = (await times(4, () => order(from, newBuyer(), FREE_SERVICE))).at(-1) ?? {}
    expect(await shop.getCart(id ?? '')).toMatchObject({ status: 'pending', stage: 'placed', is_open: false })
    const [mail] = (await mailsBy(new Date())).filter(({ subject }) => subject.includes(String(number)))
    const link = new URL(/Confirm my order: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '').pathname
    expect((await shop.app.inject(link)).body).toContain('Confirm your order?')
    for (const press of [1, 2]) {
      const { body } = await shop.app.inject({ method: 'POST', url: link })
      expect([press, body]).toEqual([press, expect.stringContaining(`Order ${number} is placed`)])
    }
    expect(await shop.getCart(id ?? '')).toMatchObject({
      status: 'complete',
      payment: { status: 'complete' },
    })
    const [lastMail] = await mailsBy(new Date())
    expect(lastMail?.subject).toBe(`Your order ${number} is confirmed`)
  })

  it('can be placed again when they were not confirmed in time', async () => {
    const from = visitor()
    const { id = '' } = (await times(4, () => order(from, newBuyer(), FREE_SERVICE))).at(-1) ?? {}
    await shop.database.update(payments).set({ expiresAt: new Date() })
    expect(await shop.getCart(id)).toMatchObject({ is_open: true, payment: { status: 'expired' } })
    const again = await call(from, 'POST', `/carts/${id}/initiate_free_payment/`, {})
    expect([again.statusCode, again.json().status]).toEqual([200, 'pending'])
  })
})
