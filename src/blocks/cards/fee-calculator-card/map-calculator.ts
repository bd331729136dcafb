import {
  feeLadder,
  splitCodes,
  typedRand,
  type CatalogueSnapshot,
  type FeeStep,
} from '../../../catalogue/rules'
import type { Bloks } from '../../../content'
import { slugOf, unusedSlug } from '../../../../shared/slug'
import { USUAL_TURNOVER } from '../../shared/figures/month-fee'
import { LIMITS, readAmount } from './amount'
import type { Month } from './month'
import { toHundred } from './shares'

/** A way that sales come in. */
type Channel = {
  /** Its name in the address, each once: `card-machine`. */
  name: string
  label: string
  /** Its fee by what comes in through it; one step or more. */
  ladder: readonly FeeStep[]
}

/** A price of every month, in rand with VAT. */
type MonthlyPrice = { code: string; title: string; rand: number }

export type Calculator = { channels: Channel[]; prices: MonthlyPrice[]; example: Month }

type Charges = Pick<CatalogueSnapshot, 'feeTypes' | 'priceItems'>

/** Other parameters of a calculator's address: no channel is called so. */
const NAMES = ['turnover', 'sale']

/** Rand of an average sale where an editor says nothing. */
const USUAL_SALE = 250

/** Prices that are an amount of rand and named by the month; what is paid once, or by percentage, is no cost of every month. */
const monthlyPrices = (codes: string | undefined, { priceItems }: Charges): MonthlyPrice[] =>
  splitCodes(codes).flatMap((code) => {
    const entry = priceItems.find((item) => item.code === code)
    const rand = entry?.priceType === 'price' ? typedRand(entry.price) : undefined
    return entry && rand !== undefined && /\bmonth/i.test(entry.priceTerm ?? '')
      ? [{ code, title: entry.title, rand }]
      : []
  })

/** What a calculator reckons with, and the month it shows at first; a channel whose fee is not known is left out. */
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
