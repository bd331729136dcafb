import { vatPercentAt } from '../../platform/vat'
import { priceTags, type PriceTag } from '../display/price-tags'
import type { CatalogueItem, FeeTypeEntry } from '../data/types'
import { useSnapshot } from './catalogue-context'

/** The fees and further prices that come with an item of this page. */
export const usePriceTags = (item: CatalogueItem): PriceTag[] => priceTags(item, useSnapshot())

/** A fee that this page shows, by its code. */
export const useFeeType = (code: string): FeeTypeEntry | undefined =>
  useSnapshot().feeTypes.find((fee) => fee.code === code)

/** The rate of VAT when this page was built: both renders agree, and the next build has the next rate. */
export const useVatPercent = (): number => vatPercentAt(Date.parse(useSnapshot().pricedAt))
