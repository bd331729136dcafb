import { clean } from '../../../shared/clean-input'
import { formatRandWhole } from '../../../shared/money'
import type { FeeTypeEntry } from './types'

/** A percentage without and with VAT, which are shown with equal prominence (VAT Act, section 65): `2.7%`, `3.105%`. */
export type Percentage = { excl: string; incl: string }

/** From which turnover of a month, in rand, which share of a sale is charged. */
export type FeeStep = { from: number; percent: number }

/** A percentage as an editor typed it (`2.7`, `2,7 %`); undefined when it is none. */
export const typedPercent = (text: string): number | undefined => {
  const digits = clean.percent(text)
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** @param percent without VAT @param vatPercent the rate of VAT that counts */
export const withVat = (percent: number, vatPercent: number): Percentage => ({
  excl: `${percent}%`,
  incl: `${Number((percent * (1 + vatPercent / 100)).toFixed(4))}%`,
})

const typedTurnover = (text: string): number => Number(clean.amount(text) || Number.NaN)

/** What a fee is from which turnover on, from the least turnover; breakpoints that cannot be read are left out. */
export const feeLadder = ({ breakpoints }: Pick<FeeTypeEntry, 'breakpoints'>): FeeStep[] =>
  breakpoints
    .flatMap(({ turnoverFrom, chargePercentage }) => {
      const from = typedTurnover(turnoverFrom)
      const percent = typedPercent(chargePercentage)
      return percent === undefined || !Number.isFinite(from) ? [] : [{ from, percent }]
    })
    .sort((one, other) => one.from - other.from)

/** The step that a month of this turnover (rand) stands on; undefined without any. */
export const stepAt = (ladder: readonly FeeStep[], turnover: number): FeeStep | undefined =>
  ladder.findLast(({ from }) => from <= turnover) ?? ladder[0]

/** Which months a step is for: `Up to R100,000`, `From R100,000`, `Any month` where there is no other. */
export const monthWords = (ladder: readonly FeeStep[], step: FeeStep): string => {
  const next = ladder[ladder.indexOf(step) + 1]
  if (step !== ladder[0]) return `From ${formatRandWhole(step.from)}`
  return next ? `Up to ${formatRandWhole(next.from)}` : 'Any month'
}

/** Whole cents; half a cent counts as one, of which a product of binary fractions falls short by less than a millionth. */
const wholeCents = (cents: number): number => Math.round(Number(cents.toFixed(6)))

/** What a fee is of an amount, in rand to the cent, without and with VAT. */
export const feeOn = (percent: number, vatPercent: number, rand: number): { excl: number; incl: number } => {
  const cents = rand * percent
  return { excl: wholeCents(cents) / 100, incl: wholeCents(cents * (1 + vatPercent / 100)) / 100 }
}
