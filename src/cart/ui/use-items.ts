import { useEffect, useState } from 'react'
import {
  bundlePriceNow,
  itemColour,
  loadCatalogue,
  priceNow,
  type CartEntries,
  type Price,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import { timeNow } from '../../platform/clock'
import { formatRand } from '../../../shared/money'
import type { ShopCart } from '../../../shared/orders'
import type { PaletteColour } from '../../theme'
import { useLoadedEntries } from '../entries'
import { useCart } from '../store'

type Item = ShopCart['items'][number]

/** The price of an item on the pages of the site: one that the content forces comes first (spec 4). @param now ms since 1970 */
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
 * Says that the shop charges another price than its pages showed; undefined when it charges that one. The embedded shop reads
 * the forced prices from the content; a shop elsewhere may not know them.
 * @param charged rand for one piece
 */
export const priceChange = (shown: Price, charged: number): string | undefined =>
  shown.price === charged
    ? undefined
    : `The price is now ${formatRand(charged)}. It was shown as ${formatRand(shown.price)}.`

/** Says of an item in an open cart, in a sentence, that its price is not the one that was shown. */
export const usePriceChanges = (): ((item: Item) => string | undefined) => {
  const entries = useCart((cart) => cart.entries)
  return ({ product, bundle, unit_price: charged }) => {
    const item = product ?? bundle
    return entries && item ? priceChange(priceShown(item, entries, timeNow()), charged) : undefined
  }
}

/** The colour of an item in a cart or an order, on a page that was built without it. */
export const useItemColours = (): ((item: Pick<Item, 'product' | 'bundle'>) => PaletteColour) => {
  const { entries, bundleEntries } = useLoadedEntries() ?? {}
  return ({ product, bundle }) =>
    itemColour(
      product
        ? entries?.find(({ sku }) => sku === product.sku)
        : bundleEntries?.find(({ code }) => code === bundle?.bundle_code),
    )
}

/**
 * Whether one of these is a SIM card, alone or in a bundle: it works only once RICA is done (field notes).
 * @param simSkus the skus of every SIM card the shop sells
 */
export const hasSimCard = (items: ShopCart['items'], simSkus: ReadonlySet<string>): boolean =>
  items.some(
    ({ product, bundle }) =>
      product?.type === 'sim_card' || (bundle?.items.some(({ sku }) => simSkus.has(sku)) ?? false),
  )

const NONE: ReadonlySet<string> = new Set()

/** Whether a cart or an order holds a SIM card. A bundle names its parts by sku only: the catalogue says what they are. */
export const useHasSimCard = (items: ShopCart['items']): boolean => {
  const [simSkus, setSimSkus] = useState(NONE)
  const hasBundle = items.some(({ bundle }) => bundle)

  useEffect(() => {
    if (!hasBundle) return
    let isOver = false
    loadCatalogue().then(
      ({ products }) => {
        const skus = products.filter(({ type }) => type === 'sim_card').map(({ sku }) => sku)
        if (!isOver) setSimSkus(new Set(skus))
      },
      // A SIM card that stands by itself is known without the catalogue, and the bundle's own page says it too.
      (error: unknown) => console.warn('The SIM cards of a bundle could not be looked up.', error),
    )
    return () => {
      isOver = true
    }
  }, [hasBundle])

  return hasSimCard(items, simSkus)
}
