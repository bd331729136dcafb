import { type FeeStep, feeOn, stepAt, withVat, type Percentage } from '../../../catalogue'

/** The monthly turnover, in rand, where a slider starts if an editor gives none. */
export const USUAL_TURNOVER = 80_000

/** Steps of the slider in rand: fine where most shops are. */
const stride = (turnover: number): number => {
  if (turnover < 100_000) return 5_000
  return turnover < 250_000 ? 10_000 : 25_000
}

/**
 * The turnovers of a month, in rand, that the slider stops at: from R5,000 to a fifth beyond the last step of all these
 * ladders, each step among them.
 */
export const turnoverStops = (...ladders: readonly (readonly FeeStep[])[]): number[] => {
  const stops = ladders.flat().flatMap(({ from }) => (from > 0 ? from : []))
  const end = Math.max(Math.max(...stops) * 1.2, 100_000)
  for (let turnover = 5_000; turnover <= end; turnover += stride(turnover)) stops.push(turnover)
  return [...new Set(stops)].sort((one, other) => one - other)
}

/** The slider's position for a turnover: the last stop that is not above it. */
export const stopFor = (stops: readonly number[], turnover: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= turnover),
  )

type MonthFee = {
  /** The step of the ladder that the turnover stands on. */
  step: FeeStep
  percent: Percentage
  /** The fee in rand, to the cent. */
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
