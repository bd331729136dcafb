import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import type { Mailbox, Mailer } from '../../shop/mail/message'
import { standinMails } from './schema'

/** A mail server for development: it keeps what it is given, one of each Message-ID, for `/sandbox/`. */
export const embeddedMailer = (database: Queries, from: Mailbox): Mailer => ({
  from,
  async deliver({ id, date, from: sender, replyTo, to, subject, text, html }) {
    const written = { sender: inFull(sender), replyTo: inFull(replyTo), recipient: inFull(to) }
    const mail = { messageId: id, ...written, subject, text, html, sentAt: date, receivedAt: new Date() }
    await database.insert(standinMails).values(mail).onConflictDoNothing()
  },
})

const inFull = ({ name, address }: Mailbox): string => (name ? `${name} <${address}>` : address)

type KeptMail = typeof standinMails.$inferSelect

/** The mails that were kept, newest first. */
export const readMails = (queries: Queries, limit: number): Promise<KeptMail[]> =>
  queries
    .select()
    .from(standinMails)
    .orderBy(desc(standinMails.receivedAt), desc(standinMails.sentAt))
    .limit(limit)

export const findMail = async (queries: Queries, messageId: string): Promise<KeptMail | undefined> =>
  (await queries.select().from(standinMails).where(eq(standinMails.messageId, messageId)))[0]
