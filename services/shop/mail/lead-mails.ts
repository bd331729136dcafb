import { answersInWords, SUBJECTS } from '../../../shared/leads/words'
import { sha256 } from '../../auth/tokens'
import { SELLER } from '../domain/seller'
import { openAnswers } from '../store/leads'
import { leads } from '../store/schema'
import { claimRows, toMessage } from './due-mails'
import type { ClaimMails, MailOptions } from './outbox'
import { isName, isPlainAddress, type Message, oneLine } from './message'

type Row = typeof leads.$inferSelect

/** The mails to sales about leads that no CRM received, for the outbox. */
export const claimLeadMails: ClaimMails = async (options, now) => {
  const claimed = await claimRows(options.database, leads, now)
  return claimed.map(({ row, ...claim }) => ({
    ...claim,
    createdAt: row.createdAt,
    about: { lead: row.id, mail: row.form },
    table: 'leads',
    write: async () => write(options, row),
  }))
}

/** The mail's reply address is the sender's of the lead, so that sales can answer directly. */
function write(options: MailOptions, row: Row): Message {
  const { helpEmail = SELLER.email, personalDataKey } = options
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
  return toMessage(letter, options, {
    id: `lead.${sha256(row.id)}`,
    date: row.createdAt,
    to: { name: SELLER.name, address: helpEmail },
    ...(isPlainAddress(email) && { replyTo: { name: isName(name) ? oneLine(name) : '', address: email } }),
  })
}
