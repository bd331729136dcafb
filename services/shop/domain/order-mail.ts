import type { OrderEvent, OrderStatus, PaymentStatus } from './order-state'
import type { PaymentMethod } from '../payments/providers'

/** The mails that a shopper gets about an order. */
export type OrderMail =
  | 'order_confirmation'
  | 'eft_instructions'
  | 'payment_received'
  | 'order_cancelled'
  | 'refund_due'
  | 'refunded'
  | 'order_on_its_way'
  | 'return_requested'
  | 'confirm_order'
  | 'order_released'

/** One change of an order, as `payment_transitions` stores it. */
export interface Change {
  event: OrderEvent
  method: PaymentMethod
  /** The states of order and payment after the change. */
  order: OrderStatus
  payment: PaymentStatus
  /** Whether an earlier mail said that the order is accepted. */
  isAccepted: boolean
  /** Whether the order is suspicious and its shopper has not confirmed it. */
  isUnconfirmed: boolean
}

type Row = Partial<Omit<Change, 'event'>> & { event: Change['event']; mail: OrderMail }

/**
 * Which change causes which mail. A payment page that was declined, left or timed out causes none: the shopper saw it, the
 * order can still be paid, and a reminder would be marketing. Shoppers need a mail about events they would not notice: money
 * without an order, an order that ends without them, a refund, and a parcel on its way. Packing needs no mail, because the
 * shopper has nothing to do.
 */
const ROWS: readonly Row[] = [
  { event: 'initiated', payment: 'pending', isUnconfirmed: true, mail: 'confirm_order' },
  { event: 'initiated', payment: 'pending', method: 'Free', mail: 'confirm_order' },
  { event: 'initiated', payment: 'pending', method: 'EFT', mail: 'eft_instructions' },
  { event: 'initiated', payment: 'pending', method: 'Card on delivery', mail: 'order_confirmation' },
  { event: 'confirmed', method: 'EFT', mail: 'eft_instructions' },
  { event: 'confirmed', method: 'Card on delivery', mail: 'order_confirmation' },
  { event: 'unconfirmed', mail: 'order_released' },
  { event: 'initiated', payment: 'complete', mail: 'order_confirmation' },
  { event: 'authorised', payment: 'authorised', method: 'Payment terms', mail: 'order_confirmation' },
  { event: 'succeeded', payment: 'complete', isAccepted: false, mail: 'order_confirmation' },
  { event: 'succeeded', payment: 'complete', isAccepted: true, mail: 'payment_received' },
  { event: 'succeeded', payment: 'refund_due', mail: 'refund_due' },
  { event: 'too_little', mail: 'refund_due' },
  { event: 'expired', order: 'cancelled', mail: 'order_cancelled' },
  { event: 'refunded', payment: 'refunded', mail: 'refunded' },
  { event: 'on_its_way', mail: 'order_on_its_way' },
  { event: 'return_requested', mail: 'return_requested' },
]

/** The mail that a change causes, if any. */
export const mailFor = (change: Change): OrderMail | undefined => ROWS.find((row) => fits(row, change))?.mail

const fits = ({ event, method, order, payment, isAccepted, isUnconfirmed }: Row, change: Change): boolean =>
  event === change.event &&
  (method ?? change.method) === change.method &&
  (order ?? change.order) === change.order &&
  (payment ?? change.payment) === change.payment &&
  (isAccepted ?? change.isAccepted) === change.isAccepted &&
  (isUnconfirmed ?? change.isUnconfirmed) === change.isUnconfirmed

/** The mails that tell a shopper that the order is accepted. */
export const ACCEPTING: readonly OrderMail[] = ['order_confirmation', 'eft_instructions']

/** The current state of the payment that a mail is about. */
export interface PaymentNow {
  status: PaymentStatus
  isUnconfirmed: boolean
}

/** Instructions are not sent once there is nothing left to pay or confirm, so that nobody pays twice. */
export const isOutdated = (mail: OrderMail, { status, isUnconfirmed }: PaymentNow): boolean =>
  (mail === 'eft_instructions' && status !== 'pending') ||
  (mail === 'confirm_order' && !(status === 'pending' && isUnconfirmed))
