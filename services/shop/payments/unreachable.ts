import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import type { PaymentMethod } from './methods'
import { payments, paymentTransitions } from '../store/schema'

/** How long a provider that was down for an order is the second choice for it, in ms. */
const LATELY_MS = 60_000

/** The methods by which an order could not be paid lately, because their provider was down. */
export async function unreachableLately(
  queries: Queries,
  orderNumber: string | null,
  now: Date,
): Promise<PaymentMethod[]> {
  if (orderNumber === null) return []
  const found = await queries
    .selectDistinct({ method: payments.method })
    .from(paymentTransitions)
    .innerJoin(payments, eq(payments.id, paymentTransitions.paymentId))
    .where(
      and(
        eq(paymentTransitions.orderNumber, orderNumber),
        eq(paymentTransitions.event, 'unreachable'),
        gt(paymentTransitions.happenedAt, new Date(now.getTime() - LATELY_MS)),
      ),
    )
  return found.map(({ method }) => method)
}
