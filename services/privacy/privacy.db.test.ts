import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mailboxOf } from '../shop/domain/buyer'
import { PERSONAL_DATA_KEY, useTestShop } from '../shop/testing/shop'
import { carts, leads, orders, signups, waitlistEntries } from '../shop/store/schema'
import { isMailbox } from './place'
import { erasePerson, exportPerson, PLACES, retainOnlyWhatIsPromised } from './register'
import { readPrivacyReports } from './reports'
import { buy, leaveTraces, somebody, type Somebody } from './testing/traces'

const DAY = 24 * 3_600_000
/** Tables without personal data. */
const ABOUT_NOBODY = [
  'public.bundles',
  'public.forced_prices',
  'public.invoice_counter',
  'public.item_colours',
  'public.page_addresses',
  'public.personal_data_key',
  'public.privacy_reports',
  'public.products',
  'public.promo_codes',
  'public.provider_events',
  // Actions and stories, and not who did it.
  'public.publications',
  'public.publish_requests',
  'public.publishing',
  'public.release_files',
  'public.releases',
  'public.schema_migrations',
  // Only hashes.
  'public.tries',
  'public.upkeep_clock',
  'standins.captcha_tokens',
  'standins.charges',
  'standins.event_faults',
  // Only the domain of an address.
  'standins.lead_refusals',
  // The claims of the demo accounts, for one minute.
  'standins.login_codes',
  'standins.outages',
  'standins.service_faults',
  // Payments by order number.
  'standins.sessions',
  // Content, edited by the demo's one editor.
  'standins.space_events',
  'standins.space_files',
  'standins.space_items',
  'standins.space_schedules',
  'standins.space_state',
  'standins.space_versions',
  'standins.webhooks',
]

const shop = useTestShop({ holdsMails: true })

const rowsOf = async (statement: ReturnType<typeof sql>) =>
  ((await shop.database.execute(statement)) as unknown as { rows: Record<string, string>[] }).rows
const tables = async () =>
  (
    await rowsOf(
      sql`select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'standins') and table_type = 'BASE TABLE'`,
    )
  ).map(({ name }) => String(name))

/** The content of the whole database as one text. */
async function dump(): Promise<string> {
  const texts = await Promise.all(
    (await tables()).map(async (name) => {
      const rows = await rowsOf(sql`select to_jsonb(t)::text as row from ${sql.raw(name)} t`)
      return rows.map(({ row }) => `${name} ${row}`)
    }),
  )
  return texts.flat().join('\n')
}

const exported = (email: string) => exportPerson(shop.database, email, PERSONAL_DATA_KEY, new Date())
const erase = (email: string) => erasePerson(shop.database, email, PERSONAL_DATA_KEY, new Date())

test('every table is in one place of the register, or holds no personal data', async () => {
  const named = PLACES.flatMap((place) => place.tables).map((name) =>
    name.includes('.') ? name : `public.${name}`,
  )
  expect([...named, ...ABOUT_NOBODY].sort()).toEqual((await tables()).sort())
})

test('the SQL form of a mailbox is that of the shop', async () => {
  const part = fc.stringMatching(/^[A-Za-z0-9.+]{1,12}$/)
  const domain = fc.constantFrom('gmail.com', 'GoogleMail.com', 'example.co.za', 'Example.com')
  await fc.assert(
    fc.asyncProperty(part, domain, async (name, host) => {
      const email = ` ${name}@${host} `
      const [row] = await rowsOf(
        sql`select ${isMailbox(sql`${email}::text`, { mailbox: mailboxOf(email) })} as same`,
      )
      expect(row?.['same']).toBe(true)
    }),
    { numRuns: 60 },
  )
})

describe('a person who requests their data', () => {
  it('gets everything that is stored about them, and is nowhere in the database after the erasure', async () => {
    const [person, other] = [somebody(), somebody()]
    await leaveTraces(shop, person)
    await leaveTraces(shop, other)
    const written = person.contact.email.replace('@', '+shop@').toUpperCase()
    const before = await exported(other.contact.email)
    const { held } = await exported(written)
    expect(held.map(({ place, records }) => [place, records.length])).toEqual(
      before.held.map(({ place, records }) => [place, records.length]),
    )
    expect(held.map(({ place }) => place)).toEqual([
      'carts',
      'orders',
      'signups',
      'leads',
      'waitlist',
      'logins',
      'mails of the embedded mail server',
      'leads of the embedded CRM',
      'messages of the embedded chat',
      'bookings of the embedded calendar',
      'events of the embedded Segment',
    ])
    expect(JSON.stringify(held)).toContain('8001015009087')

    const done = await erase(person.contact.email)
    expect(done.kept).toEqual([])
    const traces = (who: Somebody) =>
      new RegExp(
        `${who.name}(?!\\d)|${who.contact.last_name}(?!\\d)|${who.contact.phone.slice(1)}|${who.address.street}`,
        'i',
      )
    expect((await dump()).match(traces(person))).toBeNull()
    expect((await exported(written)).held).toEqual([])
    expect(await exported(other.contact.email)).toEqual({ ...before, exported_at: expect.any(String) })
  })

  it('keeps their data in an order under way, and reads why', async () => {
    const person = somebody()
    const number = await buy(shop, person, { isDelivered: false })
    const { kept } = await erase(person.contact.email)
    expect(kept).toEqual([
      `Order ${number} is under way and needs its address. Erase again once it is handed over or has ended.`,
    ])
    expect(await exported(person.contact.email)).toMatchObject({
      held: [
        { place: 'carts' },
        { place: 'orders', records: [{ contact: { email: person.contact.email } }] },
      ],
    })
  })

  it('stays named on an invoice that must name its buyer, and nowhere else', async () => {
    const person = somebody()
    const number = await buy(shop, person, { quantity: 5 })
    const { kept } = await erase(person.contact.email)
    expect(kept).toEqual([
      expect.stringMatching(
        new RegExp(
          `^The invoice of order ${number} names its buyer until .* 2031 \\(VAT Act s20 and s55\\)\\.$`,
        ),
      ),
    ])
    const found = (await dump()).split('\n').filter((row) => row.includes(person.name))
    expect(found).toEqual([expect.stringMatching(/^public\.invoices /)])
    expect(found[0]).not.toContain(person.contact.email)
  })

  it('keeps a submitted signup for as long as the law requires', async () => {
    const { contact } = somebody()
    const { id } = (
      await shop.call('POST', '/signups/', {
        owner_first_name: 'T',
        owner_last_name: 'N',
        email: contact.email,
      })
    ).json()
    await shop.database
      .update(signups)
      .set({ status: 'complete' })
      .where(sql`id = ${id}`)
    expect((await erase(contact.email)).kept).toEqual([
      expect.stringMatching(/five years after the account is closed \(FICA s23\)\.$/),
    ])
  })
})

describe('the daily retention', () => {
  const now = new Date(Date.now() + 10 * DAY)
  const ago = (days: number) => new Date(now.getTime() - days * DAY)

  it('erases everybody whose retention time has passed, once a day, and reports the counts', async () => {
    const [old, young] = [somebody(), somebody()]
    await leaveTraces(shop, old)
    await leaveTraces(shop, young)
    const late = { updatedAt: ago(366) }
    await shop.database
      .update(carts)
      .set(late)
      .where(isMailbox(sql`contact_info ->> 'email'`, { mailbox: old.contact.email }))
    await shop.database
      .update(signups)
      .set(late)
      .where(isMailbox(signups.email, { mailbox: old.contact.email }))
    await shop.database
      .update(orders)
      .set({ placedAt: ago(5 * 365 + 1) })
      .where(sql`mailbox = ${old.contact.email}`)
    await shop.database
      .update(leads)
      .set({ createdAt: ago(366) })
      .where(sql`id = (select id from leads order by created_at limit 1)`)
    await shop.database
      .update(waitlistEntries)
      .set({ consentedAt: ago(366) })
      .where(sql`id = (select id from waitlist_entries order by created_at limit 1)`)
    await shop.database.execute(
      sql`update standins.segment_events set received_at = ${ago(397).toISOString()} where user_id = ${`user of ${old.name}`}`,
    )

    const counts = await retainOnlyWhatIsPromised(shop.database, now)
    expect(counts).toMatchObject({
      carts: 2,
      orders: 1,
      signups: 1,
      leads: 1,
      waitlist: 1,
      'events of the embedded Segment': 2,
    })
    expect(await retainOnlyWhatIsPromised(shop.database, now)).toBeUndefined()
    const [report] = await readPrivacyReports(shop.database, 1)
    expect(report).toMatchObject({ kind: 'retention', happenedAt: now, report: counts })
    const places = async (who: Somebody) => (await exported(who.contact.email)).held.map(({ place }) => place)
    expect(await places(old)).not.toContain('orders')
    expect(await places(young)).toContain('orders')
  })
})
