import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveShare, toHundred, type Mix, readMonth, writeMonth, type Month } from './month'

test.each([
  ['shares that add up to 100 stay', [80, 15, 5], [80, 15, 5]],
  ['a missing share is the rest', [80, undefined], [80, 20]],
  ['several missing shares divide the rest', [70, undefined, undefined], [70, 15, 15]],
  ['no share is given', [undefined, undefined, undefined], [34, 33, 33]],
  ['a missing share is zero if nothing is left', [60, 60, undefined], [50, 50, 0]],
  ['too small a sum is scaled up', [20, 20], [50, 50]],
  ['too large a sum is scaled down', [150, 50], [75, 25]],
  ['all shares are zero', [0, 0], [50, 50]],
  ['one channel', [undefined], [100]],
])('%s', (_, given, expected) => {
  expect(toHundred(given)).toEqual(expected)
})

test.each([
  ['one of two: the other is the rest', [80, 20], 0, 55, [55, 45]],
  ['one of three: the others keep their proportion', [40, 45, 15], 0, 60, [60, 30, 10]],
  ['a share of 100', [40, 45, 15], 1, 100, [0, 100, 0]],
  ['a share of zero', [40, 45, 15], 1, 0, [73, 0, 27]],
  ['others that were zero divide the rest equally', [100, 0, 0], 0, 40, [40, 30, 30]],
])('setting %s', (_, shares, at, to, expected) => {
  expect(moveShare({ shares }, at, to).shares).toEqual(expected)
})

describe('for any change', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  const mix = fc
    .array(percent, { minLength: 2, maxLength: 6 })
    .map((weights): Mix => ({ shares: toHundred(weights) }))
  const move = fc.tuple(fc.nat({ max: 1 }), percent)

  test('shares are whole percents that add up to 100, and the changed one has its new value', () => {
    fc.assert(
      fc.property(mix, fc.array(move, { minLength: 1 }), (start, moves) => {
        const last = moves.reduce((before, [at, to]) => {
          const after = moveShare(before, at, to)
          expect(after.shares[at]).toBe(to)
          return after
        }, start)
        expect(last.shares).toHaveLength(start.shares.length)
        expect(last.shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
        expect(last.shares.reduce((sum, share) => sum + share)).toBe(100)
      }),
    )
  })

  test('a share that grows shrinks only the others', () => {
    fc.assert(
      fc.property(mix, percent, percent, (start, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((to) => moveShare(start, 0, to))
        less?.shares.slice(1).forEach((share, at) => {
          expect(more?.shares[at + 1]).toBeLessThanOrEqual(share)
        })
      }),
    )
  })

  test('undoing the change restores all shares', () => {
    fc.assert(
      fc.property(mix, fc.array(percent), (start, places) => {
        const away = places.reduce((before, to) => moveShare(before, 0, to), start)
        expect(moveShare(away, 0, start.shares[0] ?? 0).shares).toEqual(start.shares)
      }),
    )
  })
})

const CHANNELS = [{ name: 'card-machine' }, { name: 'pay-link' }, { name: 'website' }]
const EXAMPLE: Month = { turnover: 80_000, sale: 250, mix: { shares: [80, 15, 5] } }

const read = (query: string) => {
  const { turnover, sale, mix } = readMonth(query, CHANNELS, EXAMPLE)
  return [turnover, sale, ...mix.shares]
}

test.each([
  ['nothing', '', [80_000, 250, 80, 15, 5]],
  ['all parameters', '?turnover=120000&sale=99&card-machine=50&pay-link=30', [120_000, 99, 50, 30, 20]],
  ['one channel: the others share the rest', '?card-machine=60', [80_000, 250, 60, 20, 20]],
  ['numbers as people type them', '?turnover=R120%20000.40&sale=99%2C000', [120_000, 99_000, 80, 15, 5]],
  ['values that are not numbers', '?turnover=NaN&sale=abc&card-machine=', [80_000, 250, 80, 15, 5]],
  ['negative numbers', '?turnover=-5&sale=-0.1&card-machine=-80', [80_000, 250, 80, 15, 5]],
  ['numbers that overflow', '?turnover=1e309&sale=Infinity', [80_000, 250, 80, 15, 5]],
  ['huge numbers', `?turnover=${'9'.repeat(400)}&sale=99999999`, [10_000_000, 1_000_000, 80, 15, 5]],
  ['zeros', '?turnover=0&sale=0', [1, 1, 80, 15, 5]],
  ['shares above 100', '?card-machine=900&pay-link=100&website=0', [80_000, 250, 50, 50, 0]],
  ['an unknown channel', '?market-stall=40', [80_000, 250, 80, 15, 5]],
  ['a parameter twice', '?sale=10&sale=20', [80_000, 10, 80, 15, 5]],
])('an address with %s', (_, query, expected) => {
  expect(read(query)).toEqual(expected)
})

test('writes a readable query and keeps other parameters', () => {
  expect(writeMonth('?utm_source=x&sale=1', CHANNELS, EXAMPLE)).toBe(
    '?utm_source=x&sale=250&turnover=80000&card-machine=80&pay-link=15',
  )
})

test('reads back what was written', () => {
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

test('any address gives a valid month', () => {
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
