import { expect, test } from 'vitest'
import { feeLadder } from '../../catalogue/rules'
import { formatRand } from '../../../shared/money'
import { CASE_FEES, FEE_CASES } from '../testing/fee-cases'
import { monthFee } from './month-fee'

test.each(FEE_CASES)('$turnover by $fee: $percent is $excl, $incl with VAT', (month) => {
  const worked = monthFee(feeLadder(CASE_FEES[month.fee]), month.turnover, 15)
  expect(worked?.percent.excl).toBe(month.percent)
  expect(formatRand(worked?.fee.excl ?? 0)).toBe(month.excl)
  expect(formatRand(worked?.fee.incl ?? 0)).toBe(month.incl)
})

test('no ladder, no fee', () => {
  expect(monthFee([], 80_000, 15)).toBeUndefined()
})
