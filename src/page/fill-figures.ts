import type { FeeTypeEntry, ShopProduct } from '../catalogue'
import { feeLadder, feeOn, stepAt, withVat, ratingWords, type FeeStep } from '../catalogue/rules'
import { ORDER_FIGURES } from '../../shared/orders'
import { formatRandWhole } from '../../shared/money'
import { vatPercentAt } from '../../shared/vat'
import type { ByCode } from './space'
import type { Story } from './story'

/** `{fee:card-payments}`, `{fee-on:card-payments:20000}`, `{rating:khumo}`, `{vat:rate}`, `{Delivery-time:standard}`. */
const KINDS = ['fee', 'fees', 'fee-on', 'fee-falls-from', 'rating', 'vat', ...Object.keys(ORDER_FIGURES)]
const PLACE = new RegExp(`\\{(${KINDS.join('|')}):([\\w-]+)(?::(\\d+))?\\}`, 'gi')

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

const onAmount = (ladder: readonly FeeStep[], vatPercent: number, rand: number): string | undefined => {
  const step = stepAt(ladder, rand)
  if (!step || !Number.isFinite(rand)) return undefined
  return `${formatRandWhole(feeOn(step.percent, vatPercent, rand).incl)} incl. VAT`
}

/** The sources of the figures in texts. */
export type Figures = {
  ladders: ReadonlyMap<string, readonly FeeStep[]>
  products: ByCode<ShopProduct>
  vatPercent: number
}

/** @param now at which VAT is judged, in milliseconds since 1970 */
export const readFigures = (
  feeTypes: ByCode<FeeTypeEntry>,
  products: ByCode<ShopProduct>,
  now: number,
): Figures => ({
  // The content is not checked yet, so a fee may lack its steps.
  ladders: new Map(
    [...feeTypes].map(([code, { breakpoints }]) => [code, feeLadder({ breakpoints: breakpoints ?? [] })]),
  ),
  products,
  vatPercent: vatPercentAt(now),
})

const figureOf = (kind: string, code: string, amount: number, sources: Figures): string | undefined => {
  const { ladders, products, vatPercent } = sources
  if (kind === 'vat') return code === 'rate' ? `${vatPercent}%` : undefined
  const ofOrders = ORDER_FIGURES[kind]
  if (ofOrders) return ofOrders(code)
  if (kind === 'rating') {
    const reviews = products.get(code)?.third_party_reviews
    return reviews ? ratingWords({ score: reviews.rating, count: reviews.review_count }) : undefined
  }
  const ladder = ladders.get(code) ?? []
  if (ladder.length === 0) return undefined
  if (kind === 'fee') return highest(ladder, vatPercent)
  if (kind === 'fees') return range(ladder, vatPercent)
  if (kind === 'fee-on') return onAmount(ladder, vatPercent, amount)
  return ladder[1] && formatRandWhole(ladder[1].from)
}

/**
 * Writes figures of the catalogue into every text that asks for them, so that each figure has one source: `{fee:card-payments}` is the
 * highest fee, `{fees:card-payments}` the range from the highest to the lowest, both with VAT, as the law requires (VAT Act, section 65),
 * `{fee-falls-from:card-payments}` the turnover of a month from which it is less, `{fee-on:card-payments:20000}` the fee on a month of
 * R20,000, `{rating:khumo}` the rating of a product, `{vat:rate}` the rate of VAT. For delivery and returns see `ORDER_FIGURES`. A kind
 * that begins with a capital gives a capitalised text. A text that asks for an unknown figure is emptied, and reported in `problems`.
 */
export const fillFigures = (story: Story, figures: Figures): { story: Story; problems: string[] } => {
  const problems: string[] = []
  const fillText = (text: string): string => {
    const unknown: string[] = []
    const filled = text.replace(PLACE, (place, kind: string, code: string, amount: string | undefined) => {
      const found = figureOf(kind.toLowerCase(), code, Number(amount), figures)
      const figure = /^[A-Z]/.test(kind) ? found && capitalised(found) : found
      if (figure === undefined) unknown.push(place)
      return figure ?? ''
    })
    problems.push(
      ...unknown.map(
        (place) => `${story.slug}: there is nothing for ${place}. The text “${text}” is left out.`,
      ),
    )
    return unknown.length > 0 ? '' : filled
  }
  const fill = (value: unknown): unknown => {
    // Most texts have no placeholder.
    if (typeof value === 'string') return value.includes('{') ? fillText(value) : value
    if (Array.isArray(value)) return value.map(fill)
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, fill(inner)]))
      : value
  }
  const content = fill(story.content) as Story['content']
  return { story: { ...story, content }, problems }
}
