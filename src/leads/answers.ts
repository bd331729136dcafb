import { textsOf } from '../forms/draft'
import { EMPTY_TEXTS, linesOf } from './fields'
import type { LeadKind } from '../../shared/leads/options'
import type { Lead } from './schema'

type Answers = Readonly<Record<string, string | number | boolean>>

/** What a lead answers, by field, for those who measure it (spec 7, "Analytics events"). Products are one text. */
export const answersOf = (kind: LeadKind, lead: Lead): Answers => {
  const asked = linesOf(kind, { rental_term: lead.rental_term ?? 'event' }).flat()
  const answers = asked.map((field) => {
    const value = lead[field] ?? ''
    return [field, typeof value === 'string' ? value : value.join(', ')]
  })
  return { ...Object.fromEntries(answers), unsure: lead.unsure ?? false }
}

/** Those of its answers that are texts, by field, as they are sent: trimmed, the phone in one way. */
export const textsOfLead = (lead: Lead): Readonly<Record<string, string>> => textsOf(EMPTY_TEXTS, lead)
