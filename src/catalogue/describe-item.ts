import { itemColour } from './item-colour'
import { mostOf, quantityLimits } from './quantity-limits'
import { recommendation } from './recommendation'
import type {
  BundleEntry,
  CatalogueEntry,
  ItemFacts,
  Price,
  ShopBundle,
  ShopProduct,
  StockStatus,
} from './types'

type ShopItem = ShopProduct | ShopBundle

/** What an editor may say about any item. */
type Words = Omit<BundleEntry, 'code' | 'shopPage' | 'cataloguePage'> &
  Pick<CatalogueEntry, 'priceSuffixLabel'>

const stockStatus = ({ can_be_purchased, reason_not_available }: ShopItem): StockStatus =>
  can_be_purchased ? 'in_stock' : (reason_not_available ?? 'unavailable')

const words = (item: ShopItem, entry: Words | undefined) => ({
  name: entry?.title || item.short_name || item.name,
  summary: entry?.summary || item.description,
  // The default of spec 9.
  priceTerm: entry?.priceTerm || 'once-off',
  buyText: entry?.buyText ?? '',
  priceSuffix: entry?.priceSuffixLabel ?? '',
  priceInfo: entry?.priceInfoText ?? '',
})

const pictures = (item: ShopItem, entry: Words | undefined) => ({
  image: entry?.image.filename ? entry.image : { filename: item.image, alt: item.name },
  gallery: entry?.gallery ?? [],
  colour: itemColour(entry),
  badges: (entry?.badges ?? []).map(({ text, color }) => ({ text, color: color ?? '' })),
})

/** What is shown alike of a product and of a bundle; without an entry the shop's own words and picture serve. */
export const describeItem = (item: ShopItem, entry: Words | undefined, price: Price): ItemFacts => ({
  ...words(item, entry),
  ...pictures(item, entry),
  ...price,
  stock: stockStatus(item),
  maxQuantity: mostOf(quantityLimits(item)),
  ...recommendation(entry),
})
