export * from './rules'
export {
  actionWords,
  hasJoinForm,
  isObtainable,
  JOIN_ID,
  joinLink,
  RICA_NOTICE,
  stockWords,
} from './display/availability'
export { bundlePage, HOME, LISTINGS, itemTrail, SHOP } from './display/shop-pages'
export { itemJsonLd } from './display/item-json-ld'
export {
  type PriceTag,
  useCharges,
  useFeeTag,
  useFeeType,
  usePriceItem,
  usePriceTags,
  useSolution,
  useVatPercent,
} from './ui/price-tags'
export { mapSolution, type Solution } from './display/solution'
export { keepCatalogue } from './keep-catalogue'
export { loadCatalogue } from './live-catalogue'
export { Breadcrumb } from './ui/breadcrumb'
export { CatalogueProvider, useCatalogueEntries, useWasOver } from './ui/catalogue-context'
export { Dated, useDeliveryDay } from './ui/dated'
export { ItemTile, ShortPrice } from './ui/item-tile'
export { FeeTable } from './ui/fee-table'
export { PriceDisplay } from './ui/price-display'
export { ProductGallery } from './ui/product-gallery'
export { AboutReviews, Rating, Stars } from './ui/rating'
export { StockState } from './ui/stock-state'
export { useBundle, useItem, useItems, useProduct, useProducts } from './ui/use-products'
export { readVisitedPages, useVisit } from './ui/use-visit'
export { useVatForm, VAT_WORDS, VatSwitch } from './ui/vat-choice'
