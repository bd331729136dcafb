import type {
  BundleEntry,
  CatalogueEntry,
  CatalogueSnapshot,
  FeeTypeEntry,
  PriceItemEntry,
  ShopBundle,
  ShopProduct,
} from '../src/catalogue'
import { builtAt } from './built-at'
import { splitCodes, type PageFacts } from './page-facts'
import type { Story } from './read-sources'

/** What the shop sells, as the build found it. */
export type Shop = { products: readonly ShopProduct[]; bundles: readonly ShopBundle[] }

/** The content of all stories of one type. */
export const contentOf = <Entry>(stories: readonly Story[], component: string): Entry[] =>
  stories
    .filter(({ content }) => content.component === component)
    .map(({ content }) => content as unknown as Entry)

/** The fees and further prices that come with these products, and the fees named beside them. */
const pricesOf = (
  entries: readonly CatalogueEntry[],
  named: readonly string[],
  stories: readonly Story[],
): Pick<CatalogueSnapshot, 'feeTypes' | 'priceItems'> => {
  const fees = [...named, ...entries.map(({ feeType }) => feeType)]
  const prices = entries.flatMap(({ priceItems }) => splitCodes(priceItems))
  return {
    feeTypes: contentOf<FeeTypeEntry>(stories, 'catalogue_fee_type').filter(({ code }) =>
      fees.includes(code),
    ),
    priceItems: contentOf<PriceItemEntry>(stories, 'catalogue_price_item').filter(({ code }) =>
      prices.includes(code),
    ),
  }
}

/**
 * The part of the catalogue one page shows: what it names, what its bundles hold and what its products recommend;
 * all of it where the page lists.
 */
export const pageCatalogue = (
  { skus, bundleCodes, feeTypes, lists }: PageFacts,
  stories: readonly Story[],
  shop: Shop,
): CatalogueSnapshot => {
  const entries = contentOf<CatalogueEntry>(stories, 'catalogue_product')
  const bundleEntries = contentOf<BundleEntry>(stories, 'catalogue_bundle')
  const bundles = shop.bundles.filter(({ bundle_code: code }) => lists || bundleCodes.includes(code))
  const codes = bundles.map(({ bundle_code: code }) => code)
  const shown = [
    ...entries.filter(({ sku }) => skus.includes(sku)),
    ...bundleEntries.filter(({ code }) => codes.includes(code)),
  ]
  const recommended = shown
    .filter(({ showRecommendedProducts }) => showRecommendedProducts)
    .flatMap(({ recommendedSkus }) => splitCodes(recommendedSkus))
  const held = bundles.flatMap(({ items }) => items.map(({ sku }) => sku))
  const own = [...skus, ...held]
  const named = new Set([...own, ...recommended])
  const needed = ({ sku }: { sku: string }) => lists || named.has(sku)
  return {
    products: shop.products.filter(needed),
    bundles,
    entries: entries.filter(needed),
    bundleEntries: bundleEntries.filter(({ code }) => codes.includes(code)),
    ...pricesOf(
      entries.filter(({ sku }) => own.includes(sku)),
      feeTypes,
      stories,
    ),
    builtAt: builtAt(),
  }
}
