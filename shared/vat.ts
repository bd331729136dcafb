import { southAfricanDay, startOfDay } from './sast-date'

type VatRate = {
  /** The first day in South Africa on which the rate applies, `YYYY-MM-DD`. */
  from: string
  percent: number
}

/**
 * The standard rates of VAT (VAT Act, section 7(1)), the latest last. Add a row before a new rate applies. From its day on carts,
 * orders and mails use it, and pages minutes later, since a running host builds them anew; earlier orders keep their rate.
 */
const VAT_RATES: readonly VatRate[] = [
  { from: '1993-04-07', percent: 14 },
  { from: '2018-04-01', percent: 15 },
]

const rateAt = (moment: number, rates: readonly VatRate[]): VatRate => {
  const day = southAfricanDay(moment)
  const rate = rates.findLast(({ from }) => from <= day)
  if (!rate) throw new Error(`No rate of VAT is known for ${day}.`)
  return rate
}

/**
 * The rate at a moment, in percent.
 * @param moment milliseconds since 1970
 * @throws Error for a moment before the first row
 */
export const vatPercentAt = (moment: number, rates: readonly VatRate[] = VAT_RATES): number =>
  rateAt(moment, rates).percent

/** The moment since which the rate of a moment applies, both in milliseconds since 1970. Throws as {@link vatPercentAt}. */
export const vatSince = (moment: number): number => startOfDay(rateAt(moment, VAT_RATES).from)

/** The VAT contained in an amount, in cents. Every price contains it (VAT Act, section 65). */
export const vatContained = (cents: number, percent: number): number =>
  Math.round((cents * percent) / (100 + percent))
