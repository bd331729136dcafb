import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { waitlistEntries } from './store/schema'
import { useTestShop } from './testing/shop'

const shop = useTestShop()

const VERSION = '2026-11-22'
const PAGE = '/za/shop/card-machines/go/'

const someone = () => `${randomUUID()}@example.co.za`
const joining = (fields: object = {}) => ({
  item: 'go',
  name: 'Thandi Nkosi',
  email: someone(),
  consent_version: VERSION,
  ...fields,
})
const join = (body: object, key?: string) => shop.call('POST', '/waitlist/', body, key)
const send = (form: Record<string, string>) => shop.submitPage(`${shop.siteUrl}/shop/api/v1/waitlist/`, form)
const entriesOf = async (email: string) => {
  const entries: { email: string; id: string }[] = (await shop.sandbox('GET', 'waitlist')).json()
  return entries.filter((entry) => entry.email.toLowerCase() === email.toLowerCase())
}

describe('the waitlist', () => {
  it('adds somebody who waits for an item that is out of stock, and shows the entry only in the sandbox', async () => {
    const body = joining({ phone: '082 123 4567', marketing: ['email'], quantity: 3 })
    const reply = await join(body)
    expect([reply.statusCode, reply.json()]).toEqual([201, { item: 'go', kind: 'waitlist' }])
    expect(await entriesOf(body.email)).toEqual([
      {
        id: expect.any(String),
        item: 'go',
        kind: 'waitlist',
        quantity: null,
        name: 'Thandi Nkosi',
        email: body.email,
        phone: '27821234567',
        consent_version: VERSION,
        consented_at: expect.stringMatching(/^\d{4}-/),
        marketing: { email: { version: VERSION, at: expect.stringMatching(/^\d{4}-/) } },
        created_at: expect.stringMatching(/^\d{4}-/),
      },
    ])
    const page = await shop.app.inject('/sandbox/')
    expect(page.body).toContain('<h2>Waitlist</h2>')
    expect(page.body).toContain(body.email)
  })

  it('stores a pre-order with its quantity', async () => {
    const body = joining({ item: 'barcode-scanner', quantity: 2 })
    expect((await join(body)).json()).toEqual({ item: 'barcode-scanner', kind: 'pre_order' })
    expect(await entriesOf(body.email)).toMatchObject([{ kind: 'pre_order', quantity: 2, marketing: {} }])
  })

  it('stores names and addresses encrypted', async () => {
    const body = joining({ name: 'Nomvula Secret' })
    await join(body)
    const rows = JSON.stringify(await shop.database.select().from(waitlistEntries))
    expect(rows).not.toContain('Nomvula')
    expect(rows).not.toContain(body.email)
  })

  it('has one entry for a person, with the latest values, and gives the first answer again', async () => {
    const first = joining({ item: 'barcode-scanner', marketing: ['email'] })
    const again = { ...first, email: first.email.toUpperCase(), name: 'Thandi M', quantity: 3, marketing: [] }
    const replies = [await join(first), await join(again)]
    expect(replies[1]?.json()).toEqual(replies[0]?.json())
    expect(replies[1]?.statusCode).toBe(replies[0]?.statusCode)
    expect(await entriesOf(first.email)).toMatchObject([
      { name: 'Thandi M', quantity: 3, marketing: { email: { version: VERSION } } },
    ])
  })

  it('has one entry when the same request is sent twice at the same moment', async () => {
    const body = joining()
    const replies = await Promise.all([join(body), join(body), join(body, 'one-key'), join(body, 'one-key')])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(await entriesOf(body.email)).toHaveLength(1)
  })

  it.each([
    ['an item that can be bought', { item: 'khumo' }, 409, 'can_be_bought', 'item'],
    ['an item of another storefront', { item: 'receipt-printer' }, 422, 'not_available', 'item'],
    ['an unknown item', { item: 'yacht' }, 422, 'unknown_product', 'item'],
    ['a bundle that can be bought', { item: 'starter-kit' }, 409, 'can_be_bought', 'item'],
    ['an address that is none', { email: 'thandi@' }, 422, 'invalid_request', 'email'],
    [
      'a wording that was never shown',
      { consent_version: '1999-01-01' },
      422,
      'invalid_request',
      'consent_version',
    ],
    ['a channel that there is not', { marketing: ['post'] }, 422, 'invalid_request', 'marketing.0'],
  ])('refuses %s', async (_case, fields, status, code, field) => {
    const body = joining(fields)
    const reply = await join(body)
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code])
    expect(Object.keys(reply.json().error.fields)).toEqual([field])
    expect(await entriesOf(body.email)).toEqual([])
  })

  it('refuses a body that is too large', async () => {
    expect((await join(joining({ name: 'x'.repeat(10_000) }))).json().error.code).toBe('body_too_large')
  })
})

describe('a form without script', () => {
  const form = (fields: Record<string, string> = {}) => ({
    ...{ item: 'go', name: 'Sipho', email: someone(), consent_version: VERSION, page: PAGE },
    ...fields,
  })

  it('is answered on the page that contains it', async () => {
    const sent = form({ marketing: 'email' })
    const reply = await send(sent)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${PAGE}#waitlist-joined`])
    expect(await entriesOf(sent.email)).toMatchObject([{ name: 'Sipho', marketing: { email: {} } }])
  })

  it('counts a pre-order', async () => {
    const sent = form({ item: 'barcode-scanner', quantity: '2' })
    expect((await send(sent)).statusCode).toBe(303)
    expect(await entriesOf(sent.email)).toMatchObject([{ quantity: 2, marketing: {} }])
  })

  it('redirects only to this site', async () => {
    const foreign = ['https://elsewhere.example/za/', '//elsewhere.example/za/', '/.//elsewhere.example/za/']
    for (const page of [...foreign, '/za/..//elsewhere.example/', 'http://['])
      expect((await send(form({ page }))).headers.location).toBe('/za/shop/#waitlist-joined')
  })

  it('is shown again with its values when it was refused, with the error beside the field', async () => {
    const reply = await send(form({ name: '"><script>', email: 'thandi@', marketing: 'email' }))
    expect(reply.statusCode).toBe(422)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(reply.body).toContain('Email must be a valid email')
    expect(reply.body).toContain('value="thandi@"')
    expect(reply.body).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(reply.body).toMatch(/value="email"\s+checked/)
    expect(reply.body).toContain(`href="${PAGE}"`)
  })

  it('is shown in its own style, which the policy allows', async () => {
    const { body, headers } = await send(form({ name: ' ' }))
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  })

  it('has no fields when the item is the problem', async () => {
    const reply = await send(form({ item: 'khumo' }))
    expect(reply.statusCode).toBe(409)
    expect(reply.body).toContain('Khumo can be bought now.')
    expect(reply.body).not.toContain('<form')
  })
})

describe('leaving', () => {
  const leave = (method: 'GET' | 'POST', id: string) =>
    shop.app.inject({ method, url: `/shop/api/v1/waitlist/${id}/leave/` })

  it('requires a confirmation, and then deletes everything', async () => {
    const body = joining()
    await join(body)
    const [entry] = await entriesOf(body.email)
    const id = entry?.id ?? ''
    expect((await leave('GET', id)).body).toContain('We stop telling you about Go')
    expect(await entriesOf(body.email)).toHaveLength(1)
    expect((await leave('POST', id)).body).toContain('You are not on the list')
    expect(await entriesOf(body.email)).toEqual([])
    expect((await leave('GET', id)).body).toContain('You are not on the list')
  })

  it('works in one click from a mail program (RFC 8058)', async () => {
    const body = joining()
    await join(body)
    const [entry] = await entriesOf(body.email)
    const leaving = `${shop.siteUrl}/shop/api/v1/waitlist/${entry?.id}/leave/`
    const reply = await shop.submitPage(leaving, { 'List-Unsubscribe': 'One-Click' })
    expect(reply.statusCode).toBe(200)
    expect(await entriesOf(body.email)).toEqual([])
  })

  it('reveals nothing for a guessed link', async () => {
    for (const id of [randomUUID(), '42'])
      expect((await leave('POST', id)).body).toBe((await leave('GET', id)).body)
  })
})
