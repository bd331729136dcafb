import { DAY_MS } from '../../../shared/sast-date'
import type { Queries } from '../../database/open'
import type { OrderEvent, State } from '../domain/order-state'
import { queueMail } from '../mail/queue-mail'
import { type payments, paymentTransitions } from './schema'

/** How long a shopper may take on a payment page before the stock is released. */
export const PAGE_HOLD_MS = 30 * 60_000
/**
 * Methods whose orders are placed before they are paid, and how long they wait. EFT: banks need two working days, and there are
 * weekends. Card on delivery: three working days, and a second attempt at the door.
 */
export const WAITING_MS = { EFT: 7 * DAY_MS, 'Card on delivery': 14 * DAY_MS } as const
export type WaitingMethod = keyof typeof WAITING_MS
/** How long the items of a suspicious order are reserved until its shopper confirms it: time to find a mail. */
export const CONFIRM_MS = 2 * 3_600_000
/** How long an order on payment terms may stay unpaid: 30 days, and a week to record the payment. */
export const PAYMENT_TERMS_MS = 37 * DAY_MS

export type Payment = typeof payments.$inferSelect

/** Whether a suspicious order is not confirmed, so that its items are reserved only briefly. */
export const isUnconfirmed = ({
  confirmBy,
  confirmedAt,
}: Pick<Payment, 'confirmBy' | 'confirmedAt'>): boolean => confirmBy !== null && confirmedAt === null

/** How long an order that is not suspicious waits for its money; null for methods that do not wait. */
export const fullTimeOf = ({ method, createdAt }: Pick<Payment, 'method' | 'createdAt'>): Date | null =>
  method === 'EFT' || method === 'Card on delivery'
    ? new Date(createdAt.getTime() + WAITING_MS[method])
    : null

/**
 * Records a change of an order or one of its payments in the change's transaction, and queues its mail. Every change passes
 * here once.
 * @returns the id of the change
 */
export async function recordTransition(
  tx: Queries,
  payment: Pick<Payment, 'id' | 'orderNumber' | 'method' | 'confirmBy' | 'confirmedAt'>,
  event: OrderEvent,
  state: State,
  now: Date,
): Promise<number> {
  const { id, orderNumber, method } = payment
  const change = { orderNumber, event, orderStatus: state.order, paymentStatus: state.payment }
  const [row] = await tx
    .insert(paymentTransitions)
    .values({ ...change, paymentId: id, happenedAt: now })
    .returning({ id: paymentTransitions.id })
  if (!row) throw new Error(`The change of order ${orderNumber} was not stored.`)
  await queueMail(
    tx,
    { id: row.id, orderNumber, event, method, isUnconfirmed: isUnconfirmed(payment), ...state },
    now,
  )
  return row.id
}
