/** The method that a plan is charged by: of the providers Blackbird alone keeps cards. */
export const PLAN_METHOD = 'Credit Card (Blackbird)'

/** What a shopper agrees to when paying in instalments. In cents; the rate in percent a year. */
export interface InstalmentPlan {
  /** Charged each month; the last one is smaller when the total does not divide evenly, never larger. */
  instalment: number
  lastInstalment: number
  number: number
  total: number
  annualRate: number
  residual: number
}

/** The first instalment is charged when the plan is activated, the others on the same day of the following months. */
const NUMBER_OF_INSTALMENTS = 6
/** The plan costs nothing: no interest, no fees, and nothing is left to pay after the last instalment. */
const ANNUAL_RATE = 0
const RESIDUAL_CENTS = 0

/** Below it an instalment is not worth a collection; above it the shop does not lend. */
const SMALLEST_TOTAL_CENTS = 1_000_00
const LARGEST_TOTAL_CENTS = 50_000_00

/** The plan for a total, with the five figures of NCA regulation 21; undefined when there is none for this amount. */
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
