import { desc } from 'drizzle-orm'
import type { PaymentProviderName } from './providers'
import type { Queries } from '../../database/open'
import type { DiscrepancyProblem } from './discrepancy'
import type { ProviderReport } from './provider'
import type { Payment } from '../store/orders'
import { paymentDiscrepancies, providerEvents } from './provider-schema'

/** Notes an event of a payment provider; false when it was noted before. */
export async function firstTimeSeen(
  tx: Queries,
  event: { provider: PaymentProviderName; id: string; type: string },
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(providerEvents)
    .values({ ...event, receivedAt: now })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}

/** Keeps a provider's report that does not fit, for the shop's owner; the same report again changes nothing. */
export async function noteDiscrepancy(
  tx: Queries,
  problem: DiscrepancyProblem,
  { provider, state }: ProviderReport,
  about: { paymentId: string; payment?: Pick<Payment, 'orderNumber' | 'amountCents'> },
  now: Date,
): Promise<void> {
  const money = state.kind === 'succeeded' ? state : undefined
  await tx
    .insert(paymentDiscrepancies)
    .values({
      provider,
      problem,
      paymentId: about.paymentId,
      orderNumber: about.payment?.orderNumber ?? null,
      outcome: state.kind,
      reportedCents: money?.amountCents ?? null,
      reportedCurrency: money?.currency ?? null,
      expectedCents: about.payment?.amountCents ?? null,
      notedAt: now,
    })
    .onConflictDoNothing()
}

/** Newest first. */
export const readDiscrepancies = (
  queries: Queries,
  limit: number,
): Promise<(typeof paymentDiscrepancies.$inferSelect)[]> =>
  queries.select().from(paymentDiscrepancies).orderBy(desc(paymentDiscrepancies.id)).limit(limit)
