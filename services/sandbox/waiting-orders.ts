import { desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/open'
import { toRand } from '../../shared/money'
import type { Suspicion } from '../shop/domain/suspicion'
import { orders, payments, products } from '../shop/store/schema'
import { IS_WAITING, readHeld } from '../shop/store/waiting-orders'

/** What the shop's owner reads. */
const REASONS: Readonly<Record<Suspicion, string>> = {
  many_from_visitor: 'This visitor has other orders that are not paid',
  many_from_mailbox: 'This mailbox has other orders that are not paid',
  many_from_phone: 'This phone number has other orders that are not paid',
  many_to_address: 'Other orders to this address are not paid',
  much_of_stock: 'Unpaid orders would hold more than half of a product',
  large_quantity: 'A very large quantity',
}

/** Orders that stand and wait for their money, why nobody vouches for some, and how long their goods are kept. */
export async function readWaitingOrders(queries: Queries, limit: number): Promise<Record<string, unknown>[]> {
  const rows = await queries
    .select({ order: orders, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.number, payments.orderNumber))
    .where(IS_WAITING)
    .orderBy(desc(payments.createdAt), desc(orders.number))
    .limit(limit)
  return rows.map(({ order, payment }) => ({
    number: order.number,
    method: payment.method,
    total: toRand(payment.amountCents),
    placed_at: payment.createdAt.toISOString(),
    kept_until: payment.expiresAt?.toISOString() ?? null,
    confirmed_at: payment.confirmedAt?.toISOString() ?? null,
    suspicious_because: payment.suspicions.map((suspicion) => REASONS[suspicion]).join('. '),
    holds: order.stockTaken,
    contact: order.snapshot.contactInfo,
    address: order.snapshot.address,
  }))
}

/** How much of each product waiting orders hold; `held_unconfirmed` of it by orders that nobody confirmed. */
export async function readStockHeld(queries: Queries, limit: number): Promise<Record<string, unknown>[]> {
  const held = (await readHeld(queries)).slice(0, limit)
  const skus = held.map(({ sku }) => sku)
  const rows = skus.length ? await queries.select().from(products).where(inArray(products.sku, skus)) : []
  return held.map(({ sku, held: units, unconfirmed }) => ({
    sku,
    name: rows.find((product) => product.sku === sku)?.name ?? sku,
    in_stock: rows.find((product) => product.sku === sku)?.stock ?? null,
    held: units,
    held_unconfirmed: unconfirmed,
  }))
}
