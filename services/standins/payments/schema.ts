import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

// The tables of services/database/migrations/002_payments_standin.sql.

const moment = (name: string) => timestamp(name, { withTimezone: true })

export type CheckoutStatus = 'created' | 'awaiting_pin' | 'succeeded' | 'failed'

export const standinCheckouts = pgTable('standin_checkouts', {
  id: text('id').primaryKey(),
  idempotencyKey: text('idempotency_key'),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  failureUrl: text('failure_url').notNull(),
  metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
  status: text('status').$type<CheckoutStatus>().notNull(),
  cardLastFour: text('card_last_four'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const standinWebhooks = pgTable('standin_webhooks', {
  id: text('id').primaryKey(),
  checkoutId: text('checkout_id').notNull(),
  body: text('body').notNull(),
  attempts: integer('attempts').notNull(),
  nextAttemptAt: moment('next_attempt_at'),
  deliveredAt: moment('delivered_at'),
  lastError: text('last_error'),
})

export type Checkout = typeof standinCheckouts.$inferSelect
