import { LIMITS, readAmount } from './amount'
import { toHundred, type Mix } from './shares'

/** What a merchant says of a month. */
export type Month = {
  /** What comes in, in whole rand. */
  turnover: number
  /** An average sale, in whole rand. */
  sale: number
  /** How it comes in, in the order of the channels. */
  mix: Mix
}

type Named = readonly { name: string }[]

/**
 * The month in an address: `?turnover=80000&sale=250&card-machine=80`. What is no number there is as in the example, what
 * is out of bounds at the nearest bound, and a channel that is not named takes what the others leave.
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

/** The query with this month in it and everything else as it was. The last channel has what the others leave. */
export const writeMonth = (query: string, channels: Named, { turnover, sale, mix }: Month): string => {
  const parameters = new URLSearchParams(query)
  parameters.set('turnover', String(turnover))
  parameters.set('sale', String(sale))
  channels.slice(0, -1).forEach(({ name }, at) => parameters.set(name, String(mix.shares[at] ?? 0)))
  return `?${parameters.toString()}`
}
