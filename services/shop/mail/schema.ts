import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { OrderMail } from '../domain/order-mail'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The outbox; services/database/migrations/007_order_mails.sql says what the columns mean. */
export const orderMails = pgTable('order_mails', {
  transitionId: bigint('transition_id', { mode: 'number' }).primaryKey(),
  orderNumber: text('order_number').notNull(),
  kind: text('kind').$type<OrderMail>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at'),
  sentAt: moment('sent_at'),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull(),
})
