import { feeOn, stepAt, withVat, type FeeStep, type Percentage } from '../../catalogue/rules'

type MonthFee = {
  /** The step of the ladder that the turnover stands on. */
  step: FeeStep
  percent: Percentage
  /** What it comes to, in rand to the cent. */
  fee: { excl: number; incl: number }
}

/** What a month of this turnover (rand) costs on a ladder of fees; undefined without any step. */
export const monthFee = (
  ladder: readonly FeeStep[],
  turnover: number,
  vatPercent: number,
): MonthFee | undefined => {
  const step = stepAt(ladder, turnover)
  return (
    step && {
      step,
      percent: withVat(step.percent, vatPercent),
      fee: feeOn(step.percent, vatPercent, turnover),
    }
  )
}
