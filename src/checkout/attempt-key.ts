import { isUnderWay } from '../orders'
import type { RemoteCart } from './order-facts'
import type { Choice } from './payment-choice'

/** A 53-bit hash of a text (cyrb53), as 14 hexadecimal digits. It tells a cart's attempts apart; it protects nothing. */
const hash = (text: string): string => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0')
}

/** Which earlier payment the open attempt of a cart follows on; null for the first attempt. */
export type Attempt = { cartId: string; after: string | null }

/**
 * The attempt that a press of the button belongs to. A payment that has ended (declined, cancelled, expired) makes way
 * for the next attempt; one that is still open belongs to the attempt that started it.
 * @param started the attempt this browser started last, if any
 */
export const currentAttempt = ({ id, payment }: RemoteCart, started: Attempt | null): Attempt => {
  if (!payment) return { cartId: id, after: null }
  const isOpen = isUnderWay(payment) && started?.cartId === id
  return { cartId: id, after: isOpen ? started.after : payment.id }
}

/**
 * The Idempotency-Key of an attempt to place a cart's order. It follows from the cart and the attempt, so a double
 * click, a remount, a reload and a second tab all ask with the same key, without a race between them. Another way to pay
 * or anything else the shopper agrees to makes another key.
 */
export const attemptKey = (cart: RemoteCart, choice: Choice, { after }: Attempt): string => {
  const { id, items, promo_code, totals, contact_info, address } = cart
  const lines = items.map(({ product, bundle, quantity, line_total }) => [
    product?.sku ?? null,
    bundle?.bundle_code ?? null,
    quantity,
    line_total,
  ])
  const wish = [choice, totals.total, lines, promo_code, contact_info, address, after]
  return `${id}-${hash(JSON.stringify(wish))}`
}
