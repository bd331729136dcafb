/** Which lead form. */
export type LeadKind = 'sales' | 'rental'

/** Sales of a month, in the words of spec 9, which the CRM knows. */
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

/** What can be asked about (spec 3, "Sales lead form"); of a rental, what can be rented. */
export const INTERESTS = {
  sales: [...MACHINES, 'Gateway', 'Link', 'Invoices', 'Point of sale', 'Xero integration'],
  rental: MACHINES,
} as const satisfies Record<LeadKind, readonly string[]>

export type Interest = (typeof INTERESTS)['sales'][number]

/** By the day for an event, or by the month. */
export const RENTAL_TERMS = [
  { value: 'event', label: 'For an event', note: 'From the first day to the last' },
  { value: 'months', label: 'By the month', note: 'For as long as you need it' },
] as const

export type RentalTerm = (typeof RENTAL_TERMS)[number]['value']

/** The most machines that are rented out at once. */
export const MOST_MACHINES = 50

/** Months for which one can rent. */
export const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '1 month' : `${at + 1} months`,
}))
