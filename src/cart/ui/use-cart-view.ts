import { useEffect, useMemo, useState } from 'react'
import type { CartEntries } from '../../catalogue'
import type { ShopCart } from '../../platform/http'
import { refreshCart } from '../commands'
import {
  enrichBundleLine,
  enrichProductLine,
  type EnrichedBundleLine,
  type EnrichedProductLine,
} from '../rules/enrich'
import { keyOf, type CartLine } from '../rules/lines'
import { findFacts } from '../rules/remote-item'
import { type CartState, mayHoldLines, useCart } from '../store'

/** One line ready to be shown. */
export type LineView = {
  key: string
  line: EnrichedProductLine | EnrichedBundleLine
  /** Rand for all pieces. */
  total: number
  error: string | undefined
}

export type CartView =
  | { kind: 'loading'; lineCount: number }
  | { kind: 'empty' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; lines: LineView[]; cart: ShopCart; isSettled: boolean }

const enrich = (
  line: CartLine,
  { remote, catalogue }: CartState,
  { entries, bundleEntries }: CartEntries,
  now: number,
): EnrichedProductLine | EnrichedBundleLine | undefined => {
  const item = findFacts(line, remote, catalogue)
  if (!item) return undefined
  if (line.type === 'bundle') {
    const entry = bundleEntries.find(({ code }) => code === line.bundleCode)
    return 'bundle_code' in item ? enrichBundleLine(line, item, entry, now) : undefined
  }
  const entry = entries.find(({ sku }) => sku === line.sku)
  // Only what the shop will charge is shown here: a price forced by the content would not add up to the total.
  const words = entry && { ...entry, forceStoryblokPrice: false }
  return 'sku' in item ? enrichProductLine(line, item, words, now) : undefined
}

/** What a cart on screen shows: the shopper's lines with the shop's names and prices on them. */
const viewCart = (cart: CartState, entries: CartEntries | null, now: number): CartView => {
  const { products, remote, remoteError, initialised, intents, lineErrors } = cart
  if (initialised && !mayHoldLines(cart)) return { kind: 'empty' }
  if (!remote && remoteError) return { kind: 'failed', message: remoteError }
  if (!remote || !entries) return { kind: 'loading', lineCount: Math.max(1, products.length) }
  const lines = products.flatMap((product): LineView[] => {
    const line = enrich(product, cart, entries, now)
    const key = keyOf(product)
    return line
      ? [{ key, line, total: (Math.round(line.price * 100) * line.quantity) / 100, error: lineErrors[key] }]
      : []
  })
  return { kind: 'ready', lines, cart: remote, isSettled: intents.size === 0 }
}

/**
 * The cart as it stands, read from the shop when it was not yet or another tab has changed it.
 * @param entries the editors' words; while there are none no line is shown, so that none changes its height
 */
export const useCartView = (entries: CartEntries | null): CartView => {
  const cart = useCart()
  const [now] = useState(() => Date.now())
  const needsReading =
    cart.initialised && mayHoldLines(cart) && (!cart.remote || cart.remoteStale) && !cart.remoteError
  useEffect(() => {
    if (needsReading) void refreshCart()
  }, [needsReading])
  return useMemo(() => viewCart(cart, entries, now), [cart, entries, now])
}
