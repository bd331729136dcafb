/** Which lead form. */
export type LeadKind = 'sales' | 'rental'

/** Sales per month, in the words of spec 9, which the CRM expects. */
export const TURNOVERS = [
  'less than R10,000',
  'R10,000 - R50,000',
  'R50,000 - R100,000',
  'R100,000 - R200,000',
  'R200,000 - R500,000',
  'R500,000 - R1,000,000',
  'R1,000,000 +',
] as const

/** Spec 9, "Intention options". */
export const INTENTIONS = [
  { value: 'new_to_card_payments', label: 'New to card payments' },
  { value: 'switching_provider', label: 'Switching to Yoco' },
  { value: 'backup_or_events', label: 'Going to use Yoco as a backup' },
] as const

const MACHINES = ['Khumo', 'Khumo Print', 'Neo Touch'] as const

/** The products that a lead can ask about (spec 3, "Sales lead form"), and those that can be rented. */
export const INTERESTS = {
  sales: [...MACHINES, 'Gateway', 'Link', 'Invoices', 'Point of sale', 'Xero integration'],
  rental: MACHINES,
} as const satisfies Record<LeadKind, readonly string[]>

export type Interest = (typeof INTERESTS)['sales'][number]

/** A rental runs by the day, for an event, or by the month. */
export const RENTAL_TERMS = [
  { value: 'event', label: 'For an event', note: 'Your dates. A month is the least' },
  { value: 'months', label: 'By the month', note: 'For as long as you need it' },
] as const

export type RentalTerm = (typeof RENTAL_TERMS)[number]['value']

/** The most machines in one rental. */
export const MOST_MACHINES = 50

/** How many months a rental can run. */
export const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '1 month' : `${at + 1} months`,
}))

/** The fields that hold one text each, by the names under which they are sent. */
export const EMPTY_TEXTS = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  turnover: '',
  intention: '',
  machines: '',
  rental_term: 'event' as RentalTerm,
  /** Days: `2026-11-27`. */
  start_date: '',
  end_date: '',
  months: '',
}

/** The answers as typed, chosen and ticked. A sales form leaves the fields of a rental empty. */
export type LeadValues = typeof EMPTY_TEXTS & { products: Interest[]; unsure: boolean }

export type LeadField = Exclude<keyof LeadValues, 'unsure'>

export const EMPTY_LEAD: LeadValues = { ...EMPTY_TEXTS, products: [], unsure: false }

/** In the order of the rental form, which shows all of them. */
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

/** The question above the checkboxes for products. */
export const INTERESTS_QUESTION = {
  sales: 'What would you like to talk about?',
  rental: 'Which machine?',
} as const satisfies Record<LeadKind, string>

/** Fields that stand side by side where there is room. */
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
 * The fields of a form, line by line. The rental term decides whether the rental ends on a date or after some months.
 * @param product preset by the page, so that the form does not ask for products
 */
export const linesOf = (
  kind: LeadKind,
  { rental_term: term }: Pick<LeadValues, 'rental_term'>,
  product?: Interest,
): readonly FieldLine[] => {
  if (kind === 'rental') return [...RENTAL[term], PRODUCTS, ...WHO]
  return product ? WHO : [...WHO, PRODUCTS]
}

/** The product that an editor has preset, if it is one of those on offer. */
export const interestOf = (product: string | undefined): Interest | undefined =>
  INTERESTS.sales.find((interest) => interest === product)
