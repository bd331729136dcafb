import { expect, test } from 'vitest'
import { readView, startOf } from './view'

const DEFAULTS = {
  section: 'events',
  range: '7d',
  goal: 'order',
  metric: 'LCP',
  unit: 'day',
  filter: { name: '', kind: '', path: '', text: '' },
  before: undefined,
}

test.each([
  ['nothing', {}, {}],
  ['a section', { view: 'vitals', metric: 'CLS' }, { section: 'vitals', metric: 'CLS' }],
  ['a day, which is shown by the hour', { range: '24h' }, { range: '24h', unit: 'hour' }],
  ['a day by the day', { range: '24h', unit: 'day' }, { range: '24h' }],
  [
    'names nobody knows',
    { view: 'x', range: '1y', goal: 'fame', metric: 'FID', kind: 'toString', unit: '' },
    {},
  ],
  ['names of every object', { view: 'constructor', range: '__proto__' }, {}],
  ['a value twice', { view: ['funnel', 'vitals'] }, { section: 'funnel' }],
  [
    'a filter',
    { name: ' Order ', kind: 'track', path: '/za/', text: 'x'.repeat(300) },
    { filter: { name: 'Order', kind: 'track', path: '/za/', text: 'x'.repeat(200) } },
  ],
  ['an event', { before: '120' }, { before: 120 }],
  ['no event', { before: '-1' }, {}],
  ['an event too far', { before: '9'.repeat(30) }, {}],
])('an address with %s', (_what, query, view) => {
  expect(readView(query)).toEqual({ ...DEFAULTS, ...view })
})

test('a range begins as long ago as it says, and all begins nowhere', () => {
  const now = new Date('2026-11-26T10:00:00Z')
  expect(startOf('24h', now)).toEqual(new Date('2026-11-25T10:00:00Z'))
  expect(startOf('30d', now)).toEqual(new Date('2026-10-27T10:00:00Z'))
  expect(startOf('all', now)).toBeUndefined()
})
