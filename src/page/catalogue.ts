import { splitCodes, type CatalogueEntry, type CatalogueSnapshot } from '../catalogue/data'
import type { PageNeeds } from './needs'
import { pricedAt } from './priced-at'
import type { ByCode, Space } from './space'

/** Those with these codes, each once; a code that nothing has is passed over. */
const pick = <Item>(items: ByCode<Item>, codes: readonly string[]): Item[] =>
  [...new Set(codes)].flatMap((code) => items.get(code) ?? [])

/** The fees and further prices that come with these products, and the fees named beside them. */
const pricesOf = (
  entries: readonly CatalogueEntry[],
  named: readonly string[],
  { feeTypes, priceItems }: Space['entries'],
): Pick<CatalogueSnapshot, 'feeTypes' | 'priceItems'> => ({
  feeTypes: pick(feeTypes, [...named, ...entries.flatMap(({ feeType }) => feeType ?? [])]),
  priceItems: pick(
    priceItems,
    entries.flatMap((entry) => splitCodes(entry.priceItems)),
  ),
})

/**
 * The part of the catalogue one page shows: what it names, what its bundles hold and what its products recommend;
 * all of it where the page lists.
 */
export const pageCatalogue = (
  { skus, bundleCodes, feeTypes, lists }: PageNeeds,
  { shop, entries, now }: Pick<Space, 'shop' | 'entries' | 'now'>,
): CatalogueSnapshot => {
  const bundles = lists ? [...shop.bundles.values()] : pick(shop.bundles, bundleCodes)
  const bundleEntries = pick(
    entries.bundles,
    bundles.map(({ bundle_code: code }) => code),
  )
  const own = [...skus, ...bundles.flatMap(({ items }) => items.map(({ sku }) => sku))]
  const recommended = [...pick(entries.products, skus), ...bundleEntries]
    .filter(({ showRecommendedProducts }) => showRecommendedProducts)
    .flatMap(({ recommendedSkus }) => splitCodes(recommendedSkus))
  const named = [...own, ...recommended]
  const shown = {
    products: lists ? [...shop.products.values()] : pick(shop.products, named),
    bundles,
    entries: lists ? [...entries.products.values()] : pick(entries.products, named),
    bundleEntries,
  }
  const ownEntries = pick(entries.products, own)
  return { ...shown, ...pricesOf(ownEntries, feeTypes, entries), pricedAt: pricedAt(shown, now) }
}
