import type { Queries } from '../database/open'
import { toRand } from '../../shared/money'
import { readDiscrepancies } from '../shop/payments/provider-events'

/** What providers said that does not fit the payment the shop asked for; amounts in rand. */
export async function readDiscrepancyRecords(
  queries: Queries,
  limit: number,
): Promise<Record<string, unknown>[]> {
  const rows = await readDiscrepancies(queries, limit)
  return rows.map((row) => ({
    problem: row.problem,
    provider: row.provider,
    outcome: row.outcome,
    payment_id: row.paymentId,
    order_number: row.orderNumber,
    reported_amount: row.reportedCents === null ? null : toRand(row.reportedCents),
    reported_currency: row.reportedCurrency,
    expected_amount: row.expectedCents === null ? null : toRand(row.expectedCents),
    noted_at: row.notedAt.toISOString(),
  }))
}
