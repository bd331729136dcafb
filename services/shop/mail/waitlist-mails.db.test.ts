import { afterEach, describe, expect, it } from 'vitest'
import { changeProduct } from '../store/back-office'
import { tries } from '../../rate-limits/index'
import { waitlistEntries } from '../store/schema'
import { useTestShop } from '../testing/shop'
import { sendAll, testLog, useMailServer } from './testing/server'

const server = useMailServer()
const shop = useTestShop({ holdsMails: true })
afterEach(async () => {
  await shop.database.delete(waitlistEntries)
  await shop.database.delete(tries)
})

const EMAIL = 'thandi@example.co.za'
const join = (fields: object = {}) =>
  shop.call('POST', '/waitlist/', {
    ...{ item: 'go', name: 'Thandi Nkosi', email: EMAIL, consent_version: '2026-11-22' },
    ...fields,
  })
const send = (log = testLog(), now = new Date()) => sendAll(shop, server.mailer(), { log, now })
const mails = () => server.received.map(({ mail }) => mail)

it('a mail confirms an entry once, with a link to leave', async () => {
  await join()
  await send()
  await join({ name: 'Thandi M' })
  await send()
  const [mail, ...others] = mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    subject: 'You are on the list for Go',
    to: [{ name: 'Thandi Nkosi', address: EMAIL }],
    text: expect.stringContaining('We mail you when Go is back.'),
  })
  const link = /http\S+\/leave\//.exec(mail?.text ?? '')?.[0] ?? ''
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
  expect(header('list-unsubscribe')).toBe(`<${link}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail?.messageId).not.toContain(link.split('/').at(-3))
  await shop.app.inject({ method: 'POST', url: new URL(link).pathname })
  expect(await shop.database.select().from(waitlistEntries)).toEqual([])
})

it('a mail names the quantity of a pre-order, and says that nothing is charged', async () => {
  await join({ item: 'barcode-scanner', quantity: 2 })
  await send()
  expect(mails()).toMatchObject([
    {
      subject: 'Your pre-order of Barcode scanner is noted',
      text: expect.stringMatching(/Nothing is charged now\.[\s\S]*How many:? *2/),
    },
  ])
})

describe('once an item can be bought, the shop', () => {
  const stock = (units: number, item = 'go') =>
    changeProduct(shop.database, item, { stock: units, canBePurchased: units > 0 })
  const joinAndConfirm = async (fields: object = {}) => {
    await join({ page: '/za/shop/card-machines/go/', ...fields })
    await send()
    server.received = []
  }
  afterEach(() => stock(0))

  it('notifies every entry once, with a link to the item, and deletes entries without a consent to marketing', async () => {
    await joinAndConfirm()
    await joinAndConfirm({ email: 'sipho@example.co.za', marketing: ['email'] })
    await stock(5)
    await send()
    await send()
    expect(
      mails()
        .map(({ subject, to }) => [subject, Object(to)[0].address])
        .sort(),
    ).toEqual([
      ['Go is back', 'sipho@example.co.za'],
      ['Go is back', EMAIL],
    ])
    expect(mails()[0]?.text).toContain(`${shop.siteUrl}/za/shop/card-machines/go/`)
    expect(await shop.database.select().from(waitlistEntries)).toMatchObject([
      { marketing: { email: expect.anything() } },
    ])
  })

  it('says that a pre-order can be bought now', async () => {
    await joinAndConfirm({ item: 'barcode-scanner', quantity: 2 })
    await stock(9, 'barcode-scanner')
    await send()
    expect(mails()).toMatchObject([{ subject: 'You can buy Barcode scanner now' }])
    await stock(0, 'barcode-scanner')
  })

  it('sends no mail about an item that has sold out again, but the next time it is back', async () => {
    await joinAndConfirm()
    await stock(5)
    server.refusal = '451 4.3.0 later'
    await send()
    await stock(0)
    server.refusal = ''
    const later = new Date(Date.now() + 3_600_000)
    await send(testLog(), later)
    expect(mails()).toEqual([])
    await stock(5)
    await send(testLog(), later)
    expect(mails()).toMatchObject([{ subject: 'Go is back' }])
  })

  it('lets a notified person join again', async () => {
    await joinAndConfirm({ marketing: ['email'] })
    await stock(5)
    await send()
    await stock(0)
    server.received = []
    await join()
    await send()
    await stock(5)
    await send()
    expect(mails().map(({ subject }) => subject)).toEqual(['You are on the list for Go', 'Go is back'])
  })
})

it('a mail greets nobody by a name that contains advertising', async () => {
  await join({ name: 'Win at evil.example' })
  await send()
  expect(mails()[0]?.to).toEqual([{ name: '', address: EMAIL }])
})

it('a mail notifies nobody who has left meanwhile', async () => {
  await join()
  await shop.database.delete(waitlistEntries)
  await send()
  expect(mails()).toEqual([])
})

it('the outbox gives up when the address accepts no mail, and does not log the address', async () => {
  const log = testLog()
  server.refusal = `550 5.1.1 <${EMAIL}> unknown`
  await join()
  await send(log)
  await send(log)
  expect(log.text).toMatch(/^error .*"item":"go".*is given up; waitlist_entries\.last_error says why\n$/)
  expect(log.text).not.toContain(EMAIL)
})
