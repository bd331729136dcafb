import { useEffect, useMemo } from 'react'
import { priceNow, type CartEntries, type Price, type ShopBundle, type ShopProduct } from '../../catalogue'
import { timeNow } from '../../platform/clock'
import type { ShopCart } from '../../../shared/orders'
import { refreshCart } from '../commands'
import {
  enrichBundleLine,
  enrichProductLine,
  type EnrichedBundleLine,
  type EnrichedProductLine,
} from '../rules/enrich'
import { keyOf, type CartLine } from '../rules/lines'
import { priceChange, priceShown } from '../rules/price-shown'
import { findLineItem, findRemote } from '../rules/remote-item'
import { type CartState, mayHoldLines, useCart } from '../store'

/** One line ready to be shown. */
export type LineView = {
  key: string
  line: EnrichedProductLine | EnrichedBundleLine
  /** Rand for all pieces. */
  total: number
  /** That the shop charges another price than the pages of the site show, in a sentence. */
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
  // What the shop will charge is what the line shows; before the shop has the line, what its pages show.
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

/** What a cart on screen shows: the shopper's lines with the shop's names and prices on them. */
const viewCart = (cart: CartState, entries: CartEntries | null, now: number): CartView => {
  const { products, remote, remoteError, initialised, pending } = cart
  if (initialised && !mayHoldLines(cart)) return { kind: 'empty' }
  if (!remote && remoteError) return { kind: 'failed', message: remoteError }
  if (!remote || !entries) return { kind: 'loading', lineCount: Math.max(1, products.length) }
  const lines = products.flatMap((line) => viewLine(line, cart, entries, now) ?? [])
  return { kind: 'ready', lines, cart: remote, isPending: pending.size > 0 }
}

/**
 * The cart as it stands, read from the shop when it was not yet or another tab has changed it.
 * @param entries the editors' words; while there are none no line is shown, so that none changes its height
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
