import { versioned } from '../platform/persisted'
import { isRecord, textsOf } from '../forms/draft'
import {
  EMPTY_LEAD,
  EMPTY_TEXTS,
  INTERESTS,
  linesOf,
  RENTAL_TERMS,
  type Interest,
  type LeadKind,
  type LeadValues,
} from '../../shared/leads/fields'
import type { Lead } from '../../shared/leads/rules'

/** Reads what storage holds. It can be old, edited or broken, so whatever does not fit is dropped. */
export const readDraft = (stored: unknown): LeadValues | undefined => {
  if (!isRecord(stored)) return undefined
  const texts = textsOf(EMPTY_TEXTS, stored)
  const term = RENTAL_TERMS.find(({ value }) => value === texts.rental_term)?.value
  const products: readonly unknown[] = Array.isArray(stored['products']) ? stored['products'] : []
  return {
    ...texts,
    rental_term: term ?? EMPTY_TEXTS.rental_term,
    products: INTERESTS.sales.filter((interest) => products.includes(interest)),
    unsure: stored['unsure'] === true,
  }
}

/** Both forms share one draft. It is personal, and others may use this browser, so it ends with the tab. */
const DRAFT = versioned({
  key: 'leadDraft',
  area: 'session',
  empty: EMPTY_LEAD,
  parse: readDraft,
  version: 1,
})

export const readLead = DRAFT.read
/** Stores the answers, and nothing else that a form holds. */
export const storeLead = (values: LeadValues): void => void DRAFT.write(readDraft(values) ?? EMPTY_LEAD)
export const clearLead = DRAFT.clear

/** The values of a form's fields that differ from what the server wrote. */
const readForm = (form: HTMLFormElement): Partial<LeadValues> => {
  const typed = new FormData(form)
  const texts = Object.entries(EMPTY_TEXTS).flatMap(([name, empty]) => {
    const value = typed.get(name)
    return typeof value === 'string' && value !== empty ? [[name, value]] : []
  })
  const ticked = typed.getAll('products')
  return {
    ...(Object.fromEntries(texts) as Partial<LeadValues>),
    ...(ticked.length > 0 && { products: INTERESTS.sales.filter((interest) => ticked.includes(interest)) }),
    ...(typed.has('unsure') && { unsure: true }),
  }
}

/**
 * The values a form starts with: those typed into the page before its code was loaded, else the draft.
 * @param product preset by the page
 */
export const startingValues = (form: HTMLFormElement, kind: LeadKind, product?: Interest): LeadValues => {
  const values = { ...readLead(), ...readForm(form) }
  if (product) return { ...values, products: [product], unsure: false }
  const offered: readonly Interest[] = INTERESTS[kind]
  return { ...values, products: values.products.filter((interest) => offered.includes(interest)) }
}

/** The answers of a lead by field, for analytics (spec 7, "Analytics events"). The products are one text. */
export const answersOf = (
  kind: LeadKind,
  lead: Lead,
): Readonly<Record<string, string | number | boolean>> => {
  const fields = linesOf(kind, { rental_term: lead.rental_term ?? 'event' }).flat()
  const answers = fields.map((field) => {
    const value = lead[field] ?? ''
    return [field, typeof value === 'string' ? value : value.join(', ')]
  })
  return { ...Object.fromEntries(answers), unsure: lead.unsure ?? false }
}
