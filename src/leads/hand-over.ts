import { linesOf, LEAD_LABELS, type LeadField } from './fields'
import { INTENTIONS, MONTHS, RENTAL_TERMS, type LeadKind } from '../../shared/leads/options'
import type { Lead } from './schema'

/** The subject of a message about a lead. */
export const SUBJECTS = {
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

/** Each field's label with the answer in words, in the order of the form. */
export const answersInWords = (kind: LeadKind, lead: Lead): (readonly [label: string, answer: string])[] =>
  linesOf(kind, { rental_term: lead.rental_term ?? 'event' })
    .flat()
    .map((field) => [LEAD_LABELS[field], answerOf(field, lead)])

/** A lead as a message that its writer sends: the address of a link that opens it in the browser's email app. */
export const mailOf = (mailbox: string, kind: LeadKind, lead: Lead): string => {
  const lines = answersInWords(kind, lead).map(([label, answer]) => `${label}: ${answer}`)
  const subject = `${SUBJECTS[kind]}: ${lead.first_name ?? ''} ${lead.last_name ?? ''}`.trim()
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
