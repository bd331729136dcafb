import { formatRandWhole } from '../../../shared/money'
import { vatPercentAt } from '../../../shared/vat'
import { splitCodes } from '../rules/items'
import { feeLadder, typedPercent, withVat, type FeeStep } from '../rules/fees'
import { typedRand } from '../rules/price'
import type {
  CatalogueItem,
  CatalogueSnapshot,
  FeeTypeEntry,
  PriceItemEntry,
  SolutionEntry,
} from '../rules/types'
import { useSnapshot } from './catalogue-context'

/** A price that comes with an item, in words: what for, how much, how often. */
export type PriceTag = {
  code: string
  title: string
  summary: string
  /** One amount, or a percentage without and with VAT, which have equal prominence (VAT Act s65). */
  amounts: string[]
  /** `a month`, `of each card sale`; empty when there is nothing to say. */
  term: string
  /** Of a fee that depends on the turnover of a month: all its steps, the first among them. Otherwise empty. */
  ladder: FeeStep[]
}

/** `2.7% excl. VAT` and `3.105% incl. VAT`. */
const percentageWords = (percent: number, vatPercent: number): string[] => {
  const { excl, incl } = withVat(percent, vatPercent)
  return [`${excl} excl. VAT`, `${incl} incl. VAT`]
}

const randWords = (rand: number): string =>
  rand === 0 ? formatRandWhole(rand) : `${formatRandWhole(rand)} incl. VAT`

/** A fee shows its highest percentage (spec 3, "Catalogue display mapping"), and beside it what it falls to; nothing when it has none. */
export const mapFeeType = (entry: FeeTypeEntry, vatPercent: number): PriceTag | undefined => {
  const percentages = entry.breakpoints.flatMap(
    ({ chargePercentage }) => typedPercent(chargePercentage) ?? [],
  )
  if (percentages.length === 0) return undefined
  const ladder = feeLadder(entry)
  return {
    code: entry.code,
    title: entry.title,
    summary: entry.summary ?? '',
    amounts: percentageWords(Math.max(...percentages), vatPercent),
    term: entry.priceTerm ?? '',
    ladder: ladder.length > 1 ? ladder : [],
  }
}

const amountsOf = ({ priceType, price }: PriceItemEntry, vatPercent: number): string[] => {
  if (priceType === 'custom') return price.trim() ? [price.trim()] : []
  if (priceType === 'percentage') {
    const percentage = typedPercent(price)
    return percentage === undefined ? [] : percentageWords(percentage, vatPercent)
  }
  const rand = typedRand(price)
  return rand === undefined ? [] : [randWords(rand)]
}

/** A price without an item behind it; nothing when its amount cannot be read. */
export const mapPriceItem = (entry: PriceItemEntry, vatPercent: number): PriceTag | undefined => {
  const amounts = amountsOf(entry, vatPercent)
  return amounts.length === 0
    ? undefined
    : {
        code: entry.code,
        title: entry.title,
        summary: entry.summary ?? '',
        amounts,
        // The default of spec 9.
        term: entry.priceTerm || 'once-off',
        ladder: [],
      }
}

/** What comes with an item beside its own price: fees first, then prices, each once; of a bundle, those of its parts. */
export const priceTags = (
  item: CatalogueItem,
  {
    entries,
    feeTypes,
    priceItems,
    pricedAt,
  }: Pick<CatalogueSnapshot, 'entries' | 'feeTypes' | 'priceItems' | 'pricedAt'>,
): PriceTag[] => {
  const vatPercent = vatPercentAt(Date.parse(pricedAt))
  const skus = item.type === 'bundle' ? item.parts.map(({ sku }) => sku) : [item.sku]
  const own = entries.filter(({ sku }) => skus.includes(sku))
  const prices = own.flatMap((entry) => splitCodes(entry.priceItems))
  return [
    ...feeTypes
      .filter(({ code }) => own.some(({ feeType }) => feeType === code))
      .map((entry) => mapFeeType(entry, vatPercent)),
    ...priceItems.filter(({ code }) => prices.includes(code)).map((entry) => mapPriceItem(entry, vatPercent)),
  ].flatMap((tag) => tag ?? [])
}

/** The fees and further prices that come with an item of this page. */
export const usePriceTags = (item: CatalogueItem): PriceTag[] => priceTags(item, useSnapshot())

/** A fee that this page shows, by its code. */
export const useFeeType = (code: string): FeeTypeEntry | undefined =>
  useSnapshot().feeTypes.find((fee) => fee.code === code)

/** The fees and prices that this page shows, for what reckons with several of them. */
export const useCharges = (): Pick<CatalogueSnapshot, 'feeTypes' | 'priceItems'> => useSnapshot()

/** The rate of VAT when this page was built: both renders agree, and the next build has the next rate. */
export const useVatPercent = (): number => vatPercentAt(Date.parse(useSnapshot().pricedAt))

/** A price of the catalogue that this page shows, in words; undefined without one of this code, or when its amount cannot be read. */
export const usePriceItem = (code: string | undefined): PriceTag | undefined => {
  const vatPercent = useVatPercent()
  const entry = useSnapshot().priceItems.find((item) => item.code === code)
  return entry && mapPriceItem(entry, vatPercent)
}

/** A fee of the catalogue that this page shows, in words: its highest percentage, excl. and incl. VAT. */
export const useFeeTag = (code: string | undefined): PriceTag | undefined => {
  const vatPercent = useVatPercent()
  const entry = useSnapshot().feeTypes.find((fee) => fee.code === code)
  return entry && mapFeeType(entry, vatPercent)
}

/** A solution of the catalogue that this page shows, by its code. */
export const useSolution = (code: string | undefined): SolutionEntry | undefined =>
  useSnapshot().solutions.find((solution) => solution.code === code)
