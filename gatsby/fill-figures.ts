import type { FeeTypeEntry, ShopProduct } from '../src/catalogue'
import { feeLadder, feeOn, stepAt, withVat, type FeeStep } from '../src/catalogue/fees'
import { ratingWords } from '../src/catalogue/rating-words'
import { formatRandWhole } from '../src/platform/money'
import { contentOf } from './page-catalogue'
import type { Story } from './read-sources'

/** `{fee:card-payments}`, `{fee-on:card-payments:20000}`, `{rating:khumo}`. */
const PLACE = /\{(fee|fees|fee-on|fee-falls-from|rating):([\w-]+)(?::(\d+))?\}/g

/** A ladder has a step at least. */
const highest = (ladder: readonly FeeStep[]): string => {
  const { excl, incl } = withVat(Math.max(...ladder.map(({ percent }) => percent)))
  return `${excl} excl. VAT (${incl} incl. VAT)`
}

const range = (ladder: readonly FeeStep[]): string => {
  const percents = ladder.map(({ percent }) => percent)
  const [most, least] = [Math.max(...percents), Math.min(...percents)]
  if (most === least) return highest(ladder)
  const [from, to] = [withVat(most), withVat(least)]
  return `${from.excl} to ${to.excl} excl. VAT (${from.incl} to ${to.incl} incl. VAT)`
}

const onAmount = (ladder: readonly FeeStep[], rand: number): string | undefined => {
  const step = stepAt(ladder, rand)
  if (!step || !Number.isFinite(rand)) return undefined
  const { excl, incl } = feeOn(step.percent, rand)
  return `${formatRandWhole(excl)} excl. VAT (${formatRandWhole(incl)} incl. VAT)`
}

type Sources = { ladders: ReadonlyMap<string, readonly FeeStep[]>; products: readonly ShopProduct[] }

const figureOf = (kind: string, code: string, amount: number, { ladders, products }: Sources) => {
  if (kind === 'rating') {
    const reviews = products.find(({ sku }) => sku === code)?.third_party_reviews
    return reviews ? ratingWords({ score: reviews.rating, count: reviews.review_count }) : undefined
  }
  const ladder = ladders.get(code) ?? []
  if (ladder.length === 0) return undefined
  if (kind === 'fee') return highest(ladder)
  if (kind === 'fees') return range(ladder)
  if (kind === 'fee-on') return onAmount(ladder, amount)
  return ladder[1] && formatRandWhole(ladder[1].from)
}

/**
 * Writes what the catalogue holds into every text that asks for it, so that a figure has one source: `{fee:card-payments}`
 * is the highest fee, `{fees:card-payments}` from the highest to the lowest, both without and with VAT (VAT Act, section
 * 65), `{fee-falls-from:card-payments}` the turnover of a month from which it is less, `{fee-on:card-payments:20000}` what
 * it comes to on a month of R20,000, `{rating:khumo}` what owners give the product. A text that asks for what there is not
 * is emptied, and named in `problems`.
 */
export const fillFigures = (
  stories: readonly Story[],
  products: readonly ShopProduct[],
): { stories: Story[]; problems: string[] } => {
  const fees = contentOf<FeeTypeEntry>(stories, 'catalogue_fee_type')
  const sources = { ladders: new Map(fees.map((fee) => [fee.code, feeLadder(fee)])), products }
  const problems: string[] = []
  const fillText = (text: string, slug: string): string => {
    const unknown: string[] = []
    const filled = text.replace(PLACE, (place, kind: string, code: string, amount: string | undefined) => {
      const figure = figureOf(kind, code, Number(amount), sources)
      if (figure === undefined) unknown.push(place)
      return figure ?? ''
    })
    problems.push(
      ...unknown.map((place) => `${slug}: there is nothing for ${place}. The text “${text}” is left out.`),
    )
    return unknown.length > 0 ? '' : filled
  }
  const fill = (value: unknown, slug: string): unknown => {
    if (typeof value === 'string') return fillText(value, slug)
    if (Array.isArray(value)) return value.map((inner) => fill(inner, slug))
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, fill(inner, slug)]))
      : value
  }
  const filled = stories.map((story) => ({
    ...story,
    content: fill(story.content, story.slug) as Story['content'],
  }))
  return { stories: filled, problems }
}
