import type { ShopBundle, ShopProduct } from './types'

/** The storefront this site sells in (spec 9). */
export const STOREFRONT = 'shop'

/** The storefront in which an item is looked up: the one its entry in the content names, else this site's (spec 3). */
export const storefrontOf = (entry: { storefront?: string } | undefined): string =>
  entry?.storefront || STOREFRONT

/** Whether the shop lists it in that storefront (spec 5). */
export const isSoldIn = (
  item: Pick<ShopProduct, 'is_listed_in_catalogue' | 'storefronts'>,
  storefront: string,
): boolean => item.is_listed_in_catalogue && item.storefronts.includes(storefront)

/** The product, only if it is listed and available in that storefront ({@link isSoldIn}); otherwise undefined. */
export const findProduct = (
  { products }: { products: readonly ShopProduct[] },
  sku: string,
  storefront: string,
): ShopProduct | undefined => products.find((product) => product.sku === sku && isSoldIn(product, storefront))

/** The bundle, by the same rule as {@link findProduct}. */
export const findBundle = (
  { bundles }: { bundles: readonly ShopBundle[] },
  bundleCode: string,
  storefront: string,
): ShopBundle | undefined =>
  bundles.find((bundle) => bundle.bundle_code === bundleCode && isSoldIn(bundle, storefront))
