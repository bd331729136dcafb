import { clean } from '../../../shared/clean-input'
import { formatRandWhole } from '../../../shared/money'
import type { FeeTypeEntry } from './types'

/** A percentage without and with VAT, shown with equal prominence (VAT Act, section 65): `2.7%`, `3.105%`. */
export type Percentage = { excl: string; incl: string }

/** The percentage of each sale that is charged from a turnover on, in rand a month. */
export type FeeStep = { from: number; percent: number }

/** Reads a percentage as an editor typed it (`2.7`, `2,7 %`); undefined for anything else. */
export const typedPercent = (text: string): number | undefined => {
  const digits = clean.percent(text)
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** @param percent without VAT @param vatPercent the rate of VAT */
export const withVat = (percent: number, vatPercent: number): Percentage => ({
  excl: `${percent}%`,
  incl: `${Number((percent * (1 + vatPercent / 100)).toFixed(4))}%`,
})

const typedTurnover = (text: string): number => Number(clean.amount(text) || Number.NaN)

/** The steps of a fee, from the lowest turnover up; breakpoints that cannot be read are left out. */
export const feeLadder = ({ breakpoints }: Pick<FeeTypeEntry, 'breakpoints'>): FeeStep[] =>
  breakpoints
    .flatMap(({ turnoverFrom, chargePercentage }) => {
      const from = typedTurnover(turnoverFrom)
      const percent = typedPercent(chargePercentage)
      return percent === undefined || !Number.isFinite(from) ? [] : [{ from, percent }]
    })
    .sort((one, other) => one.from - other.from)

/** The step for a turnover in rand a month; undefined where the fee has no steps. */
export const stepAt = (ladder: readonly FeeStep[], turnover: number): FeeStep | undefined =>
  ladder.findLast(({ from }) => from <= turnover) ?? ladder[0]

/** The months that a step is for: `Up to R100,000`, `From R100,000`, or `Any month` where it is the only one. */
export const monthWords = (ladder: readonly FeeStep[], step: FeeStep): string => {
  const next = ladder[ladder.indexOf(step) + 1]
  if (step !== ladder[0]) return `From ${formatRandWhole(step.from)}`
  return next ? `Up to ${formatRandWhole(next.from)}` : 'Any month'
}

/** Rounds to whole cents, half a cent up; six decimals first, because a product of binary fractions may be a little too low. */
const wholeCents = (cents: number): number => Math.round(Number(cents.toFixed(6)))

/** The fee on an amount, in rand to the cent, without and with VAT. */
export const feeOn = (percent: number, vatPercent: number, rand: number): { excl: number; incl: number } => {
  const cents = rand * percent
  return { excl: wholeCents(cents) / 100, incl: wholeCents(cents * (1 + vatPercent / 100)) / 100 }
}
