/** How many of how many. */
export interface Share {
  count: number
  of: number
}

/** The lower and the upper end. */
export type Interval = readonly [low: number, high: number]

/** Of the normal distribution: 95 % lie within so many standard deviations. */
const Z = 1.959963984540054

/** From 0 to 1; 0 of nobody. */
export const rateOf = ({ count, of }: Share): number => (of === 0 ? 0 : count / of)

/**
 * Where the true rate lies, with 95 %: the score interval without continuity correction (E. B. Wilson, "Probable inference, the law
 * of succession, and statistical inference", J. Am. Stat. Assoc. 22, 1927). From 0 to 1; all of that without visitors.
 */
export function wilsonInterval({ count, of }: Share): Interval {
  if (of === 0) return [0, 1]
  const rate = count / of
  const squared = Z * Z
  const centre = rate + squared / (2 * of)
  const spread = Z * Math.sqrt((rate * (1 - rate) + squared / (4 * of)) / of)
  const scale = 1 + squared / of
  // Nobody and everybody are exactly 0 and 1, without rounding errors.
  return [
    count === 0 ? 0 : (centre - spread) / scale,
    count === of ? 1 : Math.min(1, (centre + spread) / scale),
  ]
}

/**
 * Where the difference of two true rates lies, `one` less `other`, with 95 %: from both Wilson intervals (R. G. Newcombe, "Interval
 * estimation for the difference between independent proportions", Statist. Med. 17, 1998, method 10). From -1 to 1.
 */
export function newcombeInterval(one: Share, other: Share): Interval {
  const [rateOne, rateOther] = [rateOf(one), rateOf(other)]
  const [lowOne, highOne] = wilsonInterval(one)
  const [lowOther, highOther] = wilsonInterval(other)
  const difference = rateOne - rateOther
  return [
    difference - Math.hypot(rateOne - lowOne, highOther - rateOther),
    difference + Math.hypot(highOne - rateOne, rateOther - lowOther),
  ]
}
