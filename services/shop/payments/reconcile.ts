import { isPlaced } from '../../../shared/orders'
import { and, asc, eq, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Queries } from '../../database/open'
import { unitsNeeded } from '../domain/order'
import type { PaymentEvent } from '../domain/order-state'
import type { ShopContext } from '../routes/context'
import { lockCart, readCart } from '../store/carts'
import { findOrder, findPayment, type OrderWithPayment, type Payment } from '../store/orders'
import { isOverdue } from '../store/overdue'
import { applyPaymentEvent } from '../store/payment-events'
import { hasLostPromoUse } from '../store/promo-codes'
import { payments } from '../store/schema'
import { lockStock } from '../store/stock'
import { isClockConfirmed } from '../store/upkeep-clock'
import type { ProviderReport, ProviderState } from './adapter'
import { isProviderDown } from './call-provider'
import { discrepancyOf, noteDiscrepancy } from './provider-reports'
import { providerOf, usesPage } from './providers'

/** How long a provider's answer counts as fresh while a cart is read repeatedly, in ms. */
const FRESH_MS = 1_000
/** How many payments one round of upkeep checks. */
const ROUND = 100

const IS_LIVE = inArray(payments.status, ['pending', 'authorised'])

/**
 * Requests the state of a payment from its provider when the cart is read: at most once a second, and once after the time
 * limit. A provider that cannot be reached is only logged, so that the cart stays readable. Returns whether something may have
 * changed.
 */
export async function reconcileWhileReading(
  shop: ShopContext,
  payment: Payment,
  now: Date,
  log: FastifyBaseLogger,
): Promise<boolean> {
  if (!payment.providerOpen) return false
  const isStale = or(
    isNull(payments.checkedAt),
    lt(payments.checkedAt, new Date(now.getTime() - FRESH_MS)),
    and(lte(payments.expiresAt, now), lt(payments.checkedAt, payments.expiresAt)),
  )
  const claimed = await shop.database
    .update(payments)
    .set({ checkedAt: now })
    .where(and(eq(payments.id, payment.id), isStale))
    .returning({ id: payments.id })
  return claimed.length > 0 && reconcileOrLog(shop, payment, now, log)
}

/** Requests the state of every payment that may have changed at its provider. */
export async function reconcileAll(shop: ShopContext, now: Date, log: FastifyBaseLogger): Promise<void> {
  const open = await shop.database
    .select()
    .from(payments)
    .where(eq(payments.providerOpen, true))
    .orderBy(sql`${payments.checkedAt} nulls first`, asc(payments.createdAt))
    .limit(ROUND)
  for (const payment of open) {
    await shop.database.update(payments).set({ checkedAt: now }).where(eq(payments.id, payment.id))
    await reconcileOrLog(shop, payment, now, log)
  }
}

/** Closes the pages of replaced payments, so that nobody pays twice. */
export async function closeReplacedPages(
  shop: ShopContext,
  orderNumber: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const left = await shop.database
    .select()
    .from(payments)
    .where(and(eq(payments.orderNumber, orderNumber), eq(payments.providerOpen, true), not(IS_LIVE)))
  for (const payment of left) await reconcileOrLog(shop, payment, new Date(), log)
}

/**
 * Resolves a charge whose answer was lost, because it blocks another payment: the provider cancels it, or reports that it
 * happened, and the outcome is recorded. Throws payment_provider_unavailable while the outcome is unknown.
 */
export async function cancelCharge(shop: ShopContext, cartId: string): Promise<void> {
  const { orderNumber } = await readCart(shop.database, cartId)
  const payment = (await findOrder(shop.database, orderNumber))?.payment
  if (payment?.status !== 'authorised' || isPlaced(payment.method, payment.status)) return
  await reconcile(shop, payment, 'close', new Date())
}

async function reconcileOrLog(
  shop: ShopContext,
  payment: Payment,
  now: Date,
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    const isOver =
      payment.expiresAt !== null && payment.expiresAt <= now && (await isClockConfirmed(shop.database, now))
    const isLive = (payment.status === 'pending' || payment.status === 'authorised') && !isOver
    await reconcile(shop, payment, isLive ? 'read' : 'close', now)
    return true
  } catch (error) {
    // callProvider has already logged a provider that could not be reached.
    if (!isProviderDown(error)) {
      log.warn({ err: error, payment: payment.id }, 'A provider’s report on a payment could not be stored')
    }
    return false
  }
}

async function reconcile(
  { database, providers }: ShopContext,
  { id, method, providerId }: Payment,
  question: 'read' | 'close',
  now: Date,
): Promise<void> {
  if (!usesPage(method) || !providerId) return
  const status = providers.of(method)?.status
  if (!status) return
  const state = await status[question](providerId)
  await database.transaction((tx) =>
    recordProviderState(tx, id, { provider: providerOf(method), state }, now),
  )
}

const EVENTS: Readonly<Partial<Record<ProviderState['kind'], PaymentEvent>>> = {
  succeeded: 'succeeded',
  declined: 'declined',
  abandoned: 'abandoned',
}

/**
 * Records a provider's report on a payment, requested or not. Returns the payment after that; undefined for an unknown payment.
 * A report that does not fit the payment changes nothing, and is stored for the shop's owner.
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
    // The provider's final state would be the same next time.
    if (problem === 'wrong_amount' || problem === 'wrong_currency') await expectNothing(tx, paymentId)
    return locked
  }
  const event = await adjustEvent(tx, locked, ended, now)
  const reason = state.kind === 'declined' ? state.reason : null
  await applyPaymentEvent(tx, locked, event, now, { reason })
  await expectNothing(tx, paymentId)
  return findPayment(tx, paymentId)
}

/** The event that a provider's report means for the order in its current state. */
async function adjustEvent(
  tx: Queries,
  found: OrderWithPayment,
  event: PaymentEvent,
  now: Date,
): Promise<PaymentEvent> {
  if (event === 'abandoned' && isOverdue(found, now)) return 'expired'
  if (event !== 'succeeded' || found.payment.snapshot.promoCode === null) return event
  await lockStock(tx, [...found.order.stockTaken, ...unitsNeeded(found.payment.snapshot.lines)])
  return (await hasLostPromoUse(tx, found, now)) ? 'too_little' : event
}

/** Notes that the provider's state of this payment is final. */
const expectNothing = (tx: Queries, paymentId: string) =>
  tx.update(payments).set({ providerOpen: false }).where(eq(payments.id, paymentId))
