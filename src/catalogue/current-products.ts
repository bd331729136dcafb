import { findProduct, STOREFRONT } from './find'
import { mapProductDisplay } from './map-product-display'
import type { CatalogueSnapshot, LoadedCatalogue, ProductDisplay, ShopProduct } from './types'

type Live = { catalogue?: LoadedCatalogue; now?: number }

/**
 * A product the shop has dropped since the build stays where it is, as one that cannot be bought: taking it away would
 * move the page under the reader's finger.
 */
const withdrawn = (product: ShopProduct): ShopProduct => ({
  ...product,
  can_be_purchased: false,
  reason_not_available: null,
})

/** The products of a page in the shop's order, as they are now. */
export const currentProducts = (snapshot: CatalogueSnapshot, { catalogue, now }: Live): ProductDisplay[] => {
  const moment = now ?? Date.parse(snapshot.builtAt)
  return snapshot.products.flatMap(({ sku }) => {
    const built = findProduct(snapshot, sku, STOREFRONT)
    if (!built) return []
    const product = catalogue ? (findProduct(catalogue, sku, STOREFRONT) ?? withdrawn(built)) : built
    const entry = snapshot.entries.find((candidate) => candidate.sku === sku)
    return mapProductDisplay(product, entry, moment) ?? []
  })
}
