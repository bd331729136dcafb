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

/** The price of an item on the site's pages; a price that the content forces has priority (spec 4). @param now ms since 1970 */
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
 * A sentence for the shopper if the shop charges another price than the site's pages showed; undefined if the prices are equal. The
 * embedded shop reads the forced prices from the content; an external shop may not have them.
 * @param charged rand for one piece
 */
export const priceChange = (shown: Price, charged: number): string | undefined =>
  shown.price === charged
    ? undefined
    : `The price is now ${formatRand(charged)}. It was shown as ${formatRand(shown.price)}.`

/** Returns `priceChange` for the items of an open cart. */
export const usePriceChanges = (): ((item: Item) => string | undefined) => {
  const entries = useCart((cart) => cart.entries)
  return ({ product, bundle, unit_price: charged }) => {
    const item = product ?? bundle
    return entries && item ? priceChange(priceShown(item, entries, timeNow()), charged) : undefined
  }
}

/** Returns the colour of an item in a cart or an order, for a page that was built without the item. */
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
 * Whether one of these is a SIM card, alone or in a bundle: it works only once the RICA registration is done (field notes).
 * @param simSkus the skus of all SIM cards that the shop sells
 */
export const hasSimCard = (items: ShopCart['items'], simSkus: ReadonlySet<string>): boolean =>
  items.some(
    ({ product, bundle }) =>
      product?.type === 'sim_card' || (bundle?.items.some(({ sku }) => simSkus.has(sku)) ?? false),
  )

const NONE: ReadonlySet<string> = new Set()

/** Whether a cart or an order contains a SIM card. A bundle has only its parts' skus, so their types come from the catalogue. */
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
      // A SIM card outside a bundle is found without the catalogue, and the bundle's own page shows the notice too.
      (error: unknown) => console.warn('The SIM cards of a bundle could not be looked up.', error),
    )
    return () => {
      isOver = true
    }
  }, [hasBundle])

  return hasSimCard(items, simSkus)
}
