import type { Bloks, StoryblokAsset, StoryblokMultilink } from '../../content'
import type { components } from '../../../shared/shop-api.gen'
import type { PaletteColour } from '../../theme'

/** A product and a bundle as the shop API sends them; prices in rand, VAT included. */
export type ShopProduct = components['schemas']['Product']
export type ShopBundle = components['schemas']['Bundle']
export type ProductType = ShopProduct['type']
/** The filters of a listing: the types of product of spec 3, and bundles. */
export type ItemType = ProductType | 'bundle'

/** The entry of an editor for a product: texts, pictures, links and, if forced, a price. */
export type CatalogueEntry = Omit<Bloks.CatalogueProduct, 'component' | '_uid' | '_editable'>

/** The same for a bundle, for a fee on each sale, and for a price without an item behind it. */
export type BundleEntry = Omit<Bloks.CatalogueBundle, 'component' | '_uid' | '_editable'>
export type FeeTypeEntry = Omit<Bloks.CatalogueFeeType, 'component' | '_uid' | '_editable'>
export type PriceItemEntry = Omit<Bloks.CataloguePriceItem, 'component' | '_uid' | '_editable'>

/** Products that are sold together at the sum of their prices. */
export type SolutionEntry = Omit<Bloks.CatalogueSolution, 'component' | '_uid' | '_editable'>

/** The catalogue as it was when the page was built. Plain JSON: it is part of the page's data. */
export type CatalogueSnapshot = {
  products: ShopProduct[]
  bundles: ShopBundle[]
  entries: CatalogueEntry[]
  bundleEntries: BundleEntry[]
  feeTypes: FeeTypeEntry[]
  priceItems: PriceItemEntry[]
  solutions: SolutionEntry[]
  /** ISO 8601; promotions are judged at this moment until the page is hydrated, so that both renders agree. */
  pricedAt: string
}

/** The catalogue as the shop API answers it now. */
export type LoadedCatalogue = { products: ShopProduct[]; bundles: ShopBundle[] }

/** Stock states of spec 3, and `unavailable` for what cannot be bought for another reason. */
export type StockStatus = 'in_stock' | 'out_of_stock' | 'pre_order_only' | 'unavailable'

/** The price for a shopper, in rand. */
export type Price = {
  price: number
  /** Above zero; absent where there never was another price. */
  originalPrice?: number
  onPromotion: boolean
  /** Original price minus price; 0 when not on promotion. */
  savings: number
  /** The last day of the running promotion, `2027-01-31`. */
  promotionEnd?: string
}

/** The common fields of products and bundles: the shop's data joined with the editor's texts. */
export type ItemDisplay = Price & {
  /** The name on cards and in headlines: the editor's title, else the short name, else the name. */
  name: string
  summary: string
  image: ProductPicture
  gallery: StoryblokAsset[]
  colour: PaletteColour
  badges: ProductBadge[]
  /** `once-off` unless the editor wrote another term, such as `a session`. */
  priceTerm: string
  /** Beside the price, such as `a box of 20`. */
  priceSuffix: string
  /** The editor's text under the price. */
  priceInfo: string
  /** The editor's own text for buying it, or empty; `actionWords` makes the text of a button. */
  buyText: string
  stock: StockStatus
  /** The most that one order may hold, never more than the stock. */
  maxQuantity: number
  /** Empty when the editor shows none. */
  recommendedSkus: string[]
  recommendedLabel: string
  rating?: ProductRating
  detailsLink?: StoryblokMultilink
  buyLink?: StoryblokMultilink
  waitlistLink?: StoryblokMultilink
}

/** Everything a page shows about one product. */
export type ProductDisplay = ItemDisplay & { type: ProductType; sku: string; storefront: string }

/** Everything a page shows about one bundle. */
export type BundleDisplay = ItemDisplay & { type: 'bundle'; bundleCode: string; parts: BundlePart[] }

export type CatalogueItem = ProductDisplay | BundleDisplay

/** One product in a bundle. */
type BundlePart = { sku: string; name: string; quantity: number }

export type ProductPicture = Pick<StoryblokAsset, 'filename' | 'alt'>
type ProductBadge = { text: string; color: string }
export type ProductRating = { score: number; count: number }
