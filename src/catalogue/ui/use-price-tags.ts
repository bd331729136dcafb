import { vatPercentAt } from '../../../shared/vat'
import { mapFeeType, mapPriceItem, priceTags, type PriceTag } from '../display/price-tags'
import type { CatalogueItem, CatalogueSnapshot, FeeTypeEntry, SolutionEntry } from '../data/types'
import { useSnapshot } from './catalogue-context'

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
