import type { FeeTypeEntry, PriceItemEntry, ShopProduct } from '../catalogue'
import { feeLadder, feeOn, stepAt, typedRand, withVat, ratingWords, type FeeStep } from '../catalogue/rules'
import { ORDER_FIGURES } from '../../shared/orders'
import { formatRandWhole } from '../../shared/money'
import { vatPercentAt } from '../../shared/vat'
import type { Found } from './findings'
import { blockOf, placeIn, type PlacedBlok } from './place-bloks'
import type { ByCode } from './space'
import type { Blok, Story } from './story'

/** `{fee:card-payments}`, `{fee-on:card-payments:20000}`, `{rating:khumo}`, `{vat:rate}`, `{Delivery-time:standard}`. */
const KINDS = [
  ...[
    'fee',
    'fees',
    'fee-on',
    'fee-falls-from',
    'saving',
    'year-saving',
    'price',
    'months-of',
    'rating',
    'vat',
  ],
  ...Object.keys(ORDER_FIGURES),
]
const PLACE = new RegExp(`\\{(${KINDS.join('|')}):([\\w-]+)(?::([\\w-]+))?(?::(\\d+))?\\}`, 'gi')

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The highest fee of a ladder, which has at least one step. */
const highest = (ladder: readonly FeeStep[], vatPercent: number): string =>
  `${withVat(Math.max(...ladder.map(({ percent }) => percent)), vatPercent).incl} incl. VAT`

const range = (ladder: readonly FeeStep[], vatPercent: number): string => {
  const percents = ladder.map(({ percent }) => percent)
  const [most, least] = [Math.max(...percents), Math.min(...percents)]
  if (most === least) return highest(ladder, vatPercent)
  return `${withVat(most, vatPercent).incl} to ${withVat(least, vatPercent).incl} incl. VAT`
}

/** The fee with VAT on a month's sales, both in rand. */
const onAmount = (ladder: readonly FeeStep[], vatPercent: number, rand: number): number | undefined => {
  const step = stepAt(ladder, rand)
  return step && Number.isFinite(rand) ? feeOn(step.percent, vatPercent, rand).incl : undefined
}

/** The sources of the figures in texts. */
export type Figures = {
  ladders: ReadonlyMap<string, readonly FeeStep[]>
  products: ByCode<ShopProduct>
  /** Prices in rand, by their codes. */
  prices: ReadonlyMap<string, number | undefined>
  vatPercent: number
}

/** @param now at which VAT is judged, in milliseconds since 1970 */
export const readFigures = (
  { feeTypes, priceItems }: { feeTypes: ByCode<FeeTypeEntry>; priceItems: ByCode<PriceItemEntry> },
  products: ByCode<ShopProduct>,
  now: number,
): Figures => ({
  // The content is not checked yet, so a fee may lack its steps.
  ladders: new Map(
    [...feeTypes].map(([code, { breakpoints }]) => [code, feeLadder({ breakpoints: breakpoints ?? [] })]),
  ),
  products,
  prices: new Map([...priceItems].map(([code, { price }]) => [code, typedRand(price)])),
  vatPercent: vatPercentAt(now),
})

const figureOf = (
  kind: string,
  code: string,
  [by, other]: readonly [string | undefined, number],
  sources: Figures,
): string | undefined => {
  const { ladders, products, prices, vatPercent } = sources
  if (kind === 'vat') return code === 'rate' ? `${vatPercent}%` : undefined
  const ofOrders = ORDER_FIGURES[kind]
  if (ofOrders) return ofOrders(code)
  if (kind === 'rating') {
    const reviews = products.get(code)?.third_party_reviews
    return reviews ? ratingWords({ score: reviews.rating, count: reviews.review_count }) : undefined
  }
  if (kind === 'price') {
    const price = prices.get(code)
    return price ? formatRandWhole(price) : undefined
  }
  if (kind === 'months-of') {
    const [product, monthly] = [products.get(by ?? ''), prices.get(code)]
    return product && monthly ? String(Math.ceil(product.unit_price / monthly)) : undefined
  }
  const ladder = ladders.get(code) ?? []
  if (ladder.length === 0) return undefined
  if (kind === 'fee') return highest(ladder, vatPercent)
  if (kind === 'fees') return range(ladder, vatPercent)
  if (kind === 'fee-falls-from') return ladder[1] && formatRandWhole(ladder[1].from)
  const fee = onAmount(ladder, vatPercent, Number(by))
  if (fee === undefined) return undefined
  if (kind === 'fee-on') return formatRandWhole(fee)
  // In whole rand, so that a year is twelve of the months that the page shows.
  const saved = Math.floor(other - fee)
  return saved > 0 ? formatRandWhole(kind === 'saving' ? saved : saved * 12) : undefined
}

/** The block and the field that a text belongs to. */
type Place = { placed?: PlacedBlok; field?: string }

/**
 * Writes figures of the catalogue into every text that asks for them, so that each figure has one source: `{fee:card-payments}` is the
 * highest fee, `{fees:card-payments}` the range from the highest to the lowest, both with VAT, as the law requires (VAT Act, section 65),
 * `{fee-falls-from:card-payments}` the turnover of a month from which it is less, `{fee-on:card-payments:20000}` the fee with VAT on a
 * month of R20,000, `{saving:card-payments:80000:2903}` and `{year-saving:…}` what that fee saves against costs of R2,903 a month,
 * `{price:reader-rental}` the price of a price item, `{months-of:reader-rental:khumo}` the month in which that monthly price has come to
 * the price of the product, `{rating:khumo}` the rating of a product, `{vat:rate}` the rate of VAT. For delivery and returns see
 * `ORDER_FIGURES`. A kind that begins with a capital gives a capitalised text. A text that asks for an unknown figure is emptied, and reported.
 */
export const fillFigures = (story: Story, figures: Figures): { story: Story; found: Found[] } => {
  const found: Found[] = []
  const fillText = (text: string, where: Place): string => {
    const unknown: string[] = []
    const filled = text.replace(PLACE, (place, kind: string, code: string, by?: string, other?: string) => {
      const known = figureOf(kind.toLowerCase(), code, [by, Number(other)], figures)
      const figure = /^[A-Z]/.test(kind) ? known && capitalised(known) : known
      if (figure === undefined) unknown.push(place)
      return figure ?? ''
    })
    const block = where.placed && blockOf(where.placed)
    for (const place of unknown) {
      const message = `There is nothing for ${place}. The text “${text}” is left out: correct the name, or take the figure out.`
      found.push({
        rule: 'unknown-figure',
        ...(block && { block }),
        ...(where.field && { field: where.field }),
        message,
      })
    }
    return unknown.length > 0 ? '' : filled
  }
  const fill = (value: unknown, where: Place): unknown => {
    // Most texts have no placeholder.
    if (typeof value === 'string') return value.includes('{') ? fillText(value, where) : value
    if (Array.isArray(value)) return value.map((one) => fill(one, where))
    if (typeof value !== 'object' || value === null) return value
    const own = 'component' in value && '_uid' in value ? (value as Blok) : undefined
    const placed = own
      ? { blok: own, place: placeIn(where.placed?.place ?? '', own.component) }
      : where.placed
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        fill(inner, own ? { placed, field: name } : where),
      ]),
    )
  }
  const content = fill(story.content, {}) as Story['content']
  return { story: { ...story, content }, found }
}
