import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { answersInWords, SUBJECTS } from '../../../shared/leads/words'
import { sha256 } from '../../auth/tokens'
import { SELLER } from '../domain/seller'
import { openAnswers } from '../store/leads'
import { leads } from '../store/schema'
import { BATCH, CLAIM_MS } from './order-mails'
import type { ClaimMails, MailOptions } from './outbox'
import { domainOf, isName, isPlainAddress, type Message, oneLine } from './message'
import { renderHtml } from './render-html'
import { renderText } from './render-text'

type Row = typeof leads.$inferSelect

/** The mails to sales about leads that no CRM received, for the outbox. */
export const claimLeadMails: ClaimMails = async (options, now) => {
  const { database } = options
  const { id, attempts, nextAttemptAt, sentAt } = leads
  const rows = await database.transaction(async (tx) => {
    const due = await tx
      .select({ id })
      .from(leads)
      .where(lte(nextAttemptAt, now))
      .orderBy(asc(nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map((lead) => lead.id)
    return tx
      .update(leads)
      .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
      .where(inArray(id, ids))
      .returning()
  })
  return rows.map((row) => ({
    attempts: row.attempts,
    createdAt: row.createdAt,
    about: { lead: row.id, mail: row.form },
    table: 'leads',
    write: async () => write(options, row),
    async markSent(at) {
      const sent = { sentAt: at, nextAttemptAt: null, lastError: null }
      await database.update(leads).set(sent).where(eq(id, row.id))
    },
    async markUnsent(result) {
      const isOurs = and(eq(id, row.id), eq(attempts, row.attempts), isNull(sentAt))
      await database.update(leads).set(result).where(isOurs)
    },
  }))
}

/** The mail's reply address is the sender's of the lead, so that sales can answer directly. */
function write({ mailer, helpEmail = SELLER.email, personalDataKey }: MailOptions, row: Row): Message {
  const { campaign, ...lead } = openAnswers(row, personalDataKey)
  const { first_name = '', last_name = '', email = '' } = lead
  const name = `${first_name} ${last_name}`
  const letter = {
    subject: `${SUBJECTS[row.form]}: ${name}`,
    preheader: 'No CRM took this request, so the shop has kept it.',
    tone: 'act' as const,
    title: SUBJECTS[row.form],
    lead: [
      'No CRM took this request, so the shop has kept it. Answer this mail, and you write to who asked.',
    ],
    parts: [
      {
        kind: 'rows' as const,
        title: 'What was asked',
        rows: [...answersInWords(row.form, lead), ...Object.entries(campaign)],
        note: `Sent on ${row.createdAt.toISOString()}, under the consent of ${row.consentVersion}.`,
      },
    ],
  }
  return {
    id: `lead.${sha256(row.id)}@${domainOf(mailer.from)}`,
    date: row.createdAt,
    from: mailer.from,
    replyTo: isPlainAddress(email)
      ? { name: isName(name) ? oneLine(name) : '', address: email }
      : { name: SELLER.name, address: helpEmail },
    to: { name: SELLER.name, address: helpEmail },
    subject: oneLine(letter.subject),
    text: renderText(letter),
    html: renderHtml(letter),
  }
}
