import type { Sellable } from './catalogue'
import type { Line } from './cart-lines'
import { priceAt } from './pricing'

export interface PricedLine extends Line {
  id: string
  name: string
  unitPriceCents: number
  originalUnitPriceCents: number | null
  lineTotalCents: number
  components: { sku: string; quantity: number; counted: boolean; needsDelivery: boolean }[]
}

/** Puts the price of `now` on a line. */
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
