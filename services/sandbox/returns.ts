import { desc } from 'drizzle-orm'
import type { Queries } from '../database/open'
import { readReturnLines } from '../shop/store/order-returns'
import { orderReturns } from '../shop/store/schema'

/** What shoppers asked to send back, and why. */
export async function readReturnRecords(queries: Queries, limit: number): Promise<Record<string, unknown>[]> {
  const requests = await queries
    .select()
    .from(orderReturns)
    .orderBy(desc(orderReturns.transitionId))
    .limit(limit)
  const withLines = await readReturnLines(queries, requests)
  return withLines.map(({ reference, orderNumber, reason, details, outcome, requestedAt, lines }) => ({
    reference,
    order_number: orderNumber,
    reason,
    wants: outcome,
    details,
    requested_at: requestedAt.toISOString(),
    items: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
  }))
}
