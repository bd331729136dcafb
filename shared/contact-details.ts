import { BETWEEN_DIGITS } from './clean-input'

/** The most characters in each field, for every form and for the shop API (spec 5, "Lead form"). */
export const MOST_CHARACTERS = {
  first_name: 40,
  last_name: 80,
  /** First and last name in one field. */
  full_name: 80,
  email: 80,
  business_name: 120,
  street: 120,
  complex: 120,
  suburb: 80,
  city: 80,
  /** A postal address on one line. */
  address: 300,
} as const

/** Spec 5, to the letter. */
export const INVALID_EMAIL = 'Email must be a valid email'

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const EMAIL_ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

/**
 * Whether a trimmed text is an email address by the HTML standard and by yup, and has a dot after the @. The standard allows
 * `thandi@gmail`, which no mail can reach.
 */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text)

/** A cleaned South African number: 27, then a digit 1 to 8, then eight more (spec 5). */
export const isPhone = (cleaned: string): boolean => /^27[1-8]\d{8}$/.test(cleaned)

const GAP = `[${BETWEEN_DIGITS}]*`

/**
 * The `pattern` of a phone field that works without a script: what `clean.phone` turns into a valid number. It knows ASCII digits
 * only.
 */
export const PHONE_PATTERN = `${GAP}(0|(\\+|0${GAP}0)?${GAP}2${GAP}7${GAP}0?)${GAP}[1-8](${GAP}\\d){8}${GAP}`

/** The prefix shown before a typed number: a leading 2 gets the '+' it lacks (spec 5). */
export const phonePrefix = (typed: string): '+' | undefined => (typed.startsWith('2') ? '+' : undefined)

/** The `tel:` address of a phone number, however it is written. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Spec 3, provinces. */
export const PROVINCES = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'Northern Cape',
  'North West',
  'Western Cape',
] as const
export type Province = (typeof PROVINCES)[number]
