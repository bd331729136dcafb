import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeLadder, feeOn, monthWords, stepAt, withVat } from './fees'

const breakpoint = (turnoverFrom: string, chargePercentage: string) => ({
  component: 'fee_breakpoint' as const,
  _uid: turnoverFrom,
  turnoverFrom,
  chargePercentage,
})
const LADDER = [
  { from: 0, percent: 2.7 },
  { from: 100_000, percent: 2.65 },
  { from: 250_000, percent: 2.6 },
]

test('reads an editor’s steps in order of turnover, and leaves out invalid ones', () => {
  const breakpoints = [
    breakpoint('R100 000', '2,65 %'),
    breakpoint('0', '2.7'),
    breakpoint('soon', '1'),
    breakpoint('', '1'),
    breakpoint('500,000', 'ask us'),
    breakpoint('250,000', '2.6%'),
  ]
  expect(feeLadder({ breakpoints })).toEqual(LADDER)
})

test.each([
  [0, 2.7],
  [99_999.99, 2.7],
  [100_000, 2.65],
  [249_999, 2.65],
  [9_000_000, 2.6],
])('a month of R%s is charged %s%%', (turnover, percent) => {
  expect(stepAt(LADDER, turnover)?.percent).toBe(percent)
})

test('a ladder that starts above the turnover charges its first step, an empty one nothing', () => {
  expect(stepAt(LADDER.slice(1), 5)?.percent).toBe(2.65)
  expect(stepAt([], 5)).toBeUndefined()
})

test('names the months of a step', () => {
  expect(LADDER.map((step) => monthWords(LADDER, step))).toEqual([
    'Up to R100,000',
    'From R100,000',
    'From R250,000',
  ])
  const only = LADDER.slice(0, 1)
  expect(only.map((step) => monthWords(only, step))).toEqual(['Any month'])
})

test.each([
  [2.7, '2.7%', '3.105%'],
  [2.65, '2.65%', '3.0475%'],
  [10, '10%', '11.5%'],
])('%s%% is shown without and with VAT', (percent, excl, incl) => {
  expect(withVat(percent, 15)).toEqual({ excl, incl })
})

test('another rate of VAT changes only the figure with VAT', () => {
  expect(withVat(2.5, 16)).toEqual({ excl: '2.5%', incl: '2.9%' })
  expect(feeOn(2.5, 16, 1000)).toEqual({ excl: 25, incl: 29 })
})

test('the fee on an amount, to the cent', () => {
  expect(feeOn(2.7, 15, 80_000)).toEqual({ excl: 2160, incl: 2484 })
  expect(feeOn(2.65, 15, 33.33)).toEqual({ excl: 0.88, incl: 1.02 })
})

test('the fee on an amount is exact, and half a cent counts as one', () => {
  // 8.1 × 1.15 = 9.315
  expect(feeOn(2.7, 15, 300)).toEqual({ excl: 8.1, incl: 9.32 })
  const half = (value: bigint, unit: bigint) => Number((2n * value + unit) / (2n * unit)) / 100
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_00 }),
      fc.integer({ min: 0, max: 999 }),
      (cents, percent) => {
        // In hundredths of a percent of a cent, with VAT a hundredth of that.
        const fee = BigInt(cents) * BigInt(percent)
        expect(feeOn(percent / 100, 15, cents / 100)).toEqual({
          excl: half(fee, 10_000n),
          incl: half(fee * 115n, 1_000_000n),
        })
      },
    ),
  )
})

test('more turnover never has an earlier step', () => {
  const turnover = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(turnover, turnover, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((rand) => stepAt(LADDER, rand))
      expect(less?.from ?? 0).toBeLessThanOrEqual(more?.from ?? 0)
    }),
  )
})
