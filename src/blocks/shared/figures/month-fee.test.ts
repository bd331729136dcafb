import { feeLadder } from '../../../catalogue'
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { formatRand } from '../../../../shared/money'
import { CASE_FEES, FEE_CASES } from '../../testing/fee-cases'
import { monthFee, stopFor, turnoverStops } from './month-fee'

test.each(FEE_CASES)('$turnover by $fee: $percent is $excl, $incl with VAT', (month) => {
  const worked = monthFee(feeLadder(CASE_FEES[month.fee]), month.turnover, 15)
  expect(worked?.percent.excl).toBe(month.percent)
  expect(formatRand(worked?.fee.excl ?? 0)).toBe(month.excl)
  expect(formatRand(worked?.fee.incl ?? 0)).toBe(month.incl)
})

test('without a ladder there is no fee', () => {
  expect(monthFee([], 80_000, 15)).toBeUndefined()
})

const step = (from: number) => ({ from, percent: 2.5 })

test.each([
  ['no ladder', [], 100_000],
  ['one step', [0], 100_000],
  ['the demo’s ladder', [0, 100_000, 250_000, 500_000], 600_000],
])('%s: stops rise from R5,000 to R%3$s', (_, froms, end) => {
  const stops = turnoverStops(froms.map(step))
  expect(stops[0]).toBe(5_000)
  expect(stops.at(-1)).toBe(end)
  expect(froms.filter((from) => from > 0).every((from) => stops.includes(from))).toBe(true)
})

test('stops rise and include every step of any ladder', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000_000 })), (froms) => {
      const ladder = froms.sort((one, other) => one - other).map(step)
      const stops = turnoverStops(ladder)
      expect(stops).toEqual([...new Set(stops)].sort((one, other) => one - other))
      expect(ladder.every(({ from }) => from === 0 || stops.includes(from))).toBe(true)
    }),
  )
})

test('includes the steps of several ladders', () => {
  const stops = turnoverStops([step(0), step(123_000)], [step(0), step(500_000)])
  expect(stops).toContain(123_000)
  expect(stops.at(-1)).toBe(600_000)
})

test.each([
  [0, 0],
  [5_000, 0],
  [82_000, 15],
  [9_000_000, 48],
])('R%s is at stop %s', (turnover, at) => {
  expect(stopFor(turnoverStops([0, 100_000, 250_000, 500_000].map(step)), turnover)).toBe(at)
})
