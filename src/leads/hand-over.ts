import { linesOf, LEAD_LABELS, type LeadField } from './fields'
import { INTENTIONS, MONTHS, RENTAL_TERMS, type LeadKind } from './options'
import type { Lead } from './schema'

/** Who answers leads by mail: the seller's address, as the footer has it. */
export const SALES_MAILBOX = 'help@yoco.example'

const SUBJECTS = {
  sales: 'Please call me back',
  rental: 'Card machines to rent',
} as const satisfies Record<LeadKind, string>

const OPTIONS: Readonly<Partial<Record<LeadField, readonly { value: string; label: string }[]>>> = {
  intention: INTENTIONS,
  rental_term: RENTAL_TERMS,
  months: MONTHS,
}

/** An answer in the words in which it was given. */
const answerOf = (field: LeadField, lead: Lead): string => {
  if (field === 'products')
    return [...(lead.products ?? []), ...(lead.unsure ? ['Not sure yet'] : [])].join(', ')
  const value = lead[field] ?? ''
  return OPTIONS[field]?.find((option) => option.value === value)?.label ?? value
}

/** A lead as a message that its writer sends: the address of a link that opens it in the browser's email app. */
export const mailOf = (kind: LeadKind, lead: Lead): string => {
  const asked = linesOf(kind, { rental_term: lead.rental_term ?? 'event' }).flat()
  const lines = asked.map((field) => `${LEAD_LABELS[field]}: ${answerOf(field, lead)}`)
  const subject = `${SUBJECTS[kind]}: ${lead.first_name ?? ''} ${lead.last_name ?? ''}`.trim()
  return `mailto:${SALES_MAILBOX}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
