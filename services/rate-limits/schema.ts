import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

// The table of services/database/migrations; the comments there say what the columns mean.

export const tries = pgTable('tries', {
  subject: text('subject').primaryKey(),
  tries: integer('tries').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})
