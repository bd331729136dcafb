import { splitCodes, type CatalogueEntry, type CatalogueSnapshot } from '../catalogue/data'
import type { PageFacts } from './facts'
import { pricedAt } from './priced-at'
import type { Space } from './space'

/** The fees and further prices that come with these products, and the fees named beside them. */
const pricesOf = (
  entries: readonly CatalogueEntry[],
  named: readonly string[],
  { feeTypes, priceItems }: Space['entries'],
): Pick<CatalogueSnapshot, 'feeTypes' | 'priceItems'> => {
  const fees = new Set([...named, ...entries.map(({ feeType }) => feeType)])
  const prices = new Set(entries.flatMap((entry) => splitCodes(entry.priceItems)))
  return {
    feeTypes: feeTypes.filter(({ code }) => fees.has(code)),
    priceItems: priceItems.filter(({ code }) => prices.has(code)),
  }
}

/**
 * The part of the catalogue one page shows: what it names, what its bundles hold and what its products recommend;
 * all of it where the page lists.
 */
export const pageCatalogue = (
  { skus, bundleCodes, feeTypes, lists }: PageFacts,
  { shop, entries, now }: Pick<Space, 'shop' | 'entries' | 'now'>,
): CatalogueSnapshot => {
  const bundles = shop.bundles.filter(({ bundle_code: code }) => lists || bundleCodes.includes(code))
  const codes = new Set(bundles.map(({ bundle_code: code }) => code))
  const bundleEntries = entries.bundles.filter(({ code }) => codes.has(code))
  const recommended = [...entries.products.filter(({ sku }) => skus.includes(sku)), ...bundleEntries]
    .filter(({ showRecommendedProducts }) => showRecommendedProducts)
    .flatMap(({ recommendedSkus }) => splitCodes(recommendedSkus))
  const own = new Set([...skus, ...bundles.flatMap(({ items }) => items.map(({ sku }) => sku))])
  const named = new Set([...own, ...recommended])
  const needed = ({ sku }: { sku: string }) => lists || named.has(sku)
  const shown = {
    products: shop.products.filter(needed),
    bundles,
    entries: entries.products.filter(needed),
    bundleEntries,
  }
  const ownEntries = entries.products.filter(({ sku }) => own.has(sku))
  return { ...shown, ...pricesOf(ownEntries, feeTypes, entries), pricedAt: pricedAt(shown, now) }
}
