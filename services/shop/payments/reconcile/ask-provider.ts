import { and, asc, eq, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isPlaced } from '../../domain/order-state'
import { Problem } from '../../domain/problem'
import { providerOf, usesPage } from '../methods'
import type { ShopContext } from '../../routes/context'
import { readCart } from '../../store/carts'
import { findOrder, type Payment } from '../../store/orders'
import { payments } from '../../store/schema'
import { isClockConfirmed } from '../../store/upkeep-clock'
import { recordProviderState } from './record-provider-state'

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
