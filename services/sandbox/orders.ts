import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../database/open'
import { toRand } from '../../shared/money'
import { orders, payments } from '../shop/store/schema'

/** Orders with what was bought, by whom and how it is paid; amounts in rand. */
export async function readOrders(queries: Queries, limit: number): Promise<Record<string, unknown>[]> {
  const method = queries
    .selectDistinctOn([payments.orderNumber], { orderNumber: payments.orderNumber, method: payments.method })
    .from(payments)
    .orderBy(payments.orderNumber, desc(eq(payments.status, 'complete')), desc(payments.createdAt))
    .as('latest_payment')
  const rows = await queries
    .select({ order: orders, method: method.method })
    .from(orders)
    .leftJoin(method, eq(method.orderNumber, orders.number))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
  return rows.map(({ order, method: paidBy }) => ({
    number: order.number,
    status: order.status,
    method: paidBy,
    total: toRand(order.snapshot.totals.total),
    items: order.snapshot.lines.map((line) => ({
      [line.kind === 'product' ? 'sku' : 'bundle_code']: line.code,
      name: line.name,
      quantity: line.quantity,
      unit_price: toRand(line.unitPriceCents),
      line_total: toRand(line.lineTotalCents),
    })),
    promo_code: order.snapshot.promoCode,
    contact: order.snapshot.contactInfo,
    address: order.snapshot.address,
    delivery: order.snapshot.delivery,
    shortfall: order.shortfall,
    cart_id: order.cartId,
    placed_at: order.placedAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  }))
}
