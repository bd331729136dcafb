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

/** A price that comes with an item, as texts: for what, how much, how often. */
export type PriceTag = {
  code: string
  title: string
  summary: string
  /** `R199 incl. VAT`, `3.105% incl. VAT`, `Included`. */
  amount: string
  /** A percentage as the catalogue has it, `2.7% excl. VAT`; empty for an amount. */
  excl: string
  /** `a month`, `of each card sale`; may be empty. */
  term: string
  /** All steps of a fee that depends on the turnover of a month; otherwise empty. */
  ladder: FeeStep[]
}

type Amount = Pick<PriceTag, 'amount' | 'excl'>

const percentageWords = (percent: number, vatPercent: number): Amount => {
  const { excl, incl } = withVat(percent, vatPercent)
  return { amount: `${incl} incl. VAT`, excl: `${excl} excl. VAT` }
}

const inWords = (amount: string): Amount => ({ amount, excl: '' })

const randWords = (rand: number): string =>
  rand === 0 ? formatRandWhole(rand) : `${formatRandWhole(rand)} incl. VAT`

/** A fee with its highest percentage (spec 3, "Catalogue display mapping") and its steps; undefined where it has no percentage. */
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
    ...percentageWords(Math.max(...percentages), vatPercent),
    term: entry.priceTerm ?? '',
    ladder: ladder.length > 1 ? ladder : [],
  }
}

const amountOf = ({ priceType, price }: PriceItemEntry, vatPercent: number): Amount | undefined => {
  if (priceType === 'custom') return price.trim() ? inWords(price.trim()) : undefined
  if (priceType === 'percentage') {
    const percentage = typedPercent(price)
    return percentage === undefined ? undefined : percentageWords(percentage, vatPercent)
  }
  const rand = typedRand(price)
  return rand === undefined ? undefined : inWords(randWords(rand))
}

/** A price without an item; undefined where its amount cannot be read. */
export const mapPriceItem = (entry: PriceItemEntry, vatPercent: number): PriceTag | undefined => {
  const amount = amountOf(entry, vatPercent)
  return (
    amount && {
      code: entry.code,
      title: entry.title,
      summary: entry.summary ?? '',
      ...amount,
      // The default of spec 9.
      term: entry.priceTerm || 'once-off',
      ladder: [],
    }
  )
}

/** The fees and then the prices that come with an item besides its own price, each once; for a bundle, those of its parts. */
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

/** The fee of this page with this code. */
export const useFeeType = (code: string | undefined): FeeTypeEntry | undefined =>
  useSnapshot().feeTypes.find((fee) => fee.code === code)

/** The fees and prices of this page, for calculations with several of them. */
export const useCharges = (): Pick<CatalogueSnapshot, 'feeTypes' | 'priceItems'> => useSnapshot()

/** The rate of VAT when this page was built, so that both renders agree; the next build has the next rate. */
export const useVatPercent = (): number => vatPercentAt(Date.parse(useSnapshot().pricedAt))

/** The price of this page with this code, as texts; undefined where there is none or its amount cannot be read. */
export const usePriceItem = (code: string | undefined): PriceTag | undefined => {
  const vatPercent = useVatPercent()
  const entry = useSnapshot().priceItems.find((item) => item.code === code)
  return entry && mapPriceItem(entry, vatPercent)
}

/** The fee of this page with this code, as texts: its highest percentage. */
export const useFeeTag = (code: string | undefined): PriceTag | undefined => {
  const vatPercent = useVatPercent()
  const entry = useFeeType(code)
  return entry && mapFeeType(entry, vatPercent)
}

/** The solution of this page with this code. */
export const useSolution = (code: string | undefined): SolutionEntry | undefined =>
  useSnapshot().solutions.find((solution) => solution.code === code)
