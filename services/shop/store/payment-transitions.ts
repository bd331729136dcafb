import type { Queries } from '../../database/open'
import type { OrderEvent } from '../domain/order-event'
import type { State } from '../domain/order-state'
import { queueMail } from '../mail/queue-mail'
import { isUnconfirmed, type Payment } from './payment-rows'
import { paymentTransitions } from './schema'

/**
 * Notes what happened to an order or one of its payments, in the transaction in which it happened, and what the shopper is
 * to be told by mail. Every change passes here once.
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
