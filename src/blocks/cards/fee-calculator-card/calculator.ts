import {
  feeLadder,
  splitCodes,
  typedRand,
  type CatalogueSnapshot,
  type FeeStep,
  monthWords,
  type Percentage,
} from '../../../catalogue'
import { slugOf, unusedSlug } from '../../../../shared/search-words'
import { vatContained } from '../../../../shared/vat'
import type { Bloks } from '../../../content'
import { USUAL_TURNOVER, monthFee } from '../../shared/figures/month-fee'
import { LIMITS, readAmount, type Month, toHundred } from './month'

/** A sales channel. */
type Channel = {
  /** Its unique name in the address: `card-machine`. */
  name: string
  label: string
  /** Its fee by monthly turnover; one step or more. */
  ladder: readonly FeeStep[]
}

/** A monthly price, in rand with VAT. */
type MonthlyPrice = { code: string; title: string; rand: number }

export type Calculator = { channels: Channel[]; prices: MonthlyPrice[]; example: Month }

type Charges = Pick<CatalogueSnapshot, 'feeTypes' | 'priceItems'>

/** Other parameters of a calculator's address, which cannot be names of channels. */
const NAMES = ['turnover', 'sale']

/** The default average sale, in rand. */
const USUAL_SALE = 250

/** The prices that are an amount of rand a month; one-off prices and percentages are not monthly costs. */
const monthlyPrices = (codes: string | undefined, { priceItems }: Charges): MonthlyPrice[] =>
  splitCodes(codes).flatMap((code) => {
    const entry = priceItems.find((item) => item.code === code)
    const rand = entry?.priceType === 'price' ? typedRand(entry.price) : undefined
    return entry && rand !== undefined && /\bmonth/i.test(entry.priceTerm ?? '')
      ? [{ code, title: entry.title, rand }]
      : []
  })

/** A calculator's channels and prices, and its example month; a channel without a known fee is left out. */
export const mapCalculator = (
  blok: Pick<Bloks.FeeCalculatorCard, 'channels' | 'turnover' | 'average_sale' | 'price_items'>,
  charges: Charges,
): Calculator => {
  const known = blok.channels.flatMap(({ label, fee_type, share }) => {
    const fee = charges.feeTypes.find(({ code }) => code === fee_type)
    const ladder = fee ? feeLadder(fee) : []
    return ladder.length > 0 ? [{ label, ladder, share: readAmount(share, LIMITS.share) }] : []
  })
  const taken = new Set(NAMES)
  const channels = known.map(({ label, ladder }) => {
    const name = unusedSlug(slugOf(label) || 'channel', taken)
    taken.add(name)
    return { name, label, ladder }
  })
  return {
    channels,
    prices: monthlyPrices(blok.price_items, charges),
    example: {
      turnover: readAmount(blok.turnover, LIMITS.turnover) ?? USUAL_TURNOVER,
      sale: readAmount(blok.average_sale, LIMITS.sale) ?? USUAL_SALE,
      mix: { shares: toHundred(known.map(({ share }) => share)) },
    },
  }
}

type ChannelRow = {
  name: string
  label: string
  /** Percent of the turnover, and that share in cents. */
  share: number
  cents: number
  /** The number of sales of the average amount. */
  sales: number
  /** `3.105%` */
  percent: string
  /** The turnover from which this percentage applies: `From R100,000`; empty if it always does. */
  step: string
  /** In cents. */
  fee: number
}

/** A month's figures, all with or all without VAT; amounts in cents. */
export type Worked = {
  channels: ChannelRow[]
  prices: { code: string; title: string; price: number }[]
  sales: number
  /** All fees and prices together. */
  total: number
  /** The turnover minus the total. */
  left: number
  /** The total for each sale; undefined without sales. */
  perSale: number | undefined
}

const inCents = (rand: number): number => Math.round(rand * 100)

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Every figure of a month. Only a channel's fee and a price without VAT are rounded to whole cents; all other figures are sums of
 * these, except the cost of each sale, which is a rounded share of the total.
 * @param form with or without VAT; prices of the catalogue include it
 */
export const workOut = (
  { channels, prices }: Pick<Calculator, 'channels' | 'prices'>,
  { turnover, sale, mix }: Month,
  vatPercent: number,
  form: keyof Percentage,
): Worked => {
  const channelRows = channels.flatMap(({ name, label, ladder }, at): ChannelRow[] => {
    const share = mix.shares[at] ?? 0
    // Whole rand times whole percent are whole cents.
    const cents = turnover * share
    const month = monthFee(ladder, cents / 100, vatPercent)
    if (!month) return []
    const step = ladder.length > 1 ? monthWords(ladder, month.step) : ''
    const sales = Math.round(cents / (sale * 100))
    return [
      { name, label, share, cents, sales, step, percent: month.percent[form], fee: inCents(month.fee[form]) },
    ]
  })
  const priceRows = prices.map(({ code, title, rand }) => {
    const incl = inCents(rand)
    return { code, title, price: form === 'incl' ? incl : incl - vatContained(incl, vatPercent) }
  })
  const total = sum([...channelRows.map(({ fee }) => fee), ...priceRows.map(({ price }) => price)])
  const sales = sum(channelRows.map((row) => row.sales))
  return {
    channels: channelRows,
    prices: priceRows,
    sales,
    total,
    left: turnover * 100 - total,
    perSale: sales > 0 ? Math.round(total / sales) : undefined,
  }
}
