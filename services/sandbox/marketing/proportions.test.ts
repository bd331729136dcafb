import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newcombeInterval, rateOf, type Share, wilsonInterval } from './proportions'

describe('the interval of a rate', () => {
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statist. Med. 17, 1998, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i: %f to %f', (count, of, low, high) => {
    const interval = wilsonInterval({ count, of })
    expect(interval[0]).toBeCloseTo(low, 4)
    expect(interval[1]).toBeCloseTo(high, 4)
  })

  test('is everything from 0 to 1 without visitors', () => {
    expect(wilsonInterval({ count: 0, of: 0 })).toEqual([0, 1])
  })
})

describe('the interval of a difference', () => {
  // R. G. Newcombe, "Interval estimation for the difference between independent proportions", Statist. Med. 17, 1998, table II.
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])('%i of %i less %i of %i: %f to %f', (count, of, otherCount, otherOf, low, high) => {
    const interval = newcombeInterval({ count, of }, { count: otherCount, of: otherOf })
    expect(interval[0]).toBeCloseTo(low, 4)
    expect(interval[1]).toBeCloseTo(high, 4)
  })
})

describe('of any shares', () => {
  const share = fc
    .tuple(fc.nat(100_000), fc.nat(100_000))
    .map(([a, b]): Share => ({ count: Math.min(a, b), of: Math.max(a, b) }))
  const asked = share.filter(({ of }) => of > 0)

  test('an interval holds the rate, and stays between 0 and 1', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const [low, high] = wilsonInterval(one)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(low).toBeLessThanOrEqual(rateOf(one))
        expect(high).toBeGreaterThanOrEqual(rateOf(one))
        expect(high).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('more visitors with the same rate make it narrower', () => {
    fc.assert(
      fc.property(asked, ({ count, of }) => {
        const [few, many] = [wilsonInterval({ count, of }), wilsonInterval({ count: count * 4, of: of * 4 })]
        expect(many[1] - many[0]).toBeLessThan(few[1] - few[0])
      }),
    )
  })

  test('a difference stays between -1 and 1, and turned round it has the other sign', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const [low, high] = newcombeInterval(one, other)
        const [lowBack, highBack] = newcombeInterval(other, one)
        expect(low).toBeGreaterThanOrEqual(-1 - 1e-12)
        expect(high).toBeLessThanOrEqual(1 + 1e-12)
        expect(low).toBeCloseTo(-highBack, 10)
        expect(high).toBeCloseTo(-lowBack, 10)
      }),
    )
  })
})
