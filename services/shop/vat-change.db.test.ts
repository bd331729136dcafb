import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sendAll } from './mail/testing/server'
import type { Message } from './mail/message'
import type { CartBody } from './schemas/cart'
import type { InvoiceBody } from './routes/invoices'
import { MAIL_FROM, useTestShop } from './testing/shop'

// An order is shown with its original VAT rate. The tests use a real change: 14 % became 15 % on 1 April 2018.

const BEFORE = '2018-03-31T23:58:00+02:00'
const AFTER = '2018-04-01T00:01:00+02:00'

const mailbox: Message[] = []
const mailer = { from: MAIL_FROM, deliver: async (message: Message) => void mailbox.push(message) }

// The shop starts on the clock of that day, because a first round of upkeep today would delete orders older than five years.
beforeAll(() => void setDate(BEFORE))
const shop = useTestShop({ holdsMails: true })
afterEach(() => {
  vi.useRealTimers()
  mailbox.length = 0
})

const setDate = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
const read = async (number: string, path = '') => (await shop.asOwner(number, 'GET', path)).json()
const amounts = ({ vat_percent, totals }: CartBody) => [vat_percent, totals.vat, totals.total]
const mailed = async (): Promise<string> => {
  await sendAll(shop, mailer)
  return mailbox.map(({ text }) => text).join('\n')
}

it('the change keeps the rate of an order on its page, in its mails and on its invoice', async () => {
  setDate(BEFORE)
  const { number } = await shop.place(['khumo'])
  expect(await mailed()).toContain('VAT (14%) in the total: R147.25')

  setDate(AFTER)
  mailbox.length = 0
  expect(amounts(await read(number))).toEqual([14, 147.25, 1199])
  await shop.markPaid(number)
  expect(amounts(await read(number))).toEqual([14, 147.25, 1199])
  expect(await mailed()).toContain('VAT (14%) in the total: R147.25')
  const invoice = (await read(number, 'invoice/')) as InvoiceBody
  expect(invoice).toMatchObject({ vat_percent: 14, vat: 147.25, before_vat: 1051.75, total: 1199 })
})

it('the change does not affect orders that were stored without a rate', async () => {
  const { number } = await shop.place(['khumo'])
  await shop.database.execute(sql`update orders set snapshot = snapshot #- '{totals,vatPercent}'`)
  await shop.database.execute(sql`update payments set snapshot = snapshot #- '{totals,vatPercent}'`)
  const migration = path.join(import.meta.dirname, '../database/migrations/024_vat_rates.sql')
  for (const statement of (await readFile(migration, 'utf8')).split(/;\s*$/m).filter((text) => text.trim())) {
    await shop.database.execute(sql.raw(statement))
  }
  expect(amounts(await read(number))).toEqual([15, 156.39, 1199])
  expect(await mailed()).toContain('VAT (15%) in the total: R156.39')
})

it('an open cart has the rate of the day', async () => {
  setDate(BEFORE)
  const cart = await shop.cart(['khumo'])
  expect(amounts(cart)).toEqual([14, 147.25, 1199])
  setDate(AFTER)
  expect(amounts(await shop.getCart(cart.id))).toEqual([15, 156.39, 1199])
})

it('an unpaid order that is placed again after the change gets the new rate with its new total', async () => {
  setDate(BEFORE)
  const { id } = await shop.cart(['khumo'])
  await shop.openCardPage(id)
  setDate(AFTER)
  const { order_number: number } = (await shop.post(id, 'eft_intent')).json()
  const order = (await read(number)) as CartBody
  expect(order.placed_at).toBe(new Date(BEFORE).toISOString())
  expect(amounts(order)).toEqual([15, 156.39, 1199])
})
