import {
  linesOf,
  LEAD_LABELS,
  type LeadField,
  INTENTIONS,
  MONTHS,
  RENTAL_TERMS,
  type LeadKind,
} from './fields'
import type { Lead } from './rules'

/** The subject of an email about a lead. */
export const SUBJECTS = {
  sales: 'Please call me back',
  rental: 'Card machines to rent',
} as const satisfies Record<LeadKind, string>

const OPTIONS: Readonly<Partial<Record<LeadField, readonly { value: string; label: string }[]>>> = {
  intention: INTENTIONS,
  rental_term: RENTAL_TERMS,
  months: MONTHS,
}

/** An answer in the words of its form. */
const answerOf = (field: LeadField, lead: Lead): string => {
  if (field === 'products')
    return [...(lead.products ?? []), ...(lead.unsure ? ['Not sure yet'] : [])].join(', ')
  const value = lead[field] ?? ''
  return OPTIONS[field]?.find((option) => option.value === value)?.label ?? value
}

/** The label and the answer of each field, in the order of the form. */
export const answersInWords = (kind: LeadKind, lead: Lead): (readonly [label: string, answer: string])[] =>
  linesOf(kind, { rental_term: lead.rental_term ?? 'event' })
    .flat()
    .map((field) => [LEAD_LABELS[field], answerOf(field, lead)])

/** The `mailto:` address of an email with the answers, which the visitor sends. */
export const mailOf = (mailbox: string, kind: LeadKind, lead: Lead): string => {
  const lines = answersInWords(kind, lead).map(([label, answer]) => `${label}: ${answer}`)
  const subject = `${SUBJECTS[kind]}: ${lead.first_name ?? ''} ${lead.last_name ?? ''}`.trim()
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
