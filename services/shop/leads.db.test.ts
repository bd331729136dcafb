import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Message } from './mail/message'
import { purgeLeads } from './store/leads'
import { sendAll } from './mail/testing/server'
import { useTestShop } from './testing/shop'

const shop = useTestShop()

const VERSION = '2026-11-26'
const FAR = { start_date: '2131-03-01', end_date: '2131-03-03' }

const lead = (fields: object = {}) => ({
  form: 'sales',
  first_name: ' Thandi ',
  last_name: 'Nkosi',
  email: `${randomUUID()}@example.co.za`,
  phone: '082 123 4567',
  turnover: 'R50,000 - R100,000',
  intention: 'switching_provider',
  products: ['Khumo', 'Link'],
  unsure: false,
  consent_version: VERSION,
  utm_source: 'mail',
  ...fields,
})
const rental = (fields: object = {}) =>
  lead({ form: 'rental', rental_term: 'event', machines: '3', products: ['Khumo'], ...FAR, ...fields })

/** Over HTTP, as a browser sends it. */
const send = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${shop.siteUrl}/shop/api/v1/leads/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const storedLead = async (email: string) => {
  const kept: { email: string }[] = (await shop.sandbox('GET', 'kept_leads')).json()
  return kept.filter((entry) => entry.email === email)
}

describe('a lead that no CRM receives', () => {
  it('is stored with the consents and their times, and shown in the sandbox', async () => {
    const body = lead()
    const before = Date.now()
    const reply = await send(body)
    expect([reply.status, await reply.json()]).toEqual([201, { form: 'sales' }])
    const [kept, ...others] = await storedLead(body.email)
    expect(others).toEqual([])
    expect(kept).toEqual({
      id: expect.any(String),
      form: 'sales',
      first_name: 'Thandi',
      last_name: 'Nkosi',
      email: body.email,
      phone: '27821234567',
      turnover: 'R50,000 - R100,000',
      intention: 'switching_provider',
      products: ['Khumo', 'Link'],
      unsure: false,
      utm_source: 'mail',
      consent_version: VERSION,
      consented_at: expect.stringMatching(/^\d{4}-/),
      mailed_at: null,
    })
    expect(Date.parse((kept as unknown as { consented_at: string }).consented_at)).toBeGreaterThanOrEqual(
      before,
    )
    const page = await shop.app.inject('/sandbox/')
    expect(page.body).toContain('<h2>Leads in the shop</h2>')
    expect(page.body).toContain(body.email)
  })

  it('for a rental is stored with the fields of its form and no others', async () => {
    const body = rental({ rental_term: 'months', months: '2' })
    expect((await send(body)).status).toBe(201)
    const [kept] = await storedLead(body.email)
    expect(kept).toMatchObject({ form: 'rental', rental_term: 'months', machines: '3', months: '2' })
    expect(kept).not.toHaveProperty('end_date')
    const sales = lead({ machines: '3', rental_term: 'event' })
    await send(sales)
    expect((await storedLead(sales.email))[0]).not.toHaveProperty('machines')
  })

  it('is stored once, however often it is sent: with a key, without, and at the same moment', async () => {
    const body = lead()
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all([send(body, key), send(body, key), send(body), send(body)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await storedLead(body.email)).toHaveLength(1)
  })

  it('is another one when its values differ', async () => {
    const body = lead()
    await send(body)
    await send({ ...body, products: ['Invoices'] })
    expect(await storedLead(body.email)).toHaveLength(2)
  })

  it.each<[string, object, Record<string, unknown>]>([
    [
      'with wrong values',
      lead({ first_name: '  ', email: 'thandi@', turnover: 'a lot' }),
      {
        first_name: 'First name required',
        email: 'Email must be a valid email',
        turnover: 'Estimated turnover is required',
      },
    ],
    [
      'for a day in the past',
      rental({ start_date: '2020-01-01' }),
      { start_date: 'Choose today or a later day to start' },
    ],
    [
      'with the version of a wording that was never shown',
      lead({ consent_version: '1999-01-01' }),
      { consent_version: expect.any(String) },
    ],
    ['of no form', lead({ form: 'gift' }), { form: expect.any(String) }],
    ['about what is not sold', lead({ products: ['Yacht'] }), { 'products.0': expect.any(String) }],
  ])('is refused %s, and nothing is stored', async (_case, body, fields) => {
    const reply = await send(body)
    const { error } = await reply.json()
    expect([reply.status, error.code, error.fields]).toEqual([422, 'invalid_request', fields])
    expect(await storedLead((body as { email: string }).email)).toEqual([])
  })

  it('is deleted after a year, as the privacy page says', async () => {
    const body = lead()
    await send(body)
    const inDays = (count: number) => new Date(Date.now() + count * 86_400_000)
    await purgeLeads(shop.database, inDays(364))
    expect(await storedLead(body.email)).toHaveLength(1)
    await purgeLeads(shop.database, inDays(366))
    expect(await storedLead(body.email)).toEqual([])
  })

  it('is mailed to sales once, in the words of the form, with the sender’s address for replies', async () => {
    const body = rental({ rental_term: 'months', months: '2' })
    await send(body)
    const mails: Message[] = []
    const mailer = {
      from: { name: 'Yoco Shop', address: 'orders@shop.example' },
      deliver: async (message: Message) => void mails.push(message),
    }
    await sendAll(shop, mailer, { helpEmail: 'sales@shop.example' })
    await sendAll(shop, mailer)
    const about = mails.filter(({ replyTo }) => replyTo?.address === body.email)
    expect(about).toMatchObject([
      {
        to: { address: 'sales@shop.example' },
        replyTo: { name: 'Thandi Nkosi', address: body.email },
        subject: 'Card machines to rent: Thandi Nkosi',
      },
    ])
    const [{ text = '', html = '' } = {}] = about
    for (const words of ['2 months', '27821234567', 'Switching to Yoco', 'utm_source'])
      expect([text.includes(words), html.includes(words)], words).toEqual([true, true])
    expect(await storedLead(body.email)).toMatchObject([{ mailed_at: expect.any(String) }])
  })
})
