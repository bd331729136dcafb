import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/open'
import { toRand } from '../../shared/money'
import { payments } from '../shop/store/schema'
import { standinCharges, standinSessions, standinWebhooks } from '../shop/payments/standin/schema'

/** Payments of every method, those on a page with what the embedded provider knows of them; amounts in rand. */
export async function readPayments(queries: Queries, limit: number): Promise<Record<string, unknown>[]> {
  const charges = queries
    .select({ sessionId: standinCharges.sessionId, number: sql<string>`count(*)`.as('number') })
    .from(standinCharges)
    .groupBy(standinCharges.sessionId)
    .as('charges')
  const events = queries
    .select({ sessionId: standinWebhooks.sessionId, sent: sql<string>`sum(attempts)`.as('sent') })
    .from(standinWebhooks)
    .groupBy(standinWebhooks.sessionId)
    .as('events')
  const rows = await queries
    .select({ payment: payments, session: standinSessions, charges: charges.number, sent: events.sent })
    .from(payments)
    .leftJoin(standinSessions, eq(standinSessions.id, payments.providerId))
    .leftJoin(charges, eq(charges.sessionId, payments.providerId))
    .leftJoin(events, eq(events.sessionId, payments.providerId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
  return rows.map(({ payment, session, charges: number, sent }) => ({
    id: payment.id,
    order_number: payment.orderNumber,
    method: payment.method,
    status: payment.status,
    reason: payment.reason,
    amount: toRand(payment.amountCents),
    provider: session?.provider ?? null,
    provider_id: payment.providerId,
    provider_status: session?.status ?? null,
    charges: Number(number ?? 0),
    events_sent: Number(sent ?? 0),
    card_last_four: session?.cardLastFour ?? null,
    bank: session?.bank ?? null,
    instalment_plan: payment.instalmentPlan && {
      instalment: toRand(payment.instalmentPlan.instalment),
      number: payment.instalmentPlan.number,
      first_payment_on: payment.instalmentPlan.firstPaymentOn,
    },
    expires_at: payment.expiresAt?.toISOString() ?? null,
    created_at: payment.createdAt.toISOString(),
    updated_at: payment.updatedAt.toISOString(),
  }))
}
