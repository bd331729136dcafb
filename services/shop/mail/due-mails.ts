import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { SELLER } from '../domain/seller'
import type { leads, waitlistEntries } from '../store/schema'
import type { Letter } from './letter'
import { DELIVERY_MS, domainOf, type Message, oneLine } from './message'
import type { ClaimedMail, MailOptions } from './outbox'
import { renderHtml } from './render-html'
import { renderText } from './render-text'

// The mails about orders, the waitlist and leads share how they are claimed and how a letter becomes a message.

/** How long a mail is reserved for the process that claimed it, in ms. */
export const CLAIM_MS = 3 * DELIVERY_MS
/** How many mails one process claims at a time; they are sent in parallel. */
export const BATCH = 5

/** The tables of which each row is a mail to send. */
type MailTable = typeof leads | typeof waitlistEntries

type ClaimedRow<Table extends MailTable> = Pick<ClaimedMail, 'attempts' | 'markSent' | 'markUnsent'> & {
  row: Table['$inferSelect']
}

/** Claims the due rows of a table. */
export async function claimRows<Table extends MailTable>(
  database: Queries,
  table: Table,
  now: Date,
): Promise<ClaimedRow<Table>[]> {
  // Their columns for the outbox are the same, but Drizzle has no types for a choice of tables.
  const mails = table as typeof leads
  const { id, attempts, nextAttemptAt, sentAt } = mails
  const rows = await database.transaction(async (tx) => {
    const due = await tx
      .select({ id })
      .from(mails)
      .where(lte(nextAttemptAt, now))
      .orderBy(asc(nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map((row) => row.id)
    return tx
      .update(mails)
      .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
      .where(inArray(id, ids))
      .returning()
  })
  return rows.map((row) => ({
    row,
    attempts: row.attempts,
    async markSent(at) {
      const sent = { sentAt: at, nextAttemptAt: null, lastError: null }
      await database.update(mails).set(sent).where(eq(id, row.id))
    },
    async markUnsent(result) {
      const isOurs = and(eq(id, row.id), eq(attempts, row.attempts), isNull(sentAt))
      await database.update(mails).set(result).where(isOurs)
    },
  }))
}

/** A letter as a mail from the shop. `id`: the part of its Message-ID before the @. Replies go to the shop's own address. */
export const toMessage = (
  letter: Letter,
  { mailer: { from }, helpEmail = SELLER.email }: Pick<MailOptions, 'mailer' | 'helpEmail'>,
  { id, ...rest }: Pick<Message, 'id' | 'date' | 'to'> & Partial<Message>,
): Message => ({
  id: `${id}@${domainOf(from)}`,
  from,
  replyTo: { name: SELLER.name, address: helpEmail },
  subject: oneLine(letter.subject),
  text: renderText(letter),
  html: renderHtml(letter),
  ...rest,
})
