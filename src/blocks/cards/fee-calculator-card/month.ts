import { clean } from '../../../../shared/clean-input'
import { formatRandWhole } from '../../../../shared/money'

/** The smallest and the largest allowed value, whole numbers. */
export type Limits = { least: number; most: number }

/** The limits of each amount: `turnover` and `sale` in rand, `share` in percent. */
export const LIMITS = {
  turnover: { least: 1, most: 10_000_000 },
  sale: { least: 1, most: 1_000_000 },
  share: { least: 0, most: 100 },
} as const satisfies Record<string, Limits>

/**
 * Reads a number that was typed or is in the address (`80000`, `R80 000`, `80,000.50`, `80 000,50`), rounded and clamped to the
 * limits; undefined if it is not a number.
 */
export const readAmount = (text: string | null | undefined, { least, most }: Limits): number | undefined => {
  const digits = clean.amount(text ?? '')
  return /^\d+(\.\d+)?$/.test(digits)
    ? Math.min(most, Math.max(least, Math.round(Number(digits))))
    : undefined
}

/** Stops of the slider for the average sale, in rand: closer together for small amounts. */
export const SALE_STOPS: readonly number[] = [
  [10, 200, 10],
  [225, 500, 25],
  [550, 1_000, 50],
  [1_250, 5_000, 250],
  [6_000, 20_000, 1_000],
].flatMap(([from = 0, to = 0, stride = 1]) =>
  Array.from({ length: (to - from) / stride + 1 }, (_, at) => from + at * stride),
)

/** Stops of the slider for a share: every percent. */
export const SHARE_STOPS: readonly number[] = Array.from({ length: 101 }, (_, percent) => percent)

/** A whole number with commas between the thousands. */
export const withCommas = (whole: number): string => formatRandWhole(whole).slice(1)

/**
 * Divides a whole number in proportion to the weights, one unit at a time to the part that is furthest behind (Webster's method),
 * so that a larger total never makes a part smaller. If all weights are zero they count as equal; the first part wins ties.
 */
const divide = (total: number, weights: readonly number[]): number[] => {
  const effective = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const parts = weights.map(() => 0)
  for (let done = 0; done < total; done += 1) {
    const quotients = effective.map((weight, at) => weight / (2 * (parts[at] ?? 0) + 1))
    const next = quotients.indexOf(Math.max(...quotients))
    parts[next] = (parts[next] ?? 0) + 1
  }
  return parts
}

/** Whole percents that add up to 100 in the proportion of the given ones; missing ones share the rest equally. */
export const toHundred = (given: readonly (number | undefined)[]): number[] => {
  const taken = given.reduce<number>((sum, share) => sum + (share ?? 0), 0)
  const missing = given.filter((share) => share === undefined).length
  return divide(
    100,
    given.map((share) => share ?? Math.max(0, 100 - taken) / missing),
  )
}

/** The shares of the channels, in whole percents that add up to 100. */
export type Mix = {
  shares: readonly number[]
  /** The share that was changed last, and all shares before that, so that undoing the change restores the others. */
  moved?: { at: number; from: readonly number[] }
}

/** Sets one share; the others shrink or grow in the proportion that they had before. */
export const moveShare = ({ shares, moved }: Mix, at: number, to: number): Mix => {
  const from = moved?.at === at ? moved.from : shares
  const others = divide(
    100 - to,
    from.filter((_, other) => other !== at),
  )
  return { shares: [...others.slice(0, at), to, ...others.slice(at)], moved: { at, from } }
}

/** A month's sales as a merchant enters them. */
export type Month = {
  /** Sales of the month in whole rand. */
  turnover: number
  /** An average sale, in whole rand. */
  sale: number
  /** The share of each channel, in the order of the channels. */
  mix: Mix
}

type Named = readonly { name: string }[]

/**
 * The month in an address: `?turnover=80000&sale=250&card-machine=80`. The example replaces invalid numbers, a value out of bounds
 * becomes the nearest bound, and channels that are not named share the rest.
 * @param query the address' query, with or without its question mark
 */
export const readMonth = (query: string, channels: Named, example: Month): Month => {
  const parameters = new URLSearchParams(query)
  const shares = channels.map(({ name }) => readAmount(parameters.get(name), LIMITS.share))
  return {
    turnover: readAmount(parameters.get('turnover'), LIMITS.turnover) ?? example.turnover,
    sale: readAmount(parameters.get('sale'), LIMITS.sale) ?? example.sale,
    mix: shares.every((share) => share === undefined) ? example.mix : { shares: toHundred(shares) },
  }
}

/** The query with this month in it; other parameters stay. The last channel is omitted, since it has the rest. */
export const writeMonth = (query: string, channels: Named, { turnover, sale, mix }: Month): string => {
  const parameters = new URLSearchParams(query)
  parameters.set('turnover', String(turnover))
  parameters.set('sale', String(sale))
  channels.slice(0, -1).forEach(({ name }, at) => parameters.set(name, String(mix.shares[at] ?? 0)))
  return `?${parameters.toString()}`
}
