import { formatCents, formatRandWhole, toCents, toRand } from '../money'

/** The method that charges a plan: only Blackbird stores cards. */
export const PLAN_METHOD = 'Credit Card (Blackbird)'

/** The terms that a shopper accepts when paying in instalments. In cents; the rate in percent a year. */
export interface InstalmentPlan {
  /** Charged each month; the last one is smaller when the total does not divide evenly. */
  instalment: number
  lastInstalment: number
  number: number
  total: number
  annualRate: number
  residual: number
}

/** The first instalment is charged when the plan is activated, the others on the same day of the following months. */
const NUMBER_OF_INSTALMENTS = 6
/** The plan costs nothing: no interest, no fees, and no amount due after the last instalment. */
const ANNUAL_RATE = 0
const RESIDUAL_CENTS = 0

/** Smaller totals are not worth collecting in instalments; larger ones the shop does not lend. */
const SMALLEST_TOTAL_CENTS = 1_000_00
const LARGEST_TOTAL_CENTS = 50_000_00

/** The plan for a total, with the five figures of NCA regulation 21; undefined when this amount has no plan. */
export function instalmentPlan(totalCents: number): InstalmentPlan | undefined {
  if (totalCents < SMALLEST_TOTAL_CENTS || totalCents > LARGEST_TOTAL_CENTS) return undefined
  const instalment = Math.ceil(totalCents / NUMBER_OF_INSTALMENTS)
  return {
    instalment,
    lastInstalment: totalCents - instalment * (NUMBER_OF_INSTALMENTS - 1),
    number: NUMBER_OF_INSTALMENTS,
    total: totalCents,
    annualRate: ANNUAL_RATE,
    residual: RESIDUAL_CENTS,
  }
}

/**
 * The plan for a price, in a sentence with all five figures of NCA regulation 21 and its conditions; empty when this amount has none.
 * @param price in rand
 */
export function instalmentWords(price: number): string {
  const plan = instalmentPlan(toCents(price))
  if (!plan) return ''
  const { instalment, lastInstalment, number, total, annualRate } = plan
  const last = lastInstalment === instalment ? '' : `, the last ${formatCents(lastInstalment)}`
  return (
    `Or ${number} monthly instalments of ${formatCents(instalment)}${last}: ${formatCents(total)} in all, ` +
    `${annualRate}% interest a year, nothing due after the last. Choose it at the checkout, for orders of ` +
    `${formatRandWhole(toRand(SMALLEST_TOTAL_CENTS))} to ${formatRandWhole(toRand(LARGEST_TOTAL_CENTS))}: the first is charged to your card today, and your bank decides on each.`
  )
}
