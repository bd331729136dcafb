import { type FeeStep, feeOn, stepAt, withVat, type Percentage } from '../../../catalogue'

/** The default monthly turnover of a slider, in rand. */
export const USUAL_TURNOVER = 80_000

/** Steps of the slider in rand: smallest where most shops are. */
const stride = (turnover: number): number => {
  if (turnover < 100_000) return 5_000
  return turnover < 250_000 ? 10_000 : 25_000
}

/**
 * The stops of the slider, as monthly turnovers in rand: from R5,000 to 20% above the last step of these fee ladders, including
 * every step.
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
  /** The step of the ladder that applies to the turnover. */
  step: FeeStep
  percent: Percentage
  /** The fee in rand, to the cent. */
  fee: { excl: number; incl: number }
}

/** The fee for a month of this turnover (rand) on a ladder of fees; undefined without any step. */
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
