import { bigint, boolean, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { standins } from '../../../standins/kit/received'
import type { PaymentProviderName } from '../providers'
import type { Outcome } from './test-cards'

// The tables of services/database/migrations/002_payments_standin.sql, 004_payments.sql and 025_standins.sql.

const moment = (name: string) => timestamp(name, { withTimezone: true })
const cents = (name: string) => bigint(name, { mode: 'number' })

export type SessionStatus = 'created' | 'awaiting_pin' | 'tokenised' | 'succeeded' | 'failed' | 'cancelled'
/** `card` is charged on the page; `token` stores the card, which a call charges; `bank` is an instant EFT. */
export type SessionKind = 'card' | 'token' | 'bank'

export const standinSessions = standins.table('sessions', {
  id: text('id').primaryKey(),
  provider: text('provider').$type<PaymentProviderName>().notNull(),
  kind: text('kind').$type<SessionKind>().notNull(),
  idempotencyKey: text('idempotency_key'),
  amountCents: cents('amount_cents').notNull(),
  successUrl: text('success_url'),
  cancelUrl: text('cancel_url'),
  failureUrl: text('failure_url'),
  metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
  status: text('status').$type<SessionStatus>().notNull(),
  cardLastFour: text('card_last_four'),
  cardOutcome: text('card_outcome').$type<Outcome>(),
  bank: text('bank'),
  failureReason: text('failure_reason'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const standinCharges = standins.table('charges', {
  id: text('id').primaryKey(),
  sessionId: text('session_id').notNull(),
  idempotencyKey: text('idempotency_key'),
  amountCents: cents('amount_cents').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const standinWebhooks = standins.table('webhooks', {
  id: text('id').primaryKey(),
  sessionId: text('session_id').notNull(),
  provider: text('provider').$type<PaymentProviderName>().notNull(),
  body: text('body').notNull(),
  attempts: integer('attempts').notNull(),
  nextAttemptAt: moment('next_attempt_at'),
  deliveredAt: moment('delivered_at'),
  lastError: text('last_error'),
  copies: integer('copies').notNull().default(0),
})

/** Of services/database/migrations/009_provider_outages.sql and 013_provider_outages.sql. */
export const standinOutages = standins.table(
  'outages',
  {
    orderNumber: text('order_number').notNull(),
    provider: text('provider').$type<PaymentProviderName | 'any'>().notNull(),
    calls: integer('calls').notNull(),
    answerLost: boolean('answer_lost').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.provider] })],
)

/** Of services/database/migrations/010_provider_event_faults.sql. */
export const standinEventFaults = standins.table('event_faults', {
  orderNumber: text('order_number').primaryKey(),
  delayMs: integer('delay_ms').notNull(),
  copies: integer('copies').notNull(),
})

export type Outage = typeof standinOutages.$inferSelect
export type EventFault = typeof standinEventFaults.$inferSelect
export type Session = typeof standinSessions.$inferSelect
