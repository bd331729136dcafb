import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { sha256 } from '../../auth/tokens'
import { SELLER } from '../domain/seller'
import { findItem } from '../store/catalogue'
import { waitlistEntries } from '../store/schema'
import { openContact } from '../store/waitlist'
import { BATCH, CLAIM_MS } from './claims'
import type { ClaimMails, MailOptions } from './claimed-mail'
import { isName } from './greetable'
import { DeliveryError, domainOf, isPlainAddress, type Message, oneLine } from './message'
import { renderHtml } from './render-html'
import { renderText } from './render-text'
import { waitlistLetter } from './waitlist-letter'

type Row = typeof waitlistEntries.$inferSelect

/** One mail for each entry of the waitlist, for the outbox: that it was noted, and how to leave. */
export const claimWaitlistMails: ClaimMails = async (options, now) => {
  const { database } = options
  const { id, attempts, nextAttemptAt, sentAt } = waitlistEntries
  const rows = await database.transaction(async (tx) => {
    const due = await tx
      .select({ id })
      .from(waitlistEntries)
      .where(lte(nextAttemptAt, now))
      .orderBy(asc(nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(waitlistEntries)
      .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
      .where(
        inArray(
          id,
          due.map((entry) => entry.id),
        ),
      )
      .returning()
  })
  return rows.map((row) => ({
    attempts: row.attempts,
    createdAt: row.createdAt,
    about: { item: row.item, mail: row.kind },
    table: 'waitlist_entries',
    write: () => write(options, row),
    async markSent(at) {
      const sent = { sentAt: at, nextAttemptAt: null, lastError: null }
      await database.update(waitlistEntries).set(sent).where(eq(id, row.id))
    },
    async markUnsent(result) {
      const isOurs = and(eq(id, row.id), eq(attempts, row.attempts), isNull(sentAt))
      await database.update(waitlistEntries).set(result).where(isOurs)
    },
  }))
}

async function write(options: MailOptions, row: Row): Promise<Message> {
  const { database, mailer, siteUrl, personalDataKey } = options
  const { name, email } = openContact(row, personalDataKey)
  if (!isPlainAddress(email)) {
    throw new DeliveryError('The entry has no address that can be written to', 'EADDRESS', true)
  }
  const item = await findItem(database, row.item)
  const leaveUrl = `${siteUrl}/shop/api/v1/waitlist/${row.id}/leave/`
  const letter = waitlistLetter({ ...row, name: item?.shortName ?? row.item }, leaveUrl)
  return {
    // Mail servers log it, and the id of an entry opens it.
    id: `waitlist.${sha256(row.id)}@${domainOf(mailer.from)}`,
    date: row.createdAt,
    from: mailer.from,
    replyTo: { name: SELLER.name, address: SELLER.email },
    to: { name: isName(name) ? oneLine(name) : '', address: email },
    subject: oneLine(letter.subject),
    text: renderText(letter),
    html: renderHtml(letter),
    unsubscribeUrl: leaveUrl,
  }
}
