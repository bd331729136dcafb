import type { ItemKey } from './cart-lines'
import type { Sellable } from './catalogue'
import type { Promotion } from './catalogue-words'

/** A price that the content of the published site forces (spec 4). */
export interface ForcedPrice extends ItemKey {
  priceCents: number
  /** Products only. */
  promotion: Promotion | null
  /** Bundles only: what it cost before. Their promotion runs when the catalogue says. */
  originalCents: number | null
}

/** The item at its forced price: nothing of its own price is left, nor of a product's own promotion. */
export function withForcedPrice(
  item: Sellable,
  { priceCents, promotion, originalCents }: ForcedPrice,
): Sellable {
  if (item.kind === 'product') return { ...item, priceCents, promotion }
  const dates = item.promotion && { ...item.promotion, priceCents }
  return { ...item, priceCents, originalCents, promotion: dates }
}
