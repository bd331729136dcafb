import { isRecord, textsOf } from '../forms/draft'
import { versioned } from '../platform/versioned'
import { EMPTY_LEAD, EMPTY_TEXTS, type LeadValues } from './fields'
import { INTERESTS, RENTAL_TERMS } from '../../shared/leads/options'

/** Reads what storage holds. Storage can be old, edited or broken: what does not fit is dropped, never trusted. */
export const readDraft = (stored: unknown): LeadValues | undefined => {
  if (!isRecord(stored)) return undefined
  const texts = textsOf(EMPTY_TEXTS, stored)
  const term = RENTAL_TERMS.find(({ value }) => value === texts.rental_term)?.value
  const kept: readonly unknown[] = Array.isArray(stored['products']) ? stored['products'] : []
  return {
    ...texts,
    rental_term: term ?? EMPTY_TEXTS.rental_term,
    products: INTERESTS.sales.filter((interest) => kept.includes(interest)),
    unsure: stored['unsure'] === true,
  }
}

/** Who somebody is lies here until the tab is closed: others may use this browser after. Both forms share it. */
const DRAFT = versioned({
  key: 'leadDraft',
  area: 'session',
  empty: EMPTY_LEAD,
  parse: readDraft,
  version: 1,
})

export const draftOfLead = DRAFT.read
/** Keeps the answers, and nothing else of what a form holds. */
export const keepLead = (values: LeadValues): void => void DRAFT.write(readDraft(values) ?? EMPTY_LEAD)
export const clearLead = DRAFT.clear
