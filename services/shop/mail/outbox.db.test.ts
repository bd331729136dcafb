import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { embeddedMailer, MAILS } from '../../standins/mail/mailbox'
import { carts, orderMails, payments } from '../store/schema'
import { CONTACT, MAIL_FROM, PERSONAL_DATA_KEY, useTestShop } from '../testing/shop'
import { claimDue, writeMail } from './order-mails'
import { sendAll, testLog, useMailServer } from './testing/server'

const server = useMailServer()
const shop = useTestShop({ holdsMails: true })
afterEach(() => shop.database.delete(orderMails))

const SECOND_MS = 1_000
const DAY_MS = 86_400 * SECOND_MS
/** An hour after the start, which is after all orders of the tests. */
const LATER = Date.now() + 3_600 * SECOND_MS
const at = (seconds: number): Date => new Date(LATER + seconds * SECOND_MS)
const send = (seconds = 0, log = testLog()) => sendAll(shop, server.mailer(), { now: at(seconds), log })

const order = async (
  method: 'eft_intent' | 'card_on_delivery_intent' = 'card_on_delivery_intent',
  contact: object = {},
) => {
  const { id } = await shop.cart(['khumo'])
  // As an older rule may have accepted it.
  await shop.database
    .update(carts)
    .set({ contactInfo: { ...CONTACT, ...contact } })
    .where(eq(carts.id, id))
  const reply = await shop.call('POST', `/carts/${id}/${method}/`, {})
  return reply.json<{ order_number: string }>().order_number
}
const sandbox = (number: string, what: 'payment_received' | 'refund') =>
  shop.sandbox('POST', `orders/${number}/${what}`)
const subjects = (): (string | undefined)[] => server.received.map(({ mail }) => mail.subject)
const rowOf = async (number: string) =>
  (await shop.database.select().from(orderMails).where(eq(orderMails.orderNumber, number)))[0]

describe('the outbox', () => {
  it('sends a mail once, and records that', async () => {
    const number = await order()
    await send()
    await send()
    expect(subjects()).toEqual([`Your order ${number} is confirmed`])
    expect(await rowOf(number)).toMatchObject({ attempts: 1, nextAttemptAt: null, sentAt: expect.any(Date) })
  })

  it('retries while the server is down, with longer and longer pauses', async () => {
    const log = testLog()
    await server.stop()
    await order()
    await send(0, log)
    await send(31, log)
    await server.start()
    await send(90, log)
    expect(server.received).toEqual([])
    await send(92, log)
    expect(server.received).toHaveLength(1)
    expect(log.text.match(/was not sent; the outbox retries/g)).toHaveLength(2)
    expect(log.text).toContain('ESOCKET')
  })

  it('gives up when the address accepts no mail, and does not log the address', async () => {
    const log = testLog()
    server.refusal = `550 5.1.1 <${CONTACT.email}> unknown`
    const number = await order()
    await send(0, log)
    server.refusal = ''
    await send(DAY_MS / SECOND_MS, log)
    expect(server.received).toEqual([])
    expect(log.text).toMatch(/^error .*EENVELOPE 550.*is given up/)
    expect(log.text).not.toContain(CONTACT.email)
    expect((await rowOf(number))?.lastError).toContain(CONTACT.email)
  })

  it('gives up after three days of retries', async () => {
    const log = testLog()
    server.refusal = '450 4.2.1 Busy'
    const number = await order()
    await send((3 * DAY_MS) / SECOND_MS, log)
    expect(await rowOf(number)).toMatchObject({ nextAttemptAt: null, sentAt: null })
    expect(log.text).toMatch(/^error .*"attempt":1.*is given up/)
  })

  it('keeps the order of events: a mail waits for the one before it', async () => {
    const number = await order()
    server.refusal = '450 4.2.1 Busy'
    await send()
    await sandbox(number, 'payment_received')
    server.refusal = ''
    await send(1)
    expect(server.received).toEqual([])
    await send(31)
    expect(subjects()).toEqual([
      `Your order ${number} is confirmed`,
      `We have received your payment for order ${number}`,
    ])
  })

  it('sends no bank details for an order that is already paid or cancelled', async () => {
    const number = await order('eft_intent')
    await sandbox(number, 'payment_received')
    await send()
    expect(subjects()).toEqual([`We have received your payment for order ${number}`])
  })

  it('never writes to an address that could be several', async () => {
    const email = '"a\r\nBcc: everybody@example.com\r\n"@example.co.za'
    const number = await order('card_on_delivery_intent', { email })
    await send()
    expect(server.received).toEqual([])
    expect(await rowOf(number)).toMatchObject({ nextAttemptAt: null, sentAt: null })
  })

  it('goes on with other mails when one cannot be written, and logs no more than that', async () => {
    const log = testLog()
    const [broken, fine] = [await order(), await order()]
    const snapshot = { lines: null } as never
    await shop.database.update(payments).set({ snapshot }).where(eq(payments.orderNumber, broken))
    await send(0, log)
    expect(subjects()).toEqual([`Your order ${fine} is confirmed`])
    expect(log.text).toMatch(/^warn .*"reason":"TypeError".* the outbox retries$/m)
  })
})

describe('a process that dies', () => {
  it('before sending: the mail is sent when its claim has expired', async () => {
    await order()
    expect(await claimDue(shop.database, at(0))).toHaveLength(1)
    await send(179)
    expect(server.received).toEqual([])
    await send(181)
    expect(server.received).toHaveLength(1)
  })

  it('after the server accepted the mail: it is sent again under the same Message-ID, and shown once', async () => {
    await order()
    const [claimed] = await claimDue(shop.database, at(0))
    if (!claimed) throw new Error('Nothing was claimed')
    const mailer = server.mailer()
    const mailbox = embeddedMailer(shop.database, MAIL_FROM)
    const message = await writeMail({ ...shop, mailer, personalDataKey: PERSONAL_DATA_KEY }, claimed)
    if (!message) throw new Error('Nothing was written')
    await mailer.deliver(message)
    await mailbox.deliver(message)
    // The process dies here, before it records the sending.
    await send(181)
    const [first, second] = server.received.map(({ mail }) => mail)
    expect(second).toMatchObject({ messageId: first?.messageId, date: first?.date, text: first?.text })
    await mailbox.deliver(message)
    expect(await MAILS.read(shop.database, 10)).toMatchObject([{ message_id: message.id }])
  })
})

it('several processes on one database send each mail once', async () => {
  const numbers = []
  for (let index = 0; index < 12; index += 1) numbers.push(await order())
  await Promise.all([1, 2, 3, 4].map(() => send()))
  expect(subjects().sort()).toEqual(numbers.map((number) => `Your order ${number} is confirmed`).sort())
})
