// Read at build, by services and in Node: nothing here may need React, styles or a store (index.test.ts).
export { CART_ENTRIES_PATH, toCartEntries, type CartEntries } from './cart-entries'
export { splitCodes } from './codes'
export { feeLadder, feeOn, monthWords, stepAt, withVat, type FeeStep, type Percentage } from './fees'
export { findBundle, findProduct, isSoldIn, STOREFRONT, storefrontOf } from './find'
export { codeOf, itemAttributes, itemRef } from './item-code'
export { itemColour } from './item-colour'
export { bundlePriceNow, priceChanges, forcedRand, priceNow, promotionTime, typedRand } from './price'
export { mostOf, quantityLimits, type QuantityLimits } from './quantity-limits'
export { ratingWords } from './rating-words'
export { reasonLabel, stockStatus } from './stock'
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
  SolutionEntry,
} from './types'
