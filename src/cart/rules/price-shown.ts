import {
  bundlePriceNow,
  priceNow,
  type CartEntries,
  type Price,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import { formatRand } from '../../../shared/money'

/** What the pages of the site ask for an item: a price that the content forces first (spec 4). @param now ms since 1970 */
export const priceShown = (
  item: ShopProduct | ShopBundle,
  { entries, bundleEntries }: CartEntries,
  now: number,
): Price =>
  'sku' in item
    ? priceNow(
        item,
        entries.find(({ sku }) => sku === item.sku),
        now,
      )
    : bundlePriceNow(
        item,
        bundleEntries.find(({ code }) => code === item.bundle_code),
        now,
      )

/**
 * Says that the shop charges another price than its pages showed; nothing when it charges that. The embedded shop learns
 * the forced prices; one elsewhere may know nothing of them.
 * @param charged rand for one piece
 */
export const priceChange = (shown: Price, charged: number): string | undefined =>
  shown.price === charged
    ? undefined
    : `The price is now ${formatRand(charged)}. It was shown as ${formatRand(shown.price)}.`
