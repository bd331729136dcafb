import { INTERESTS, type Interest, type LeadKind, type RentalTerm } from '../../shared/leads/options'

/** The fields that hold one text each, by the names under which they are sent. */
type LeadTexts = {
  first_name: string
  last_name: string
  email: string
  phone: string
  turnover: string
  intention: string
  machines: string
  rental_term: RentalTerm
  /** Days: `2026-11-27`. */
  start_date: string
  end_date: string
  months: string
}

/** What was typed, chosen and ticked. A sales form leaves the fields of a rental as they are. */
export type LeadValues = LeadTexts & { products: Interest[]; unsure: boolean }

export type LeadField = Exclude<keyof LeadValues, 'unsure'>

/** Where the captcha is: not asked for, to be completed, completed, or not to be had. */
export type CaptchaState = 'none' | 'waiting' | 'answered' | 'refused'

/** What a form holds. Only the answers are kept as a draft. */
export type FormValues = LeadValues & { captcha: CaptchaState }

export const EMPTY_TEXTS: LeadTexts = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  turnover: '',
  intention: '',
  machines: '',
  rental_term: 'event',
  start_date: '',
  end_date: '',
  months: '',
}

export const EMPTY_LEAD: LeadValues = { ...EMPTY_TEXTS, products: [], unsure: false }

/** In the order of the rental form, which asks for all of them. */
export const LEAD_LABELS: Readonly<Record<LeadField, string>> = {
  rental_term: 'For how long',
  machines: 'How many machines',
  start_date: 'From when',
  end_date: 'Until when',
  months: 'How many months',
  products: 'Products',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email address',
  phone: 'Phone number',
  turnover: 'Estimated monthly turnover',
  intention: 'What brings you to us',
}

/** The question over the boxes. */
export const INTERESTS_QUESTION = {
  sales: 'What would you like to talk about?',
  rental: 'Which machine?',
} as const satisfies Record<LeadKind, string>

/** Fields that stand beside each other where there is room. */
export type FieldLine = readonly LeadField[]

const WHO: readonly FieldLine[] = [
  ['first_name', 'last_name'],
  ['email', 'phone'],
  ['turnover', 'intention'],
]
const PRODUCTS: FieldLine = ['products']
const RENTAL: Readonly<Record<RentalTerm, readonly FieldLine[]>> = {
  event: [['rental_term'], ['machines', 'start_date', 'end_date']],
  months: [['rental_term'], ['machines', 'start_date', 'months']],
}

/**
 * What a form asks for, in lines. How something is rented decides over its end; a product that is asked about from the start is
 * not asked for.
 */
export const linesOf = (
  kind: LeadKind,
  { rental_term: term }: Pick<LeadValues, 'rental_term'>,
  product?: Interest,
): readonly FieldLine[] => {
  if (kind === 'rental') return [...RENTAL[term], PRODUCTS, ...WHO]
  return product ? WHO : [...WHO, PRODUCTS]
}

/** What an editor has chosen as the product that is asked about. */
export const interestOf = (product: string | undefined): Interest | undefined =>
  INTERESTS.sales.find((interest) => interest === product)
