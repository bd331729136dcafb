import type { ShopCart } from '../platform/http'
import { needsDelivery } from './goods'

/** What the shop knows of an order that stands, or stood. */
export type PlacedOrder = Pick<
  ShopCart,
  'status' | 'placed_at' | 'paid_at' | 'payment' | 'fulfilment' | 'items' | 'delivery'
>

/** An order that stands, and waits for the shopper's EFT before anything happens. */
export const awaitsEft = ({ status, payment }: Pick<PlacedOrder, 'status' | 'payment'>): boolean =>
  status === 'pending' && payment?.method === 'EFT' && payment.status === 'pending'

/** When goods were handed over, or services done: ISO 8601; null until then. Who paid at the door has them. */
export const fulfilledAt = ({ fulfilment, items, paid_at, payment }: PlacedOrder): string | null => {
  const last = needsDelivery(items) ? 'delivered' : 'done'
  const recorded = fulfilment.find(({ step }) => step === last)?.at
  return recorded ?? (payment?.method === 'Card on delivery' ? paid_at : null)
}
