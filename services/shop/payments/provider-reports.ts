import { desc } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import type { Payment } from '../store/orders'
import type { ProviderReport, ProviderState } from './adapter'
import { type PaymentProviderName, providerOf, usesPage } from './providers'

/** The currency of all payments. */
const CURRENCY = 'ZAR'

/** The part of a provider's report that does not fit the shop's payment. */
type DiscrepancyProblem =
  | 'unknown_payment'
  | 'wrong_provider'
  | 'wrong_page'
  | 'wrong_currency'
  | 'wrong_amount'

/**
 * The first part that does not fit; undefined when all parts do. A provider may only report its own payments, on the page that
 * the shop opened, and a payment of the requested amount. Missing parts count as fitting.
 */
export function discrepancyOf(
  { method, providerId, amountCents }: Pick<Payment, 'method' | 'providerId' | 'amountCents'>,
  { provider, pageId, state }: ProviderReport,
): DiscrepancyProblem | undefined {
  if (!usesPage(method) || providerOf(method) !== provider) return 'wrong_provider'
  if (pageId !== undefined && providerId !== null && pageId !== providerId) return 'wrong_page'
  if (state.kind !== 'succeeded') return undefined
  if ((state.currency ?? CURRENCY) !== CURRENCY) return 'wrong_currency'
  return state.amountCents === amountCents ? undefined : 'wrong_amount'
}

/** Stores an event of a payment provider; false when it was stored before. */
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

/** Stores a report that does not fit, for the shop's owner; the same report again changes nothing. */
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

// The tables of services/database/migrations/019_provider_words.sql.

const cents = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
)

export const paymentDiscrepancies = pgTable('payment_discrepancies', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  provider: text('provider').$type<PaymentProviderName>().notNull(),
  problem: text('problem').$type<DiscrepancyProblem>().notNull(),
  paymentId: text('payment_id').notNull(),
  orderNumber: text('order_number'),
  outcome: text('outcome').$type<ProviderState['kind']>().notNull(),
  reportedCents: cents('reported_cents'),
  reportedCurrency: text('reported_currency'),
  expectedCents: cents('expected_cents'),
  notedAt: moment('noted_at').notNull(),
})
