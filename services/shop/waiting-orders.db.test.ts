import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendAll } from './mail/testing/server'
import { endOverduePayments } from './store/overdue'
import { payments, stockHolds } from './store/schema'
import { embeddedMailer } from '../standins/mail/mailbox'
import { ADDRESS, forgetBuyers, MAIL_FROM, newBuyer, useTestShop } from './testing/shop'

// Orders that are placed before they are paid: which ones are suspicious, and how long their items are reserved.

const HOUR = 3_600_000
const shop = useTestShop({ holdsMails: true })
beforeEach(async () => {
  await forgetBuyers(shop)
})

type Method = 'GET' | 'POST' | 'PATCH'
const VISITOR = '196.25.1.7'
const HERE = '127.0.0.1'

const call = (remoteAddress: string, method: Method, path: string, payload?: object) =>
  shop.app.inject({ method, remoteAddress, url: `/shop/api/v1${path}`, ...(payload && { payload }) })
const sandbox = async (path: string, method: 'GET' | 'POST' = 'GET') =>
  (await shop.sandbox(method, path)).json()

let people = 0
const newcomer = () => {
  people += 1
  return { contact_info: newBuyer(), address: { ...ADDRESS, street: `${people} Long Street` } }
}

/** A filled cart of a new buyer, unless `who` names one. */
async function fill(
  from: string,
  who: object = newcomer(),
  [sku, quantity] = ['khumo', 1] as [string, number],
) {
  const { id } = await shop.cart([sku, quantity])
  await call(from, 'PATCH', `/carts/${id}/`, who)
  return id
}
async function order(from: string, who?: object, item?: [string, number], intent = 'eft_intent') {
  const id = await fill(from, who, item)
  const reply = await call(from, 'POST', `/carts/${id}/${intent}/`, {})
  return { id, reply, number: String(reply.json().order_number) }
}

/** Lets the confirmation time of every unconfirmed order pass. */
async function letShortTimePass() {
  const rows = await shop.database.select().from(payments).where(eq(payments.status, 'pending'))
  for (const { id, confirmBy, confirmedAt } of rows) {
    if (!confirmBy || confirmedAt) continue
    await shop.database.update(payments).set({ expiresAt: new Date() }).where(eq(payments.id, id))
  }
  await endOverduePayments(shop.database, new Date())
}
/** The kinds of mails to the shopper of an order, newest first. */
async function mailsOf(number: string) {
  await sendAll(shop, embeddedMailer(shop.database, MAIL_FROM))
  const mails = (await sandbox('mail')) as { subject: string; text: string }[]
  return mails.filter(({ subject }) => subject.includes(number))
}
/** The path of the button in the mail that asks to confirm an order. */
async function linkOf(number: string): Promise<string> {
  const mail = (await mailsOf(number)).find(({ subject }) => subject.startsWith('Confirm'))
  return new URL(/Confirm my order: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '').pathname
}
const follow = (method: Method, url: string) => shop.app.inject({ method, url })
const daysLeft = (moment: string | null | undefined) => (Date.parse(moment ?? '') - Date.now()) / (24 * HOUR)

describe('an ordinary order', () => {
  it('is reserved for a week, without a confirmation', async () => {
    const { id, reply, number } = await order(VISITOR)
    expect(daysLeft(reply.json().expires_at)).toBeCloseTo(7, 2)
    expect((await shop.getCart(id)).payment?.confirm_by).toBeNull()
    expect((await mailsOf(number)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Pay R1,199\.00 by EFT/),
    ])
  })

  it('is never suspicious on the machine on which the shop is tried out', async () => {
    const who = newcomer()
    const left = []
    for (let turn = 0; turn < 25; turn += 1)
      left.push(daysLeft((await order(HERE, who)).reply.json().expires_at))
    expect(left.filter((days) => days > 6.9)).toHaveLength(25)
  })
})

describe('items', () => {
  it('are not blocked by unconfirmed orders, however many buyers a visitor invents', async () => {
    await shop.setStock('counter-duo', 40)
    for (let turn = 0; turn < 13; turn += 1) {
      expect((await order(`196.25.${turn}.7`, newcomer(), ['counter-duo', 3])).reply.statusCode).toBe(200)
    }
    expect(await shop.stockOf('counter-duo')).toBe(1)
    await letShortTimePass()
    expect(await shop.stockOf('counter-duo')).toBeGreaterThanOrEqual(20)
  })

  it('are reserved briefly for the fourth order of the same visitor, person or address', async () => {
    const { contact_info, address } = newcomer()
    const { contact_info: other } = newcomer()
    const shared: [string, string, () => object][] = [
      ['visitor', VISITOR, newcomer],
      ['mailbox', HERE, () => ({ contact_info: { ...contact_info, phone: newcomer().contact_info.phone } })],
      ['phone', HERE, () => ({ contact_info: { ...newcomer().contact_info, phone: other.phone } })],
      ['door', HERE, () => ({ ...newcomer(), address })],
    ]
    for (const [kind, from, who] of shared) {
      const left = []
      for (let turn = 0; turn < 4; turn += 1) {
        const visitor = from === HERE ? `41.0.${people}.1` : from
        left.push(
          Math.round(daysLeft((await order(visitor, { ...newcomer(), ...who() })).reply.json().expires_at)),
        )
      }
      expect([kind, left]).toEqual([kind, [7, 7, 7, 0]])
    }
  })
})

describe('a suspicious order', () => {
  beforeEach(async () => {
    await letShortTimePass()
    await shop.database.delete(stockHolds)
    await shop.setStock('counter', 5)
  })
  const ask = (intent?: string, sku = 'counter') => order(VISITOR, newcomer(), [sku, 3], intent)

  it('is confirmed by mail: opening the link changes nothing, pressing the button confirms once', async () => {
    const { id, number } = await ask()
    const { payment } = await shop.getCart(id)
    expect(daysLeft(payment?.confirm_by) * 24).toBeCloseTo(2, 1)
    expect(payment?.expires_at).toBe(payment?.confirm_by)
    const link = await linkOf(number)
    for (const look of [1, 2]) {
      const page = await follow('GET', link)
      expect([look, page.statusCode, page.body]).toEqual([
        look,
        200,
        expect.stringMatching(/Press the button, and\s+we keep the goods/),
      ])
    }
    expect((await shop.getCart(id)).payment?.confirm_by).toBe(payment?.confirm_by)
    for (const press of [1, 2]) {
      // Some programs drop the last slash.
      const page = await follow('POST', press === 1 ? link.slice(0, -1) : link)
      expect([press, page.statusCode, page.body]).toEqual([
        press,
        200,
        expect.stringContaining('Your order is confirmed'),
      ])
    }
    const after = (await shop.getCart(id)).payment
    expect(after?.confirm_by).toBeNull()
    expect(daysLeft(after?.expires_at)).toBeCloseTo(7, 2)
    expect((await mailsOf(number)).map(({ subject }) => subject.slice(0, 7))).toEqual(['Pay R20', 'Confirm'])
    await letShortTimePass()
    expect((await shop.getCart(id)).payment?.status).toBe('pending')
  })

  it('is on sale again when nobody confirms it, and can be paid by card', async () => {
    const { id, number } = await ask()
    const link = await linkOf(number)
    await letShortTimePass()
    expect(await shop.stockOf('counter')).toBe(5)
    expect(await shop.getCart(id)).toMatchObject({
      status: 'pending',
      is_open: true,
      payment: { status: 'expired', confirm_by: null },
    })
    for (const method of ['GET', 'POST'] as const) {
      expect((await follow(method, link)).body).toContain('There is nothing to confirm')
    }
    expect((await mailsOf(number))[0]).toMatchObject({
      subject: `We no longer keep the goods of your order ${number}`,
      text: expect.stringContaining('The order is not lost'),
    })
    expect((await shop.openCardPage(id)).statusCode).toBe(200)
  })

  it('is complete when its EFT arrives after that', async () => {
    const { id, number } = await ask()
    await letShortTimePass()
    expect(await sandbox(`orders/${number}/payment_received`, 'POST')).toMatchObject({ status: 'complete' })
    expect(await shop.stockOf('counter')).toBe(2)
    expect((await shop.getCart(id)).status).toBe('complete')
  })

  it('is packed only after its confirmation', async () => {
    await shop.setStock('khumo-print', 1)
    const { number } = await order(VISITOR, newcomer(), ['khumo-print', 1], 'card_on_delivery_intent')
    const pack = () => shop.sandbox('PUT', `orders/${number}/fulfilment`, { step: 'packed' })
    expect((await pack()).statusCode).toBe(409)
    await follow('POST', await linkOf(number))
    expect((await pack()).statusCode).toBe(200)
    expect((await mailsOf(number)).map(({ subject }) => subject)).toContain(
      `Your order ${number} is confirmed`,
    )
  })

  it('is confirmed only by its own link', async () => {
    const [one, other] = [await ask(), await ask(undefined, 'cash-drawer')]
    await shop.setStock('cash-drawer', 160)
    const link = await linkOf(one.number)
    const wrong = [
      link.replace(one.number, other.number),
      link.replace(/[^/]+\/$/, 'made-up/'),
      link.replace(one.number, 'ZA1'),
    ]
    for (const path of wrong) {
      const page = await follow('POST', path)
      expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('This link does not work')])
    }
    expect((await shop.getCart(one.id)).payment?.confirm_by).not.toBeNull()
  })

  it('is visible to the shop’s owner, with its reasons and units, and can be ended', async () => {
    const { id, number } = await ask()
    const waiting = ((await sandbox('waiting_orders')) as { number: string }[]).find(
      (row) => row.number === number,
    )
    expect(waiting).toMatchObject({
      method: 'EFT',
      confirmed_at: null,
      suspicious_because: expect.stringContaining('Unpaid orders would hold more than half of a product'),
      holds: [{ sku: 'counter', quantity: 3 }],
    })
    const held = ((await sandbox('stock_held')) as { sku: string }[]).find(({ sku }) => sku === 'counter')
    expect(held).toMatchObject({ name: 'Counter point of sale', in_stock: 2, held_unconfirmed: 3 })
    const { body } = await shop.app.inject('/sandbox/')
    expect(body).toContain('<h2>Waiting orders</h2>')
    expect(await sandbox(`orders/${number}/end`, 'POST')).toMatchObject({ status: 'cancelled' })
    expect(await shop.stockOf('counter')).toBe(5)
    expect((await shop.getCart(id)).status).toBe('cancelled')
  })
})
