import { desc, eq } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import type { Mailbox, Mailer } from '../../shop/mail/message'
import { receivedLog, standins } from '../kit/received'

// The table of services/database/migrations/007_order_mails.sql.

const moment = (name: string) => timestamp(name, { withTimezone: true })

const mails = standins.table('mails', {
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

/** The mails that shoppers would have got. A Message-ID is stored once. */
export const MAILS = receivedLog(mails, {
  name: 'mail',
  title: 'Mail',
  columns: ['subject', 'to', 'date'],
  newestFirst: [desc(mails.receivedAt), desc(mails.sentAt)],
  fields: {
    to: mails.recipient,
    subject: mails.subject,
    date: mails.sentAt,
    from: mails.sender,
    reply_to: mails.replyTo,
    message_id: mails.messageId,
    received_at: mails.receivedAt,
    text: mails.text,
    html: mails.html,
  },
  pages: {
    fields: { html: 'Read the mail', text: 'Read it as plain text' },
    address: ({ message_id: id }, field) => `mail/${encodeURIComponent(String(id))}/${field}`,
  },
})

/** A mail server for development, which stores every mail for `/sandbox/`. */
export const embeddedMailer = (database: Queries, from: Mailbox): Mailer => ({
  from,
  async deliver({ id, date, from: sender, replyTo, to, subject, text, html }) {
    const written = { sender: inFull(sender), replyTo: inFull(replyTo), recipient: inFull(to) }
    const mail = { messageId: id, ...written, subject, text, html, sentAt: date, receivedAt: new Date() }
    await MAILS.store(database, [mail])
  },
})

const inFull = ({ name, address }: Mailbox): string => (name ? `${name} <${address}>` : address)

/** Both parts of a mail. */
export const findMail = async (
  queries: Queries,
  messageId: string,
): Promise<{ text: string; html: string } | undefined> =>
  (await queries.select().from(mails).where(eq(mails.messageId, messageId)))[0]
