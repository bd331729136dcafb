import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../database/testing/open'
import { refuseOddInput } from '../../server/check-input'
import { segmentEvents } from '../../standins/segment/events'
import { sandbox } from '../index'

interface Sent {
  visitor?: string | null
  /** `page`, or the name of a tracked event. */
  what: string
  properties?: unknown
  context?: unknown
  /** How long ago, in minutes. */
  ago?: number
}

const database = await useTestDatabase()
const app = fastify()

beforeAll(async () => {
  refuseOddInput(app)
  const access = { siteUrl: 'http://localhost', token: undefined }
  const personalDataKey = Buffer.alloc(32)
  await app.register(sandbox, { prefix: '/sandbox', database, access, keepsEvents: true, personalDataKey })
})
afterAll(() => app.close())
beforeEach(async () => void (await database.delete(segmentEvents)))

/** Receives events, each a second after the one before where none says how long ago. */
async function receive(...events: Sent[]): Promise<void> {
  const now = Date.now()
  await database.insert(segmentEvents).values(
    events.map(({ visitor = 'ann', what, properties = {}, context = {}, ago }, at) => {
      const moment = new Date(now - (ago === undefined ? (events.length - at) * 1_000 : ago * 60_000))
      const [type, event] = what === 'page' ? ['page', null] : ['track', what]
      const payload = { type, event, anonymousId: visitor, properties, context }
      return { type, event, anonymousId: visitor, timestamp: moment, receivedAt: moment, payload }
    }),
  )
}

const request = (path: string, remoteAddress = '127.0.0.1') =>
  app.inject({ url: `/sandbox${path}`, remoteAddress })
const read = async (query: string) => (await request(`/marketing/${query}`)).body

/** The cells of the table of a caption, row by row. */
function rowsOf(html: string, caption: string): string[][] {
  const [, body = ''] = html.split(`<caption>${caption}</caption>`)
  const [, rows = ''] = /<tbody[^>]*>(.*?)<\/tbody>/.exec(body) ?? []
  return [...rows.replace(/<svg.*?<\/svg>/g, '').matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  )
}

const EVIL = '<script>alert("x")</script>'

describe.each(['events', 'funnel', 'experiments'])('the section %s', (section) => {
  test('says how something gets there while it is empty', async () => {
    const answer = await request(`/marketing/?view=${section}`)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('agree to statistics')])
  })

  test('writes what anybody sent as text, and has no style but its own', async () => {
    const [experiment, variant] = ['experiment', 'variation'].map((name) => ({
      [`${name}_id`]: EVIL,
      [`${name}_name`]: EVIL,
    }))
    await receive(
      { what: 'page', visitor: EVIL, properties: { path: EVIL } },
      { what: EVIL, properties: { [EVIL]: EVIL } },
      { what: 'Experiment Viewed', properties: { ...experiment, ...variant } },
    )
    const html = await read(`?view=${section}&text=${encodeURIComponent('<')}`)
    expect(html).not.toContain(EVIL)
    expect(html).not.toMatch(/ style=| on\w+="/)
    expect(html.match(/<style>/g)).toHaveLength(1)
    if (section !== 'funnel') expect(html).toContain('&lt;script&gt;')
  })

  test('goes on with properties of the wrong kind', async () => {
    const odd = [null, 7, 'x', [], {}, { value: null }, [[]]]
    await receive(
      ...odd.flatMap((value) => [
        ...['page', 'Experiment Viewed', 'Order Completed'].map((what) => ({
          what,
          properties: value,
          context: value,
        })),
        {
          what: 'Experiment Viewed',
          properties: { experiment_id: value, variation_id: value, forced: value },
        },
        { what: 'page', context: { page: value } },
      ]),
    )
    expect((await request(`/marketing/?view=${section}&range=all`)).statusCode).toBe(200)
  })
})

test('the page runs its own script and style alone, and the sandbox leads to it', async () => {
  const { headers } = await request('/marketing/')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; .*font-src 'self'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'$/,
  )
  expect((await request('/')).body).toContain('<a href="marketing/">')
  expect((await request('/marketing')).headers.location).toBe('/sandbox/marketing/')
  const script = await request('/marketing/live.js')
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
})

test.each(['/marketing/', '/marketing/events', '/marketing/live.js'])(
  '%s is closed to other machines',
  async (path) => {
    expect((await request(path, '192.168.1.9')).statusCode).toBe(403)
  },
)

test.each([
  'view=x',
  'view=constructor',
  'view=funnel&range=__proto__',
  'before=-1',
  `before=${'9'.repeat(30)}`,
])('an address with %s is read as if it did not say that', async (query) => {
  await receive({ what: 'page' })
  const answer = await request(`/marketing/?${query}`)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.not.stringContaining('class="empty"')])
})

test('the funnel counts what visitors did, in the order of time', async () => {
  await receive(
    { what: 'page' },
    { what: 'Product Viewed' },
    { what: 'Product Added', visitor: 'cho', ago: 9 },
    { what: 'page', visitor: 'cho', ago: 8 },
    { what: 'page', visitor: null },
  )
  const html = await read('?view=funnel')
  expect(rowsOf(html, 'Steps from a page to an order').slice(0, 3)).toEqual([
    ['Saw a page', '2', '–', '100.0 %', '–'],
    ['Saw a product', '1', '50.0 %', '50.0 %', '1'],
    ['Put one in the cart', '0', '0.0 %', '0.0 %', '1'],
  ])
  expect(html).toContain('Most are lost before “Saw a product”: 1 do not come there.')
})

test.each([
  ['24h', '1'],
  ['7d', '2'],
  ['30d', '3'],
  ['all', '4'],
])('the funnel of %s', async (range, visitors) => {
  const ago = (days: number) => days * 24 * 60 + 1
  await receive(...[0, 2, 8, 40].map((days) => ({ what: 'page', visitor: `v${days}`, ago: ago(days) })))
  const html = await read(`?view=funnel&range=${range}`)
  expect(rowsOf(html, 'Steps from a page to an order')[0]?.[1]).toBe(visitors)
})

test('experiments show each variant with its intervals, by the chosen goal', async () => {
  const saw = (visitor: string, variant: string, forced = false) => ({
    visitor,
    what: 'Experiment Viewed',
    properties: { experiment_id: 'hero', experiment_name: 'Hero', variation_id: variant, forced },
  })
  await receive(saw('ann', 'control'), saw('ben', 'b'), saw('cho', 'b', true), {
    what: 'website_contact_sales_form_submit',
    visitor: 'ben',
  })
  const html = await read('?view=experiments&goal=lead')
  expect(rowsOf(html, 'Variants of Hero')).toEqual([
    ['b', '1', '1', '100.0 %', '20.7 % to 100.0 %', '+100.0 points', '-12.2 points to +100.0 points'],
    ['control (control)', '1', '0', '0.0 %', '0.0 % to 79.3 %', '–', '–'],
  ])
  expect(html).toContain('Left out: 1 who were shown a variant on purpose, 0 who saw more than one.')
  expect(html).toContain('No difference can be told yet: b could be anything')
  const orders = rowsOf(await read('?view=experiments'), 'Variants of Hero')
  expect(orders.map(([, , conversions]) => conversions)).toEqual(['0', '0'])
})

describe('the stream', () => {
  const namesOf = (html: string) =>
    [...html.replace(/<template[^]*/, '').matchAll(/data-field="name">([^<]*)</g)].map(([, name]) => name)
  const since = async (query: string) =>
    (await request(`/marketing/events?since=${query}`)).json<{ id: number; name: string }[]>()
  const lastOf = (html: string) => /data-last="(\d+)"/.exec(html)?.[1] ?? ''

  beforeEach(() =>
    receive(
      { what: 'page', context: { page: { path: '/za/shop/' } } },
      { what: 'Product Viewed', properties: { sku: 'khumo' } },
      { what: 'Product Added', properties: { note: '100% "cotton"' } },
    ),
  )

  test.each([
    ['', ['Product Added', 'Product Viewed', 'page']],
    ['?text=KHUMO', ['Product Viewed']],
    ['?text=100%25', ['Product Added']],
    ['?text=product', ['Product Added', 'Product Viewed']],
    ['?text=_', []],
  ])('%s shows the newest first', async (query, names) => {
    expect(namesOf(await read(query))).toEqual(names)
  })

  test('each event opens to all of it', async () => {
    expect(await read('?text=viewed')).toContain('&quot;sku&quot;: &quot;khumo&quot;')
  })

  test('leads to older events, with the search', async () => {
    await receive(...Array.from({ length: 50 }, () => ({ what: 'Cart Viewed' })))
    const html = await read('?text=track')
    expect(namesOf(html)).toHaveLength(50)
    const [, older = ''] = /<a href="([^"]+)">Older events/.exec(html) ?? []
    expect(namesOf(await read(older.replaceAll('&amp;', '&')))).toEqual(['Product Added', 'Product Viewed'])
  })

  test('answers an open page with the events since, a hundred at a time, by its search', async () => {
    const last = lastOf(await read(''))
    await receive(
      { what: 'Product Removed' },
      ...Array.from({ length: 149 }, () => ({ what: 'Cart Viewed' })),
    )
    expect(await since(`${last}&text=removed`)).toMatchObject([{ name: 'Product Removed' }])
    const first = await since(last)
    expect([first.length, first[0]?.name]).toEqual([100, 'Product Removed'])
    expect(await since(String(first.at(-1)?.id))).toHaveLength(50)
  })
})
