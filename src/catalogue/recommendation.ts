import type { CatalogueEntry, ItemFacts } from './types'

type Chosen = Pick<CatalogueEntry, 'showRecommendedProducts' | 'recommendedSkus' | 'recommendedLabel'>

/** What an editor recommends beside an item: codes separated by commas, and the words over them. */
export const recommendation = (
  entry: Chosen | undefined,
): Pick<ItemFacts, 'recommendedSkus' | 'recommendedLabel'> => ({
  recommendedSkus: entry?.showRecommendedProducts
    ? (entry.recommendedSkus ?? '').split(',').flatMap((sku) => sku.trim() || [])
    : [],
  recommendedLabel: entry?.recommendedLabel || 'Goes well with it',
})
