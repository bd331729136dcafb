import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../database/open'
import { toRand } from '../shop/domain/money'
import { payments } from '../shop/store/schema'
import { standinCheckouts } from '../standins/payments/schema'

/** Payments of every method, card payments with what the embedded provider knows of them; amounts in rand. */
export async function readPayments(queries: Queries, limit: number): Promise<Record<string, unknown>[]> {
  const rows = await queries
    .select({ payment: payments, provider: standinCheckouts })
    .from(payments)
    .leftJoin(standinCheckouts, eq(standinCheckouts.id, payments.providerId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
  return rows.map(({ payment, provider }) => ({
    id: payment.id,
    order_number: payment.orderNumber,
    method: payment.method,
    status: payment.status,
    reason: payment.reason,
    amount: toRand(payment.amountCents),
    checkout_id: payment.providerId,
    checkout_status: provider?.status ?? null,
    card_last_four: provider?.cardLastFour ?? null,
    expires_at: payment.expiresAt?.toISOString() ?? null,
    created_at: payment.createdAt.toISOString(),
    updated_at: payment.updatedAt.toISOString(),
  }))
}
