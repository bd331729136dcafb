import { isPlaced } from '../../../shared/orders'
import { and, asc, eq, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Queries } from '../../database/open'
import { unitsNeeded } from '../domain/order'
import type { PaymentEvent } from '../domain/order-state'
import { Problem } from '../domain/problem'
import type { ShopContext } from '../routes/context'
import { lockCart, readCart } from '../store/carts'
import { findOrder, findPayment, type OrderWithPayment, type Payment } from '../store/orders'
import { isOverdue } from '../store/overdue'
import { applyPaymentEvent } from '../store/payment-events'
import { hasLostItsUse } from '../store/promo-codes'
import { payments } from '../store/schema'
import { lockStock } from '../store/stock'
import { isClockConfirmed } from '../store/upkeep-clock'
import type { ProviderReport, ProviderState } from './adapter'
import { discrepancyOf, noteDiscrepancy } from './provider-reports'
import { providerOf, usesPage } from './providers'

/** How long an answer of the provider counts as fresh when a cart is read again and again, in ms. */
const FRESH_MS = 1_000
/** How many payments one round of upkeep asks about. */
const ROUND = 100

const IS_LIVE = inArray(payments.status, ['pending', 'authorised'])

/**
 * Asks the provider about the payment of a cart that is being read, at most once a second, and once when the time is over.
 * A provider that cannot be reached must not keep anybody from reading: that is only logged. Answers whether there may be news.
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

/** Asks the providers about every payment of which they may have news. */
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

/** Closes the pages of payments that another one has replaced, so that nobody pays on two of them. */
export async function closeLeftPages(
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
 * A charge whose answer never came stands in the way of another payment. The provider cancels it, or says that it
 * happened; either is recorded. Throws payment_provider_unavailable while that cannot be known.
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
    // A provider that could not be reached has left its line in the log.
    if (!(error instanceof Problem && error.code === 'payment_provider_unavailable')) {
      log.warn({ err: error, payment: payment.id }, 'What a provider said about a payment could not be kept')
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
