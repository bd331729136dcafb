import { and, eq, inArray } from 'drizzle-orm'
import { type FulfilmentStep, isPlaced } from '../../../shared/orders'
import type { Queries } from '../../database/open'
import { nextFulfilment, paysOnDelivery } from '../domain/fulfilment'
import type { State } from '../domain/order-state'
import { isDelivered } from '../domain/totals'
import { usesPage } from '../payments/providers'
import { lockCart } from './carts'
import { readOrderRecord } from './order-record'
import { findOrder, findPayment, type OrderWithPayment } from './orders'
import { deadlineOf, isOverdue } from './overdue'
import { applyPaymentEvent } from './payment-events'
import { isUnconfirmed, recordTransition } from './payment-rows'
import { bundles, orders, payments, products } from './schema'

type ProductChange = Pick<
  typeof products.$inferInsert,
  'canBePurchased' | 'isListed' | 'stock' | 'reasonNotAvailable' | 'priceCents'
>

/** Sets the fields of a product that the back office decides. False for an unknown sku. */
export async function changeProduct(
  queries: Queries,
  sku: string,
  change: Partial<ProductChange>,
): Promise<boolean> {
  const changed = await queries.update(products).set(change).where(eq(products.sku, sku)).returning()
  return changed.length > 0
}

/** The same for a bundle, which has no stock of its own. */
export async function changeBundle(
  queries: Queries,
  code: string,
  change: Partial<Omit<ProductChange, 'stock'>>,
): Promise<boolean> {
  const changed = await queries.update(bundles).set(change).where(eq(bundles.bundleCode, code)).returning()
  return changed.length > 0
}

export interface Recorded extends State {
  number: string
}

type Outcome = Recorded | 'unknown' | 'not_possible'

/**
 * Records that the money of an EFT, a card on delivery or an order on payment terms has arrived, even late. Only a provider can
 * report the payment of its page.
 */
export const recordMoney = (database: Queries, number: string, now: Date): Promise<Outcome> =>
  change(database, number, async (tx, found) => {
    const { method } = found.payment
    if (usesPage(method) && method !== 'Payment terms') return false
    return applyPaymentEvent(tx, found, 'succeeded', now)
  })

/** Records a full refund by the original way of payment. The order is cancelled; goods that were not sent return to stock. */
export const recordRefund = (
  database: Queries,
  number: string,
  isShipped: boolean,
  now: Date,
): Promise<Outcome> =>
  change(database, number, async (tx) => {
    const paid = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderNumber, number), inArray(payments.status, ['complete', 'refund_due'])))
    for (const { id } of paid) {
      const found = await findPayment(tx, id)
      if (found) await applyPaymentEvent(tx, found, 'refunded', now, { isShipped })
    }
    return paid.length > 0
  })

/** Ends the time to pay for an order now. */
export const recordTimeOver = (database: Queries, number: string, now: Date): Promise<Outcome> =>
  change(database, number, async (tx, { order, payment }) => {
    const late = { order, payment: { ...payment, expiresAt: now } }
    if (!isOverdue(late, now)) return false
    await tx.update(payments).set({ expiresAt: now }).where(eq(payments.id, payment.id))
    return applyPaymentEvent(tx, late, deadlineOf(late), now)
  })

/** Expires an order that waits for its money, whether or not its shopper has confirmed it. */
export const recordEnd = (database: Queries, number: string, now: Date): Promise<Outcome> =>
  change(database, number, async (tx, found) => {
    const { method, status } = found.payment
    return isPlaced(method, status) && applyPaymentEvent(tx, found, 'expired', now, { reason: ENDED_BY_US })
  })

/** For the shopper. */
const ENDED_BY_US = 'We could not go on with this order, so we released what we had reserved.'

/** Locks the order's cart, applies a change and returns the order's new state. */
async function change(
  database: Queries,
  number: string,
  apply: (tx: Queries, found: OrderWithPayment) => Promise<boolean>,
): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const found = await lockOrder(tx, number)
    if (!found) return 'unknown'
    if (!(await apply(tx, found))) return 'not_possible'
    const after = (await findOrder(tx, number)) ?? found
    return { number, order: after.order.status, payment: after.payment.status }
  })
}

/** An order whose cart is locked until the transaction ends. */
async function lockOrder(tx: Queries, number: string): Promise<OrderWithPayment | null> {
  const [known] = await tx.select({ cartId: orders.cartId }).from(orders).where(eq(orders.number, number))
  if (known) await lockCart(tx, known.cartId)
  return known ? findOrder(tx, number) : null
}

type FulfilmentOutcome =
  | { kind: 'unknown' }
  /** `next`: the step that is possible now. */
  | { kind: 'not_possible'; next: FulfilmentStep | undefined }
  | { kind: 'done'; fulfilment: { step: FulfilmentStep; at: Date }[] }

/**
 * Records a step of the warehouse, which must be the next one; a repeated step changes nothing. Goods that are paid at the door
 * are paid when they are delivered.
 */
export async function fulfilOrder(
  database: Queries,
  number: string,
  step: FulfilmentStep,
  now: Date,
): Promise<FulfilmentOutcome> {
  return database.transaction(async (tx) => {
    const found = await lockOrder(tx, number)
    if (!found) return { kind: 'unknown' }
    const { fulfilment } = await readOrderRecord(tx, number)
    if (fulfilment.some((reached) => reached.step === step)) return { kind: 'done', fulfilment }
    const work = workloadOf(found, fulfilment)
    const next = nextFulfilment(work)
    if (next !== step) return { kind: 'not_possible', next }
    if (paysOnDelivery(work, step)) await applyPaymentEvent(tx, found, 'succeeded', now)
    const { order, payment } = (await findOrder(tx, number)) ?? found
    await recordTransition(tx, payment, step, { order: order.status, payment: payment.status }, now)
    return { kind: 'done', fulfilment: [...fulfilment, { step, at: now }] }
  })
}

const workloadOf = ({ order, payment }: OrderWithPayment, fulfilment: { step: FulfilmentStep }[]) => ({
  order: order.status,
  method: payment.method,
  payment: payment.status,
  isUnconfirmed: isUnconfirmed(payment),
  hasGoods: isDelivered(order.snapshot.lines),
  reached: fulfilment.map(({ step }) => step),
})
