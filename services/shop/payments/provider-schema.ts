import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { PaymentProviderName } from './providers'
import type { DiscrepancyProblem } from './discrepancy'
import type { ProviderState } from './provider'

// The tables of services/database/migrations/019_provider_words.sql.

const cents = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const providerEvents = pgTable(
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
