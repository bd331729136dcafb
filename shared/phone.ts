import { BETWEEN_DIGITS } from './clean-input'

/** A cleaned South African number: 27, then a digit 1 to 8, then eight more (spec 5). */
export const isPhone = (cleaned: string): boolean => /^27[1-8]\d{8}$/.test(cleaned)

const GAP = `[${BETWEEN_DIGITS}]*`

/** What `clean.phone` makes such a number of, for the `pattern` of a field that has no script; in digits of ASCII alone. */
export const PHONE_PATTERN = `${GAP}(0|(\\+|0${GAP}0)?${GAP}2${GAP}7${GAP}0?)${GAP}[1-8](${GAP}\\d){8}${GAP}`

/** The prefix shown before a typed number: a leading 2 gets the '+' it lacks (spec 5). */
export const phonePrefix = (typed: string): '+' | undefined => (typed.startsWith('2') ? '+' : undefined)

/** The address that calls a number, however it is written. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
