import type { Queries } from '../../database/open'
import type { PaymentEvent, State } from '../domain/order-state'
import { type payments, paymentTransitions } from './schema'

/**
 * Notes what happened to a payment and its order, in the transaction in which it happened. Every change passes here once:
 * the place for whatever a shopper is to be told by mail.
 */
export async function recordTransition(
  tx: Queries,
  { id, orderNumber }: Pick<typeof payments.$inferSelect, 'id' | 'orderNumber'>,
  event: PaymentEvent | 'initiated',
  state: State,
  now: Date,
): Promise<void> {
  await tx.insert(paymentTransitions).values({
    orderNumber,
    paymentId: id,
    event,
    orderStatus: state.order,
    paymentStatus: state.payment,
    happenedAt: now,
  })
}
