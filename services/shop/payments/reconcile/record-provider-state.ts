import { eq } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { unitsNeeded } from '../../domain/order'
import type { PaymentEvent } from '../../domain/order-state'
import { discrepancyOf } from '../discrepancy'
import type { ProviderReport, ProviderState } from '../provider'
import { lockCart } from '../../store/carts'
import { findPayment, type OrderWithPayment } from '../../store/orders'
import { isOverdue } from '../../store/overdue'
import { applyPaymentEvent } from '../../store/payment-events'
import { hasLostItsUse } from '../../store/promo-codes'
import { noteDiscrepancy } from '../provider-events'
import { payments } from '../../store/schema'
import { lockStock } from '../../store/stock'

const EVENTS: Readonly<Partial<Record<ProviderState['kind'], PaymentEvent>>> = {
  succeeded: 'succeeded',
  declined: 'declined',
  abandoned: 'abandoned',
}

/**
 * Writes down what a provider said about a payment, whether it was asked or told us. Answers the payment as it is then;
 * undefined for one that the shop does not know. What does not fit the payment changes nothing about it, and is kept for
 * the shop's owner.
 */
export async function recordProviderState(
  tx: Queries,
  paymentId: string,
  report: ProviderReport,
  now: Date,
): Promise<OrderWithPayment | undefined> {
  const { state } = report
  const seen = await findPayment(tx, paymentId)
  if (!seen) {
    if (state.kind === 'succeeded') await noteDiscrepancy(tx, 'unknown_payment', report, { paymentId }, now)
    return undefined
  }
  await lockCart(tx, seen.order.cartId)
  const locked = await findPayment(tx, paymentId)
  const ended = EVENTS[state.kind]
  if (!locked || !ended) return locked
  const problem = discrepancyOf(locked.payment, report)
  if (problem) {
    await noteDiscrepancy(tx, problem, report, { paymentId, payment: locked.payment }, now)
    // The provider's final state: asked again it would say the same.
    if (problem === 'wrong_amount' || problem === 'wrong_currency') await expectNothing(tx, paymentId)
    return locked
  }
  const event = await refine(tx, locked, ended, now)
  const reason = state.kind === 'declined' ? state.reason : null
  await applyPaymentEvent(tx, locked, event, now, { reason })
  await expectNothing(tx, paymentId)
  return findPayment(tx, paymentId)
}

/** What a provider's report means for the order as it is by now. */
async function refine(
  tx: Queries,
  found: OrderWithPayment,
  event: PaymentEvent,
  now: Date,
): Promise<PaymentEvent> {
  if (event === 'abandoned' && isOverdue(found, now)) return 'expired'
  if (event !== 'succeeded' || found.payment.snapshot.promoCode === null) return event
  await lockStock(tx, [...found.order.stockTaken, ...unitsNeeded(found.payment.snapshot.lines)])
  return (await hasLostItsUse(tx, found, now)) ? 'too_little' : event
}

/** The provider has no more news of this payment. */
const expectNothing = (tx: Queries, paymentId: string) =>
  tx.update(payments).set({ providerOpen: false }).where(eq(payments.id, paymentId))
