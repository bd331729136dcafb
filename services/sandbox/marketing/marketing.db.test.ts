import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestView, type TestView } from './testing/received'

let view: TestView
beforeAll(async () => {
  view = await startTestView()
}, 60_000)
afterAll(() => view.close())
beforeEach(() => view.clear())

const SECTIONS = ['events', 'funnel', 'experiments', 'vitals', 'campaigns']
const EVIL = '<script>alert("x")</script>'

describe('every section', () => {
  test.each(SECTIONS)('%s says how something gets there while it is empty', async (section) => {
    const answer = await view.ask(`/marketing/?view=${section}`)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('agree to statistics')])
  })

  test.each(SECTIONS)(
    '%s writes what anybody sent as text, and has no style but its own',
    async (section) => {
      const named = { source: EVIL, medium: EVIL, campaign: EVIL }
      await view.receive(
        { what: 'page', visitor: EVIL, properties: { path: EVIL, first_touch: named, last_touch: named } },
        { what: EVIL, properties: { [EVIL]: EVIL } },
        {
          what: 'Experiment Viewed',
          properties: {
            experiment_id: EVIL,
            experiment_name: EVIL,
            variation_id: EVIL,
            variation_name: EVIL,
            weight: EVIL,
          },
        },
        {
          what: 'Web Vital Measured',
          properties: { metric: 'LCP', value: 9, template: EVIL, release: EVIL, target: EVIL },
        },
      )
      const html = await view.read(`?view=${section}&name=${encodeURIComponent('<')}`)
      expect(html).not.toContain(EVIL)
      expect(html).not.toMatch(/ style=| on\w+="/)
      expect(html.match(/<style>/g)).toHaveLength(1)
      if (section !== 'funnel') expect(html).toContain('&lt;script&gt;')
    },
  )

  test.each(SECTIONS)('%s goes on with properties of the wrong kind', async (section) => {
    const odd = [null, 7, 'x', [], {}, { value: null }, [[]]]
    await view.receive(
      ...odd.flatMap((value) =>
        ['page', 'Experiment Viewed', 'Web Vital Measured', 'Order Completed'].map((what) => ({
          what,
          properties: value as Record<string, unknown>,
          context: value as Record<string, unknown>,
        })),
      ),
      ...odd.flatMap((value) => [
        {
          what: 'Experiment Viewed',
          properties: { experiment_id: value, variation_id: value, weight: value, forced: value },
        },
        { what: 'Web Vital Measured', properties: { metric: 'LCP', value, template: value } },
        {
          what: 'Order Completed',
          properties: { order_id: value, first_touch: value, last_touch: value, utm_source: value },
          context: { campaign: value, page: value },
        },
      ]),
      // Numbers that JSON has and a float has not.
      { what: 'Web Vital Measured', properties: { metric: 'LCP', value: 1e308 } },
      { what: 'Web Vital Measured', properties: { metric: 'LCP', value: 5e-324 } },
    )
    expect((await view.ask(`/marketing/?view=${section}&range=all`)).statusCode).toBe(200)
  })
})

test('the page runs its own script and style alone, and the sandbox leads to it', async () => {
  const { headers } = await view.ask('/marketing/')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'self'; connect-src 'self'; .*require-trusted-types-for 'script'; trusted-types 'none'$/,
  )
  expect((await view.ask('/')).body).toContain('<a href="marketing/">')
  expect((await view.ask('/marketing')).headers.location).toBe('/sandbox/marketing/')
  const script = await view.ask('/marketing/live.js')
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
})

test.each(['/marketing/', '/marketing/events', '/marketing/live.js'])(
  '%s is closed to other machines',
  async (path) => {
    expect((await view.ask(path, '192.168.1.9')).statusCode).toBe(403)
  },
)

describe('the stream', () => {
  const namesOf = (html: string) =>
    [...html.replace(/<template[^]*/, '').matchAll(/data-field="name">([^<]*)</g)].map(([, name]) => name)

  beforeEach(() =>
    view.receive(
      { what: 'page', context: { page: { path: '/za/shop/' } } },
      {
        what: 'Product Viewed',
        properties: { sku: 'khumo' },
        context: { page: { path: '/za/shop/khumo/' } },
      },
      { what: 'Product Added', properties: { note: '100% "cotton"' } },
    ),
  )

  test.each([
    ['', ['Product Added', 'Product Viewed', 'page']],
    ['?name=product', ['Product Added', 'Product Viewed']],
    ['?kind=page', ['page']],
    ['?path=/khumo', ['Product Viewed']],
    ['?text=KHUMO', ['Product Viewed']],
    ['?text=100%25', ['Product Added']],
    ['?name=product&path=/shop', ['Product Viewed']],
    ['?text=_', []],
  ])('%s shows the newest first', async (query, names) => {
    expect(namesOf(await view.read(query))).toEqual(names)
  })

  test('each event opens to all of it', async () => {
    expect(await view.read('?name=viewed')).toContain('&quot;sku&quot;: &quot;khumo&quot;')
  })

  test('leads to older events, with the filter', async () => {
    await view.receive(...Array.from({ length: 50 }, () => ({ what: 'Cart Viewed' })))
    const html = await view.read('?name=e')
    expect(namesOf(html)).toHaveLength(50)
    const [, older = ''] = /<a href="([^"]+)">Older events/.exec(html) ?? []
    expect(namesOf(await view.read(older.replaceAll('&amp;', '&')))).toEqual([
      'Product Added',
      'Product Viewed',
    ])
  })

  test('tells a page that is open what came since, by its filter', async () => {
    const [, last = ''] = /data-last="(\d+)"/.exec(await view.read('')) ?? []
    await view.receive({ what: 'Cart Viewed' }, { what: 'Product Removed' })
    const ask = async (query: string) => (await view.ask(`/marketing/events?since=${query}`)).json()
    const answer = await ask(last)
    expect(answer.events.map(({ name }: { name: string }) => name)).toEqual([
      'Cart Viewed',
      'Product Removed',
    ])
    expect((await ask(`${last}&name=removed`)).events).toMatchObject([{ name: 'Product Removed' }])
    expect(await ask(`${last}&name=nothing`)).toEqual({ events: [], last: answer.last })
    expect(await ask(answer.last)).toEqual({ events: [], last: answer.last })
  })

  test('tells of very many a hundred at a time', async () => {
    const [, last = ''] = /data-last="(\d+)"/.exec(await view.read('')) ?? []
    await view.receive(...Array.from({ length: 150 }, () => ({ what: 'Cart Viewed' })))
    const ask = async (since: string) => (await view.ask(`/marketing/events?since=${since}`)).json()
    const first = await ask(last)
    expect([first.events.length, (await ask(first.last)).events.length]).toEqual([100, 50])
  })
})
