import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf, type Sent, startTestView, type TestView } from './testing/received'

let view: TestView
beforeAll(async () => {
  view = await startTestView()
}, 60_000)
afterAll(() => view.close())
beforeEach(() => view.clear())

describe('the funnel', () => {
  test('counts visitors by what they did in the order of time', async () => {
    const all = [
      'page',
      'Product Viewed',
      'Product Added',
      'Checkout Step Viewed',
      'Payment Info Entered',
      'Order Completed',
    ]
    await view.receive(
      ...all.map((what) => ({ what })),
      ...all.slice(0, 2).map((what) => ({ what, visitor: 'ben' })),
      { what: 'Product Added', visitor: 'cho', ago: 9 },
      { what: 'page', visitor: 'cho', ago: 8 },
      { what: 'page', visitor: null },
    )
    const html = await view.read('?view=funnel')
    expect(rowsOf(html, 'Steps from a page to an order')).toEqual([
      ['Saw a page', '3', '–', '100.0 %', '–'],
      ['Saw a product', '2', '66.7 %', '66.7 %', '1'],
      ['Put one in the cart', '1', '50.0 %', '33.3 %', '1'],
      ['Began the checkout', '1', '100.0 %', '33.3 %', '0'],
      ['Chose how to pay', '1', '100.0 %', '33.3 %', '0'],
      ['Ordered', '1', '100.0 %', '33.3 %', '0'],
    ])
    expect(html).toMatch(
      /<svg class="wide" role="img"[^]*<title id="funnel-wide-title">Visitors at each step/,
    )
  })

  test.each([
    ['24h', '1'],
    ['7d', '2'],
    ['30d', '3'],
    ['all', '4'],
  ])('of %s', async (range, visitors) => {
    const day = 24 * 60
    await view.receive(
      ...[0, 2, 8, 40].map((days) => ({ what: 'page', visitor: `v${days}`, ago: days * day + 1 })),
    )
    const html = await view.read(`?view=funnel&range=${range}`)
    expect(rowsOf(html, 'Steps from a page to an order')[0]?.[1]).toBe(visitors)
  })
})

describe('experiments', () => {
  const seen = (visitor: string, variation: string, more: object = {}): Sent => ({
    visitor,
    what: 'Experiment Viewed',
    properties: { experiment_id: 'hero', experiment_name: 'Hero', variation_id: variation, ...more },
  })
  const ordered = (visitor: string): Sent => ({ visitor, what: 'Order Completed' })

  test('count who saw one variant unforced, and ordered afterwards', async () => {
    await view.receive(
      ordered('early'),
      seen('early', 'control'),
      seen('ann', 'control'),
      seen('ben', 'b'),
      ordered('ben'),
      ordered('ben'),
      seen('ben', 'b'),
      seen('mixed', 'control'),
      seen('mixed', 'b'),
      seen('forced', 'b', { forced: true }),
      ordered('forced'),
    )
    const html = await view.read('?view=experiments')
    expect(rowsOf(html, 'Variants of Hero').map((row) => row.slice(0, 4))).toEqual([
      ['b', '1', '1', '100.0 %'],
      ['control (control)', '2', '0', '0.0 %'],
    ])
    expect(html).toContain('Left out: 1 who were shown a variant on purpose, 1 who saw more than one.')
    expect(html).toContain('No difference can be told yet')
  })

  test('count what is chosen', async () => {
    await view.receive(
      seen('ann', 'control'),
      { what: 'website_contact_sales_form_submit' },
      seen('ben', 'b'),
    )
    const conversions = async (goal: string) =>
      rowsOf(await view.read(`?view=experiments&goal=${goal}`), 'Variants of Hero').map(
        ([, , count]) => count,
      )
    expect(await conversions('lead')).toEqual(['0', '1'])
    expect(await conversions('cart')).toEqual(['0', '0'])
  })

  test('say what differs, and warn of a split that is off', async () => {
    const visitors = (variation: string, count: number, orders: number) =>
      Array.from({ length: count }, (_, at) => [
        seen(`${variation}${at}`, variation),
        ...(at < orders ? [ordered(`${variation}${at}`)] : []),
      ]).flat()
    await view.receive(...visitors('control', 100, 5), ...visitors('b', 100, 30))
    const fair = await view.read('?view=experiments')
    expect(fair).toMatch(/b sells more than control: between [\d.]+ and [\d.]+ points\./)
    expect(fair).not.toContain('Do not trust')
    await view.receive(...visitors('c', 20, 1))
    expect(await view.read('?view=experiments')).toContain('Do not trust these figures.')
  })
})
