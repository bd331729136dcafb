import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { waitlistEntries } from '../store/schema'
import { startTestShop, type TestShop } from '../testing'
import { sendAll, testLog } from './testing'
import { startMailServer, type TestMailServer } from './testing-server'

let shop: TestShop
let server: TestMailServer
beforeAll(async () => {
  server = await startMailServer()
  shop = await startTestShop({ holdsMails: true })
}, 60_000)
afterEach(async () => {
  server.received = []
  server.refusal = ''
  await shop.database.delete(waitlistEntries)
})
afterAll(async () => {
  await shop.close()
  await server.stop()
})

const EMAIL = 'thandi@example.co.za'
const join = (fields: object = {}) =>
  shop.call('POST', '/waitlist/', {
    ...{ item: 'go', name: 'Thandi Nkosi', email: EMAIL, consent_version: '2026-11-22' },
    ...fields,
  })
const send = (log = testLog()) => sendAll(shop, server.mailer(), { log })
const mails = () => server.received.map(({ mail }) => mail)

it('says once that somebody is on the list, and how to leave it', async () => {
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

it('says of a pre-order how many, and that nothing is charged', async () => {
  await join({ item: 'barcode-scanner', quantity: 2 })
  await send()
  expect(mails()).toMatchObject([
    {
      subject: 'Your pre-order of Barcode scanner is noted',
      text: expect.stringMatching(/Nothing is charged now\.[\s\S]*How many:? *2/),
    },
  ])
})

it('greets nobody by an advertisement', async () => {
  await join({ name: 'Win at evil.example' })
  await send()
  expect(mails()[0]?.to).toEqual([{ name: '', address: EMAIL }])
})

it('tells nobody who has left meanwhile', async () => {
  await join()
  await shop.database.delete(waitlistEntries)
  await send()
  expect(mails()).toEqual([])
})

it('gives up an address that takes no mail, and keeps it out of the log', async () => {
  const log = testLog()
  server.refusal = `550 5.1.1 <${EMAIL}> unknown`
  await join()
  await send(log)
  await send(log)
  expect(log.text).toMatch(/^error .*"item":"go".*is given up; waitlist_entries\.last_error says why\n$/)
  expect(log.text).not.toContain(EMAIL)
})
