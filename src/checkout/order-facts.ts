import type { ShopCart } from '../platform/http'
import type { CheckoutFacts } from './flow'

export type RemoteCart = ShopCart
export type CartItem = RemoteCart['items'][number]
export type Payment = NonNullable<RemoteCart['payment']>

/** Services are done in person; everything else is sent. A bundle counts as goods: asking in vain beats an undeliverable kit. */
export const needsDelivery = (items: readonly CartItem[]): boolean =>
  items.some(({ product }) => product?.type !== 'service')

/**
 * What became of a cart. `open`: no payment is under way, `reason` says how the last one ended.
 * `waiting`: the card provider has not answered yet. `awaiting_eft`: placed, the money has yet to arrive.
 */
type Outcome =
  | { kind: 'open'; lastPayment?: Payment }
  | { kind: 'waiting' }
  | { kind: 'awaiting_eft'; payment: Payment }
  | { kind: 'complete' }
  | { kind: 'cancelled'; refundDue: boolean }

export const outcomeOf = ({ status, payment }: RemoteCart): Outcome => {
  if (status === 'complete') return { kind: 'complete' }
  if (status === 'cancelled') return { kind: 'cancelled', refundDue: payment?.status === 'refund_due' }
  if (!payment) return { kind: 'open' }
  if (payment.status !== 'pending') return { kind: 'open', lastPayment: payment }
  return payment.method === 'EFT' ? { kind: 'awaiting_eft', payment } : { kind: 'waiting' }
}

const ORDER: Readonly<Record<Outcome['kind'], CheckoutFacts['order']>> = {
  open: 'open',
  waiting: 'paying',
  awaiting_eft: 'placed',
  complete: 'placed',
  cancelled: 'placed',
}

export const factsOf = (cart: RemoteCart): CheckoutFacts => ({
  hasContact: cart.contact_info !== null,
  hasAddress: cart.address !== null,
  needsDelivery: needsDelivery(cart.items),
  order: ORDER[outcomeOf(cart).kind],
})
