import { clean } from '../../../../shared/clean-input'
import { formatRandWhole } from '../../../../shared/money'

/** The least and the most that may be set, whole numbers. */
export type Limits = { least: number; most: number }

/** Of each amount, in rand. */
export const LIMITS = {
  turnover: { least: 1, most: 10_000_000 },
  sale: { least: 1, most: 1_000_000 },
  share: { least: 0, most: 100 },
} as const satisfies Record<string, Limits>

/**
 * A whole number that somebody typed or an address holds (`80000`, `R80 000`, `80,000.50`, `80 000,50`), within its limits; undefined
 * where that is none.
 */
export const readAmount = (text: string | null | undefined, { least, most }: Limits): number | undefined => {
  const digits = clean.amount(text ?? '')
  return /^\d+(\.\d+)?$/.test(digits)
    ? Math.min(most, Math.max(least, Math.round(Number(digits))))
    : undefined
}

/** Stops of the slider over an average sale, in rand: finer where they are small. */
export const SALE_STOPS: readonly number[] = [
  [10, 200, 10],
  [225, 500, 25],
  [550, 1_000, 50],
  [1_250, 5_000, 250],
  [6_000, 20_000, 1_000],
].flatMap(([from = 0, to = 0, stride = 1]) =>
  Array.from({ length: (to - from) / stride + 1 }, (_, at) => from + at * stride),
)

/** Stops of the slider over a share: every percent. */
export const SHARE_STOPS: readonly number[] = Array.from({ length: 101 }, (_, percent) => percent)

/** A whole number with commas between the thousands. */
export const withCommas = (whole: number): string => formatRandWhole(whole).slice(1)
