/**
 * A whole number dealt out by weight, one at a time to whoever is furthest behind (Webster's method): a larger total never
 * gives anybody less. Without any weight all weigh the same; the first wins ties.
 */
const dealOut = (total: number, weights: readonly number[]): number[] => {
  const weighs = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const parts = weights.map(() => 0)
  for (let dealt = 0; dealt < total; dealt += 1) {
    const claims = weighs.map((weight, at) => weight / (2 * (parts[at] ?? 0) + 1))
    const next = claims.indexOf(Math.max(...claims))
    parts[next] = (parts[next] ?? 0) + 1
  }
  return parts
}

/** Whole percents that add up to 100 in the proportion of those given; who has none shares what the others leave. */
export const toHundred = (given: readonly (number | undefined)[]): number[] => {
  const taken = given.reduce<number>((sum, share) => sum + (share ?? 0), 0)
  const missing = given.filter((share) => share === undefined).length
  return dealOut(
    100,
    given.map((share) => share ?? Math.max(0, 100 - taken) / missing),
  )
}

/** How sales come in, in whole percents that add up to 100. */
export type Mix = {
  shares: readonly number[]
  /** Which share was moved last, and what all were before that: moved back, all are again as they were. */
  moved?: { at: number; from: readonly number[] }
}

/** Sets one share; the others give or take in the proportion that they had before this one was moved. */
export const moveShare = ({ shares, moved }: Mix, at: number, to: number): Mix => {
  const from = moved?.at === at ? moved.from : shares
  const others = dealOut(
    100 - to,
    from.filter((_, other) => other !== at),
  )
  return { shares: [...others.slice(0, at), to, ...others.slice(at)], moved: { at, from } }
}
