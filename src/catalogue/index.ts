export { Breadcrumb } from './breadcrumb'
export { CatalogueProvider, useCatalogueEntries } from './catalogue-context'
export { exampleEntry, exampleProduct, exampleSnapshot } from './example-catalogue'
export { findBundle, findProduct, STOREFRONT } from './find'
export { loadCatalogue } from './load-catalogue'
export { mapProductDisplay } from './map-product-display'
export { priceNow } from './price'
export { PriceDisplay } from './price-display'
export { ProductGallery } from './product-gallery'
export { productJsonLd } from './product-json-ld'
export { Rating, ratingWords, Stars } from './rating'
export { HOME, LISTINGS, productTrail, SHOP } from './shop-trail'
export { RICA_NOTICE } from './stock-words'
export { useProduct, useProducts } from './use-products'
export type {
  CatalogueEntry,
  CatalogueSnapshot,
  LoadedCatalogue,
  ProductDisplay,
  ProductType,
  ShopBundle,
  ShopProduct,
} from './types'
