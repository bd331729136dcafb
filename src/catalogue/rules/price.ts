import { clean } from '../../../shared/clean-input'
import { addRand } from '../../../shared/money'
import type { BundleEntry, CatalogueEntry, Price, ShopProduct } from './types'

/** Promotion dates are South African wall-clock time. */
const OFFSET = '+02:00'
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/
const HAS_ZONE = /(Z|[+-]\d{2}:?\d{2})$/i

/**
 * `2026-11-01 00:00:00` as milliseconds since 1970: the space is replaced by T (spec 4). A date without a time is the first moment
 * of its day as a start and the last as an end. NaN where it is missing or no date.
 */
export const promotionTime = (text: string | null | undefined, edge: 'start' | 'end'): number => {
  const written = text?.trim() ?? ''
  if (DATE_ONLY.test(written)) {
    return Date.parse(`${written}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}${OFFSET}`)
  }
  const iso = written.replace(' ', 'T')
  return Date.parse(HAS_ZONE.test(iso.slice(10)) ? iso : iso + OFFSET)
}

type Dates = { start: string | null | undefined; end: string | null | undefined }

/** The moments, in ms since 1970, at which a promotion begins and is over; none for a missing date. */
export const priceChanges = ({ start, end }: Dates): number[] =>
  [promotionTime(start, 'start'), promotionTime(end, 'end') + 1].filter((moment) => !Number.isNaN(moment))

/** Whether now (ms) is between start and end, both included; false where a date is missing or unreadable. */
const isWithin = ({ start, end }: Dates, now: number): boolean =>
  promotionTime(start, 'start') <= now && now <= promotionTime(end, 'end')

/** Reads rand as an editor typed them (`950`, `950.00`, `R1,199.00`, `R1 199,00`); undefined for anything else. */
export const typedRand = (text: string | undefined): number | undefined => {
  const digits = clean.amount(text ?? '')
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

/** The price that an entry forces, in rand; undefined where it forces none, or the text is no amount. */
export const forcedRand = (
  entry: Pick<CatalogueEntry, 'forceStoryblokPrice' | 'price'> | undefined,
): number | undefined => (entry?.forceStoryblokPrice ? typedRand(entry.price) : undefined)

/** Decides on a promotion: the original price must exceed 0 and the price, and now must be within the dates. */
const judge = (price: number, original: number | null | undefined, dates: Dates, now: number): Price => {
  const originalPrice = original && original > 0 ? original : undefined
  const onPromotion = originalPrice !== undefined && originalPrice > price && isWithin(dates, now)
  return {
    price,
    originalPrice,
    onPromotion,
    savings: onPromotion ? addRand(originalPrice, -price) : 0,
    ...(onPromotion && { promotionEnd: dates.end?.trim().slice(0, 10) }),
  }
}

type Priced = Pick<
  ShopProduct,
  'unit_price' | 'original_unit_price' | 'promotion_start_date' | 'promotion_end_date'
>
type ForcedPrice = Pick<
  CatalogueEntry,
  'forceStoryblokPrice' | 'price' | 'promotionPrice' | 'promotionStartDate' | 'promotionEndDate'
>

const shopDates = (item: Priced): Dates => ({
  start: item.promotion_start_date,
  end: item.promotion_end_date,
})

const shopPrice = (item: Priced, now: number): Price =>
  judge(item.unit_price, item.original_unit_price, shopDates(item), now)

/**
 * The price of a product now (spec 4, "Price and promotion"): the shop's, unless the content forces its own; then the content's,
 * lowered to its promotion price while that promotion runs. A forced price that is no amount is ignored.
 * @param now milliseconds since 1970
 */
export const priceNow = (product: Priced, entry: ForcedPrice | undefined, now: number): Price => {
  const forced = forcedRand(entry)
  if (entry && forced !== undefined) {
    const dates = { start: entry.promotionStartDate, end: entry.promotionEndDate }
    const promotion = typedRand(entry.promotionPrice)
    const promoted = judge(promotion ?? forced, forced, dates, now)
    return promoted.onPromotion ? promoted : judge(forced, forced, dates, now)
  }
  return shopPrice(product, now)
}

/**
 * The price of a bundle now, by the same rules. A forced price has an original price of its own; the dates of the promotion are the
 * shop's.
 */
export const bundlePriceNow = (
  bundle: Priced,
  entry: Pick<BundleEntry, 'forceStoryblokPrice' | 'price' | 'originalPrice'> | undefined,
  now: number,
): Price => {
  const forced = forcedRand(entry)
  return forced === undefined
    ? shopPrice(bundle, now)
    : judge(forced, typedRand(entry?.originalPrice), shopDates(bundle), now)
}
