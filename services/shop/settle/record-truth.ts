import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import type { PaymentEvent } from '../domain/order-state'
import { Problem } from '../domain/problem'
import type { Truth } from '../providers/provider'
import { lockCart } from '../store/carts'
import { findPayment, type OrderWithPayment } from '../store/orders'
import { isOverdue } from '../store/overdue'
import { applyPaymentEvent } from '../store/payment-events'
import { payments } from '../store/schema'

const EVENTS: Readonly<Partial<Record<Truth['kind'], PaymentEvent>>> = {
  succeeded: 'succeeded',
  declined: 'declined',
  abandoned: 'abandoned',
}

/**
 * Writes down what a provider said about a payment, whether it was asked or told us. Answers the payment as it is then;
 * undefined for one that the shop does not know. Throws amount_mismatch when the provider speaks of another amount.
 */
export async function recordTruth(
  tx: Queries,
  paymentId: string,
  truth: Truth,
  now: Date,
): Promise<OrderWithPayment | undefined> {
  const seen = await findPayment(tx, paymentId)
  if (!seen) return undefined
  await lockCart(tx, seen.order.cartId)
  const locked = await findPayment(tx, paymentId)
  const ended = EVENTS[truth.kind]
  if (!locked || !ended) return locked
  const event = ended === 'abandoned' && isOverdue(locked, now) ? 'expired' : ended
  if (truth.kind === 'succeeded' && truth.amountCents !== locked.payment.amountCents) {
    throw new Problem('amount_mismatch', `Payment ${paymentId} is about another amount.`)
  }
  const reason = truth.kind === 'declined' ? truth.reason : null
  await applyPaymentEvent(tx, locked, event, now, { reason })
  await tx.update(payments).set({ providerOpen: false }).where(eq(payments.id, paymentId))
  return findPayment(tx, paymentId)
}
