import { text, timestamp } from 'drizzle-orm/pg-core'
import { standins } from '../schema'

// The table of services/database/migrations/007_order_mails.sql.

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const standinMails = standins.table('mails', {
  messageId: text('message_id').primaryKey(),
  sender: text('sender').notNull(),
  replyTo: text('reply_to').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  sentAt: moment('sent_at').notNull(),
  receivedAt: moment('received_at').notNull(),
})
