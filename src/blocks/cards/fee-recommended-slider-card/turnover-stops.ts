import type { FeeStep } from '../../../catalogue'

/** Steps of the slider in rand: fine where most shops are. */
const stride = (turnover: number): number => {
  if (turnover < 100_000) return 5_000
  return turnover < 250_000 ? 10_000 : 25_000
}

/**
 * The turnovers of a month, in rand, that the slider stops at: from R5,000 to a fifth beyond the ladder's last step, each
 * step of the ladder among them.
 */
export const turnoverStops = (ladder: readonly FeeStep[]): number[] => {
  const last = ladder.at(-1)?.from ?? 0
  const stops = ladder.map(({ from }) => from).filter((from) => from > 0)
  const end = Math.max(last * 1.2, 100_000)
  for (let turnover = 5_000; turnover <= end; turnover += stride(turnover)) stops.push(turnover)
  return [...new Set(stops)].sort((one, other) => one - other)
}

/** Where the slider stands for a turnover: the last stop that is not above it. */
export const stopFor = (stops: readonly number[], turnover: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= turnover),
  )
