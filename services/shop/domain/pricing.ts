import type { ItemKey, Line } from './cart-lines'
import type { Priced, Promotion, Sellable } from './catalogue'

const SOUTH_AFRICAN_OFFSET = '+02:00'

interface Price {
  unitCents: number
  /** The price without the promotion; null when the item never had one (spec 4, price and promotion). */
  originalCents: number | null
}

/** The price at `now`. A promotion includes its start and its end. */
export function priceAt({ priceCents, promotion, originalCents }: Priced, now: Date): Price {
  return {
    unitCents: promotion && isOn(promotion, now) ? promotion.priceCents : priceCents,
    originalCents: originalCents ?? (promotion && priceCents),
  }
}

function isOn({ starts, ends }: Promotion, now: Date): boolean {
  return parseWallClock(starts) <= now.getTime() && now.getTime() <= parseWallClock(ends)
}

/** `2026-11-01 00:00:00` in South African time, as milliseconds since 1970. */
function parseWallClock(text: string): number {
  return Date.parse(text.replace(' ', 'T') + SOUTH_AFRICAN_OFFSET)
}

/** A price that the published site's content sets (spec 4). */
export interface ForcedPrice extends ItemKey {
  priceCents: number
  /** Only for products. */
  promotion: Promotion | null
  /** Only for bundles: the former price. A bundle's promotion runs when the catalogue says. */
  originalCents: number | null
}

/** The item at its forced price, which replaces its own price and a product's own promotion. */
export function withForcedPrice(
  item: Sellable,
  { priceCents, promotion, originalCents }: ForcedPrice,
): Sellable {
  if (item.kind === 'product') return { ...item, priceCents, promotion }
  const dates = item.promotion && { ...item.promotion, priceCents }
  return { ...item, priceCents, originalCents, promotion: dates }
}

export interface PricedLine extends Line {
  id: string
  name: string
  unitPriceCents: number
  originalUnitPriceCents: number | null
  lineTotalCents: number
  components: { sku: string; quantity: number; counted: boolean; needsDelivery: boolean }[]
}

export function priceLine(line: Line & { id: string }, item: Sellable, now: Date): PricedLine {
  const { unitCents, originalCents } = priceAt(item, now)
  return {
    id: line.id,
    kind: line.kind,
    code: line.code,
    quantity: line.quantity,
    name: item.name,
    unitPriceCents: unitCents,
    originalUnitPriceCents: originalCents,
    lineTotalCents: unitCents * line.quantity,
    components: item.components.map(({ sku, quantity, stock, needsDelivery }) => ({
      sku,
      quantity,
      counted: stock !== null,
      needsDelivery,
    })),
  }
}
