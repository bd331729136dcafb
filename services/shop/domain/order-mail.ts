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

/** One change of an order, as `payment_transitions` keeps it. */
export interface Change {
  event: OrderEvent
  method: PaymentMethod
  /** How order and payment stand after it. */
  order: OrderStatus
  payment: PaymentStatus
  /** Whether an earlier mail said that the order is accepted. */
  isAccepted: boolean
  /** Whether nobody vouches for the order until its shopper confirms it. */
  isUnconfirmed: boolean
}

type Row = Partial<Omit<Change, 'event'>> & { event: Change['event']; mail: OrderMail }

/**
 * Who is written to, and why. A payment page that was declined, left or timed out is no reason: the shopper saw it, the
 * order can still be paid, and a reminder would be marketing. Money in our hands that belongs to no order, an order that
 * ends without the shopper's doing, money that goes back, and a courier who is about to ring are: nobody would know
 * otherwise. Packing is not: it asks nothing of anybody.
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

/** The mail that a change calls for, if any. */
export const mailFor = (change: Change): OrderMail | undefined => ROWS.find((row) => fits(row, change))?.mail

const fits = ({ event, method, order, payment, isAccepted, isUnconfirmed }: Row, change: Change): boolean =>
  event === change.event &&
  (method ?? change.method) === change.method &&
  (order ?? change.order) === change.order &&
  (payment ?? change.payment) === change.payment &&
  (isAccepted ?? change.isAccepted) === change.isAccepted &&
  (isUnconfirmed ?? change.isUnconfirmed) === change.isUnconfirmed

/** The mails after which a shopper knows that the order stands. */
export const ACCEPTING: readonly OrderMail[] = ['order_confirmation', 'eft_instructions']

/** How the payment that a mail is about stands by now. */
export interface PaymentNow {
  status: PaymentStatus
  isUnconfirmed: boolean
}

/** Instructions are not sent once there is nothing to pay or confirm: whoever followed them would pay twice, or for nothing. */
export const isOutdated = (mail: OrderMail, { status, isUnconfirmed }: PaymentNow): boolean =>
  (mail === 'eft_instructions' && status !== 'pending') ||
  (mail === 'confirm_order' && !(status === 'pending' && isUnconfirmed))
