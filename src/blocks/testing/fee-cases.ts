import type { FeeTypeEntry } from '../../catalogue'
import { exampleFee } from '../../catalogue/testing'

const fee = (code: string, percents: Record<string, string>): FeeTypeEntry =>
  exampleFee({
    code,
    breakpoints: Object.entries(percents).map(([turnoverFrom, chargePercentage]) => ({
      component: 'fee_breakpoint',
      _uid: `${code}-${turnoverFrom}`,
      turnoverFrom,
      chargePercentage,
    })),
  })

/** The two fees of the cases below. */
export const CASE_FEES = {
  card: fee('card', { '0': '2.7', '100000': '2.65', '250000': '2.6', '500000': '2.5' }),
  online: fee('online', { '0': '2.95', '100000': '2.85', '250000': '2.75', '500000': '2.6' }),
} as const

type FeeCase = {
  fee: keyof typeof CASE_FEES
  /** Rand a month. */
  turnover: number
  percent: string
  /** Rand to the cent, without VAT and with 15% of it. */
  excl: string
  incl: string
}

/**
 * Ten months calculated by hand, at VAT of 15%: first one percent of the turnover, then that amount times the fee; then 10% and 5%
 * more for VAT. All calculations of fees are tested with them.
 */
export const FEE_CASES: readonly FeeCase[] = [
  // 50.00 × 2.7 = 135.00; + 13.50 + 6.75 = 155.25
  { fee: 'card', turnover: 5_000, percent: '2.7%', excl: 'R135.00', incl: 'R155.25' },
  // 800.00 × 2.7 = 2,160.00; + 216.00 + 108.00 = 2,484.00
  { fee: 'card', turnover: 80_000, percent: '2.7%', excl: 'R2,160.00', incl: 'R2,484.00' },
  // The last stop under a step: 950.00 × 2.7 = 2,565.00; + 256.50 + 128.25 = 2,949.75
  { fee: 'card', turnover: 95_000, percent: '2.7%', excl: 'R2,565.00', incl: 'R2,949.75' },
  // On a step: 1,000.00 × 2.65 = 2,650.00; + 265.00 + 132.50 = 3,047.50
  { fee: 'card', turnover: 100_000, percent: '2.65%', excl: 'R2,650.00', incl: 'R3,047.50' },
  // 4,750.00 × 2.6 = 12,350.00; + 1,235.00 + 617.50 = 14,202.50
  { fee: 'card', turnover: 475_000, percent: '2.6%', excl: 'R12,350.00', incl: 'R14,202.50' },
  // The last step: 5,000.00 × 2.5 = 12,500.00; + 1,250.00 + 625.00 = 14,375.00
  { fee: 'card', turnover: 500_000, percent: '2.5%', excl: 'R12,500.00', incl: 'R14,375.00' },
  // 50.00 × 2.95 = 147.50; + 14.75 + 7.375 = 169.625, half a cent up
  { fee: 'online', turnover: 5_000, percent: '2.95%', excl: 'R147.50', incl: 'R169.63' },
  // 150.00 × 2.95 = 442.50; + 44.25 + 22.125 = 508.875, half a cent up
  { fee: 'online', turnover: 15_000, percent: '2.95%', excl: 'R442.50', incl: 'R508.88' },
  // 1,100.00 × 2.85 = 3,135.00; + 313.50 + 156.75 = 3,605.25
  { fee: 'online', turnover: 110_000, percent: '2.85%', excl: 'R3,135.00', incl: 'R3,605.25' },
  // 6,000.00 × 2.6 = 15,600.00; + 1,560.00 + 780.00 = 17,940.00
  { fee: 'online', turnover: 600_000, percent: '2.6%', excl: 'R15,600.00', incl: 'R17,940.00' },
]
