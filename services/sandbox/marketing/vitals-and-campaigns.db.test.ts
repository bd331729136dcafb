import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf, type Sent, startTestView, type TestView } from './testing/received'

let view: TestView
beforeAll(async () => {
  view = await startTestView()
}, 60_000)
afterAll(() => view.close())
beforeEach(() => view.clear())

describe('web vitals', () => {
  const measured = (metric: string, value: number, more: object = {}): Sent => ({
    what: 'Web Vital Measured',
    properties: { metric, value, template: 'content-page', release: 'r1', target: 'main>h1', ...more },
  })

  test('are 75th percentiles, by template, release and element', async () => {
    await view.receive(
      ...[1_000, 2_000, 3_000, 4_000, 5_000].map((value) => measured('LCP', value)),
      measured('LCP', 9_000, { template: 'product-page', release: 'r2', target: 'img' }),
      measured('CLS', 0.05),
      measured('FID', 9),
    )
    const html = await view.read('?view=vitals')
    expect(rowsOf(html, 'All pages').map(([, value, count]) => [value, count])).toEqual([
      ['4.8 s, poor', '6'],
      ['–', '0'],
      ['0.05, good', '1'],
      ['–', '0'],
    ])
    expect(rowsOf(html, '75th percentile by template')).toEqual([
      ['content-page', '4.0 s, needs improvement (5)', '–', '0.05, good (1)', '–'],
      ['product-page', '9.0 s, poor (1)', '–', '–', '–'],
    ])
    expect(rowsOf(html, '75th percentile by release').map(([name]) => name)).toEqual(['r1', 'r2'])
    expect(rowsOf(html, 'Elements with the worst LCP')).toEqual([
      ['img', '9.0 s, poor', '1'],
      ['main&gt;h1', '4.0 s, needs improvement', '5'],
    ])
  })

  test('stand in the hour or day they were measured in, the newest first', async () => {
    await view.receive({ ...measured('TTFB', 100), ago: 3 * 24 * 60 }, { ...measured('TTFB', 900), ago: 0 })
    const byDay = rowsOf(
      await view.read('?view=vitals&metric=TTFB&unit=day'),
      'Time to First Byte (TTFB) by the day',
    )
    expect(byDay.map(([, value]) => value)).toEqual(['900 ms, needs improvement', '100 ms, good'])
    const byHour = rowsOf(
      await view.read('?view=vitals&metric=TTFB&range=24h'),
      'Time to First Byte (TTFB) by the hour',
    )
    expect(byHour.map(([, value]) => value)).toEqual(['900 ms, needs improvement'])
  })
})

describe('campaigns', () => {
  const spring = { source: 'google', medium: 'cpc', campaign: 'spring' }
  const letter = { source: 'newsletter', medium: 'email' }

  test('are counted by the first and the last touch, orders by the last before them', async () => {
    await view.receive(
      { what: 'page', properties: { first_touch: spring, last_touch: spring } },
      { what: 'Order Completed', properties: { order_id: 'ZA1' } },
      { what: 'Order Completed', properties: { order_id: 'ZA1' } },
      { what: 'page', properties: { first_touch: spring, last_touch: letter } },
      { what: 'page', visitor: 'ben' },
      { what: 'Order Completed', visitor: 'ben', properties: { order_id: 'ZA2' } },
    )
    const html = await view.read('?view=campaigns')
    expect(rowsOf(html, 'Visitors and orders by first campaign').sort()).toEqual([
      ['No campaign', '–', '–', '1', '1', '100.0 %'],
      ['google', 'cpc', 'spring', '1', '1', '100.0 %'],
    ])
    expect(rowsOf(html, 'Visitors and orders by last campaign').sort()).toEqual([
      ['No campaign', '–', '–', '1', '1', '100.0 %'],
      ['google', 'cpc', 'spring', '0', '1', '–'],
      ['newsletter', 'email', '–', '1', '0', '0.0 %'],
    ])
  })

  test.each([
    [
      'the campaign of its page',
      { context: { campaign: { source: 'a', medium: 'b', name: 'c' } } },
      ['a', 'b', 'c'],
    ],
    [
      'utm properties',
      { properties: { utm_source: 'a', utm_medium: 'b', utm_campaign: 'c' } },
      ['a', 'b', 'c'],
    ],
    ['a click on an advertisement', { properties: { last_touch: { gclid: 'x' } } }, ['google', '–', '–']],
    ['a source alone', { properties: { last_touch: { source: 'a' } } }, ['a', '–', '–']],
    ['a campaign alone', { properties: { last_touch: { campaign: 'c' } } }, ['not said', '–', 'c']],
    ['nothing', {}, ['No campaign', '–', '–']],
  ])('an event with %s', async (_what, event, touch) => {
    await view.receive({ what: 'page', ...event })
    const html = await view.read('?view=campaigns')
    expect(rowsOf(html, 'Visitors and orders by first campaign')).toEqual([[...touch, '1', '0', '0.0 %']])
  })
})
