import { useEffect, useMemo } from 'react'
import {
  bundlePage,
  itemColour,
  LISTINGS,
  priceNow,
  quantityLimits,
  splitCodes,
  type CartEntries,
  type CatalogueEntry,
  type Price,
  type QuantityLimits,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import { linkProps, type StoryblokAsset } from '../../content'
import { timeNow } from '../../platform/clock'
import { addRand } from '../../../shared/money'
import type { ShopCart } from '../../../shared/orders'
import type { PaletteColour } from '../../theme'
import { refreshCart } from '../commands'
import { findLineItem, findRemote, itemTitle } from '../rules/items'
import { type BundleLine, type CartLine, keyOf, type ProductLine } from '../rules/lines'
import { type CartState, mayHoldLines } from '../rules/reducer'
import { useCart } from '../store'
import { priceChange, priceShown } from './use-items'

/** A line with the data of the shop and the content (spec 3, enriched line). Prices in rand for one piece. */
type Enriched = QuantityLimits & {
  name: string
  /** The editor's title, else the short name, else the name. */
  cartTitle: string
  /** Address of the original picture. */
  image: string
  colour: PaletteColour
  price: number
  originalPrice?: number
  onPromotion: boolean
  /** Original price minus price (spec 4); 0 without an original price. Shown only while on promotion. */
  savingsAmount: number
  promotionStartDate: string | null
  promotionEndDate: string | null
  reasonNotAvailable: ShopProduct['reason_not_available']
  description: string
  detailLink: string
  /** Skus of what it consists of: a bundle's parts, else its own. */
  holds: string[]
  galleryItems: StoryblokAsset[]
  /** Skus of recommended products, in the editor's order. */
  recommendedProducts: string[]
  recommendedLabel: string
  showRecommendedProducts: boolean
}

type EnrichedProductLine = ProductLine &
  Enriched & {
    productType: ShopProduct['type']
    thirdPartyReviews: ShopProduct['third_party_reviews']
    /** The price suffix label, shown beside the price. */
    priceSideScript: string
    /** The price info text, shown under the price. */
    priceSubScript: string
  }

type EnrichedBundleLine = BundleLine & Enriched

const shopFields = (item: ShopProduct | ShopBundle) => ({
  name: item.name,
  image: item.image,
  ...quantityLimits(item),
  promotionStartDate: item.promotion_start_date,
  promotionEndDate: item.promotion_end_date,
  reasonNotAvailable: item.reason_not_available,
  description: item.description,
})

type EditorTexts = Pick<
  CatalogueEntry,
  'title' | 'background' | 'gallery' | 'recommendedSkus' | 'recommendedLabel' | 'showRecommendedProducts'
>

/** The editors' texts for an item. */
const editorFields = (entry: EditorTexts | undefined, item: ShopProduct | ShopBundle) => ({
  cartTitle: itemTitle(entry?.title, item),
  colour: itemColour(entry),
  galleryItems: entry?.gallery ?? [],
  recommendedProducts: splitCodes(entry?.recommendedSkus),
  recommendedLabel: entry?.recommendedLabel ?? '',
  showRecommendedProducts: entry?.showRecommendedProducts ?? false,
})

const priceFields = ({ price, originalPrice, onPromotion }: Price) => ({
  price,
  originalPrice,
  onPromotion,
  savingsAmount: originalPrice === undefined ? 0 : addRand(originalPrice, -price),
})

/**
 * A product line with everything that a cart shows of it.
 * @param entry the editors' texts
 * @param price what the shopper will pay, or the price on the site's pages until the shop has the line
 */
export const enrichProductLine = (
  line: ProductLine,
  product: ShopProduct,
  entry: (CartEntries['entries'][number] & Partial<EditorTexts>) | undefined,
  price: Price,
): EnrichedProductLine => ({
  ...line,
  ...shopFields(product),
  ...editorFields(entry, product),
  ...priceFields(price),
  holds: [product.sku],
  productType: product.type,
  detailLink: linkProps(entry?.detailsLink)?.href ?? `${LISTINGS[product.type].href}${product.sku}/`,
  thirdPartyReviews: product.third_party_reviews,
  priceSideScript: entry?.priceSuffixLabel ?? '',
  priceSubScript: entry?.priceInfoText ?? '',
})

/** A bundle line: the same without reviews and price scripts. */
export const enrichBundleLine = (
  line: BundleLine,
  bundle: ShopBundle,
  entry: (CartEntries['bundleEntries'][number] & Partial<EditorTexts>) | undefined,
  price: Price,
): EnrichedBundleLine => ({
  ...line,
  ...shopFields(bundle),
  ...editorFields(entry, bundle),
  ...priceFields(price),
  holds: bundle.items.map(({ sku }) => sku),
  detailLink: linkProps(bundlePage(entry, bundle.bundle_code))?.href ?? LISTINGS.bundle.href,
})

export type LineView = {
  key: string
  line: EnrichedProductLine | EnrichedBundleLine
  /** Rand for all pieces. */
  total: number
  /** A sentence for the shopper if the shop charges another price than the pages of the site show. */
  priceChange: string | undefined
  error: string | undefined
}

export type CartView =
  | { kind: 'loading'; lineCount: number }
  | { kind: 'empty' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; lines: LineView[]; cart: ShopCart; isPending: boolean }

const viewLine = (
  line: CartLine,
  { remote, catalogue, lineErrors }: CartState,
  entries: CartEntries,
  now: number,
): LineView | undefined => {
  const charged = findRemote(remote, line)
  const item = charged ?? findLineItem(line, null, catalogue)
  if (!item) return undefined
  const shown = priceShown(item, entries, now)
  // A line shows what the shop will charge; before the shop has the line, it shows the price on the site's pages.
  const price = charged ? priceNow(charged, undefined, now) : shown
  const enriched = enrich(line, item, entries, price)
  const key = keyOf(line)
  return (
    enriched && {
      key,
      line: enriched,
      total: (Math.round(price.price * 100) * line.quantity) / 100,
      priceChange: priceChange(shown, price.price),
      error: lineErrors[key],
    }
  )
}

const enrich = (
  line: CartLine,
  item: ShopProduct | ShopBundle,
  { entries, bundleEntries }: CartEntries,
  price: Price,
): LineView['line'] | undefined => {
  if (line.type === 'bundle') {
    const entry = bundleEntries.find(({ code }) => code === line.bundleCode)
    return 'bundle_code' in item ? enrichBundleLine(line, item, entry, price) : undefined
  }
  const entry = entries.find(({ sku }) => sku === line.sku)
  return 'sku' in item ? enrichProductLine(line, item, entry, price) : undefined
}

/** The cart as the screen shows it: the shopper's lines with the shop's names and prices. */
const viewCart = (cart: CartState, entries: CartEntries | null, now: number): CartView => {
  const { products, remote, remoteError, initialised, pending } = cart
  if (initialised && !mayHoldLines(cart)) return { kind: 'empty' }
  if (!remote && remoteError) return { kind: 'failed', message: remoteError }
  if (!remote || !entries) return { kind: 'loading', lineCount: Math.max(1, products.length) }
  const lines = products.flatMap((line) => viewLine(line, cart, entries, now) ?? [])
  return { kind: 'ready', lines, cart: remote, isPending: pending.size > 0 }
}

/**
 * The cart as the screen shows it. It is read from the shop when it is first shown, and again when another tab has changed it.
 * @param entries the editors' texts; no line is shown until they are loaded, so that no line changes its height
 */
export const useCartView = (entries: CartEntries | null): CartView => {
  const cart = useCart()
  const needsReading =
    cart.initialised && mayHoldLines(cart) && (!cart.remote || cart.remoteStale) && !cart.remoteError
  useEffect(() => {
    if (needsReading) void refreshCart()
  }, [needsReading])
  return useMemo(() => viewCart(cart, entries, timeNow()), [cart, entries])
}
