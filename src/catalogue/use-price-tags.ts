import { useSnapshot } from './catalogue-context'
import { priceTags, type PriceTag } from './price-tags'
import type { CatalogueItem } from './types'

/** The fees and further prices that come with an item of this page. */
export const usePriceTags = (item: CatalogueItem): PriceTag[] => priceTags(item, useSnapshot())
