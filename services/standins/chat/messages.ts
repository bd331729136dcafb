import { desc } from 'drizzle-orm'
import { bigint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import { standins } from '../schema'

// The table of services/database/migrations/027_help_standins.sql.

const chatMessages = standins.table('chat_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversation: text('conversation').notNull(),
  text: text('text').notNull(),
  email: text('email'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

type ChatMessage = typeof chatMessages.$inferSelect

export async function keepMessage(queries: Queries, message: Omit<ChatMessage, 'id'>): Promise<void> {
  await queries.insert(chatMessages).values(message)
}

/** What visitors wrote, newest first. */
export const readMessages = (queries: Queries, limit: number): Promise<ChatMessage[]> =>
  queries.select().from(chatMessages).orderBy(desc(chatMessages.id)).limit(limit)
