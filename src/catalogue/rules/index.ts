// The build, services and Node read this: nothing here may need React, styles or a store (index.test.ts).
export { CART_ENTRIES_PATH, toCartEntries, type CartEntries } from './cart-entries'
export {
  splitCodes,
  findBundle,
  findProduct,
  isSoldIn,
  STOREFRONT,
  storefrontOf,
  codeOf,
  itemAttributes,
  itemRef,
  itemColour,
  mostOf,
  quantityLimits,
  type QuantityLimits,
  ratingWords,
  reviewCount,
  reasonLabel,
  stockStatus,
} from './items'
export { feeLadder, feeOn, monthWords, stepAt, withVat, type FeeStep, type Percentage } from './fees'
export { bundlePriceNow, priceChanges, forcedRand, priceNow, promotionTime, typedRand } from './price'
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
