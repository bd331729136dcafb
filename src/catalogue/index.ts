export * from './data'
export { actionWords } from './display/action-words'
export { bundlePage } from './display/bundle-page'
export { itemJsonLd } from './display/item-json-ld'
export { hasJoinForm, isObtainable, JOIN_ID, joinLink } from './display/join-link'
export type { PriceTag } from './display/price-tags'
export { HOME, LISTINGS, itemTrail, SHOP } from './display/shop-trail'
export { mapSolution, type Solution } from './display/solution'
export { RICA_NOTICE } from './display/stock-words'
export { loadCatalogue } from './live-catalogue'
export { Breadcrumb } from './ui/breadcrumb'
export { CatalogueProvider, useCatalogueEntries, useWasOver } from './ui/catalogue-context'
export { Dated, useDeliveryDay } from './ui/dated'
export { FeeTable } from './ui/fee-table'
export { PriceDisplay } from './ui/price-display'
export { ProductGallery } from './ui/product-gallery'
export { Rating, Stars } from './ui/rating'
export { StockState } from './ui/stock-state'
export { inNarrowTile, inWideTile, TILE_PLACE } from './ui/tile-room'
export {
  useCharges,
  useFeeTag,
  useFeeType,
  usePriceItem,
  usePriceTags,
  useSolution,
  useVatPercent,
} from './ui/use-price-tags'
export { useBundle, useItem, useItems, useProduct, useProducts } from './ui/use-products'
export { readVisitedPages, useVisit } from './ui/use-visit'
