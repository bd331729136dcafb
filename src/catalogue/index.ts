export { actionWords } from './action-words'
export { Breadcrumb } from './breadcrumb'
export { CART_ENTRIES_PATH, type CartEntries } from './cart-entries'
export { CatalogueProvider, useCatalogueEntries } from './catalogue-context'
export {
  exampleBundle,
  exampleEntry,
  exampleFee,
  exampleItems,
  exampleProduct,
  exampleSnapshot,
} from './example-catalogue'
export { Dated, useDeliveryDay } from './dated'
export { FeeTable } from './fee-table'
export { feeLadder, feeOn, stepAt, withVat, type FeeStep } from './fees'
export { findBundle, findProduct, STOREFRONT } from './find'
export { codeOf, itemAttributes, itemRef } from './item-code'
export { itemColour } from './item-colour'
export { itemJsonLd } from './item-json-ld'
export { hasJoinForm, isObtainable, JOIN_ID, joinLink } from './join-link'
export { loadCatalogue } from './load-catalogue'
export { useFeeType, usePriceTags, useVatPercent } from './use-price-tags'
export type { PriceTag } from './price-tags'
export { mapSolution, type Solution } from './solution'
export { useVisit } from './use-visit'
export { bundlePriceNow, priceNow } from './price'
export { PriceDisplay } from './price-display'
export { mostOf, quantityLimits, type QuantityLimits } from './quantity-limits'
export { ProductGallery } from './product-gallery'
export { Rating, Stars } from './rating'
export { ratingWords } from './rating-words'
export { HOME, LISTINGS, itemTrail, SHOP } from './shop-trail'
export { StockState } from './stock-state'
export { RICA_NOTICE } from './stock-words'
export { inNarrowTile, inWideTile, TILE_PLACE } from './tile-room'
export { useBundle, useItem, useItems, useProduct, useProducts } from './use-products'
export type {
  BundleDisplay,
  BundleEntry,
  CatalogueEntry,
  CatalogueItem,
  CatalogueSnapshot,
  FeeTypeEntry,
  ItemType,
  LoadedCatalogue,
  Price,
  PriceItemEntry,
  ProductDisplay,
  ShopBundle,
  ShopProduct,
} from './types'
