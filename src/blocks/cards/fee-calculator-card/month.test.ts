import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMonth, writeMonth, type Month } from './month'
import { toHundred } from './shares'

const CHANNELS = [{ name: 'card-machine' }, { name: 'pay-link' }, { name: 'website' }]
const EXAMPLE: Month = { turnover: 80_000, sale: 250, mix: { shares: [80, 15, 5] } }

const read = (query: string) => {
  const { turnover, sale, mix } = readMonth(query, CHANNELS, EXAMPLE)
  return [turnover, sale, ...mix.shares]
}

test.each([
  ['nothing', '', [80_000, 250, 80, 15, 5]],
  ['all of it', '?turnover=120000&sale=99&card-machine=50&pay-link=30', [120_000, 99, 50, 30, 20]],
  ['one channel: the others share the rest', '?card-machine=60', [80_000, 250, 60, 20, 20]],
  ['what people type', '?turnover=R120%20000.40&sale=99%2C000', [120_000, 99_000, 80, 15, 5]],
  ['no numbers', '?turnover=NaN&sale=abc&card-machine=', [80_000, 250, 80, 15, 5]],
  ['negative ones', '?turnover=-5&sale=-0.1&card-machine=-80', [80_000, 250, 80, 15, 5]],
  ['more than a number holds', '?turnover=1e309&sale=Infinity', [80_000, 250, 80, 15, 5]],
  ['huge ones', `?turnover=${'9'.repeat(400)}&sale=99999999`, [10_000_000, 1_000_000, 80, 15, 5]],
  ['nothing at all of each', '?turnover=0&sale=0', [1, 1, 80, 15, 5]],
  ['more than there is', '?card-machine=900&pay-link=100&website=0', [80_000, 250, 50, 50, 0]],
  ['a channel of another day', '?market-stall=40', [80_000, 250, 80, 15, 5]],
  ['a parameter twice', '?sale=10&sale=20', [80_000, 10, 80, 15, 5]],
])('an address with %s', (_, query, expected) => {
  expect(read(query)).toEqual(expected)
})

test('is written readably, beside what was there', () => {
  expect(writeMonth('?utm_source=x&sale=1', CHANNELS, EXAMPLE)).toBe(
    '?utm_source=x&sale=250&turnover=80000&card-machine=80&pay-link=15',
  )
})

test('what was written is read back', () => {
  const month = fc.record({
    turnover: fc.integer({ min: 1, max: 10_000_000 }),
    sale: fc.integer({ min: 1, max: 1_000_000 }),
    mix: fc
      .tuple(fc.nat({ max: 100 }), fc.nat({ max: 100 }), fc.nat({ max: 100 }))
      .map((weights) => ({ shares: toHundred(weights) })),
  })
  fc.assert(
    fc.property(month, (written) => {
      expect(readMonth(writeMonth('', CHANNELS, written), CHANNELS, EXAMPLE)).toEqual(written)
    }),
  )
})

test('whatever stands in an address, a month comes of it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (turnover, sale, share) => {
      const query = new URLSearchParams({ turnover, sale, 'card-machine': share }).toString()
      const month = readMonth(query, CHANNELS, EXAMPLE)
      expect(month.turnover).toBeGreaterThan(0)
      expect(month.sale).toBeGreaterThan(0)
      expect(month.mix.shares.reduce((sum, one) => sum + one)).toBe(100)
    }),
  )
})
