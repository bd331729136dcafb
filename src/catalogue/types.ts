import type { Bloks, StoryblokAsset, StoryblokMultilink } from '../content'
import type { components } from '../platform/shop-api.gen'

/** A product and a bundle as the shop API sends them; prices in rand, VAT included. */
export type ShopProduct = components['schemas']['Product']
export type ShopBundle = components['schemas']['Bundle']
export type ProductType = ShopProduct['type']

/** What an editor adds to a product: words, pictures, links and, if forced, a price. */
export type CatalogueEntry = Omit<Bloks.CatalogueProduct, 'component' | '_uid' | '_editable'>

/** The catalogue as it was when the page was built. Plain JSON: it travels in the page's data. */
export type CatalogueSnapshot = {
  products: ShopProduct[]
  entries: CatalogueEntry[]
  /** ISO 8601; promotions are judged at this moment until the page is awake, so that both renders agree. */
  builtAt: string
}

/** The catalogue as the shop API answers it now. */
export type LoadedCatalogue = { products: ShopProduct[]; bundles: ShopBundle[] }

/** Stock states of spec 3, and `unavailable` for what cannot be bought for another reason. */
export type StockStatus = 'in_stock' | 'out_of_stock' | 'pre_order_only' | 'unavailable'

/** What a shopper is asked to pay, in rand. */
export type Price = {
  price: number
  /** Above zero when present; absent when there never was another price. */
  originalPrice?: number
  onPromotion: boolean
  /** Original price minus price; 0 when not on promotion. */
  savings: number
}

/** Everything a page shows about one product: the shop's facts joined with the editor's words. */
export type ProductDisplay = Price & {
  sku: string
  type: ProductType
  /** The name on cards and in headlines: the editor's title, else the short name, else the name. */
  name: string
  summary: string
  storefront: string
  image: ProductPicture
  gallery: StoryblokAsset[]
  /** A palette name, or empty when the editor chose none. */
  background: string
  badges: ProductBadge[]
  /** `once-off` unless the editor wrote another term, such as `a session`. */
  priceTerm: string
  /** Beside the price, such as `a box of 20`. */
  priceSuffix: string
  /** Under the price, in the editor's words. */
  priceInfo: string
  buyText: string
  stock: StockStatus
  maxQuantity: number
  rating?: ProductRating
  detailsLink?: StoryblokMultilink
  buyLink?: StoryblokMultilink
  waitlistLink?: StoryblokMultilink
}

export type ProductPicture = Pick<StoryblokAsset, 'filename' | 'alt'>
type ProductBadge = { text: string; color: string }
export type ProductRating = { score: number; count: number }
