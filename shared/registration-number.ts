import { clean } from './clean-input'

// The shop API judges by these rules, too (services/shop/domain/signup-details.ts).

const CURRENT = /^(19|20)\d{2}\/\d{6}\/\d{2}$/
/** Companies of before 2011 still use them: 98/12345/07, CK98/12345/23, CK1998/012345/23. */
const OLDER = /^(\d{2}\/\d{5,6}|CK\d{2}\/\d{5,6}|CK(19|20)\d{2}\/\d{6})\/\d{2}$/

/** YYYY/NNNNNN/NN, or one of the older forms. Takes a cleaned number. */
export const isRegistrationNumber = (number: string): boolean => CURRENT.test(number) || OLDER.test(number)

/** A sentence when the number has one of the forms of before 2011, which is accepted. Takes it as typed. */
export const registrationNumberWarning = (typed: string): string | undefined =>
  OLDER.test(clean.registrationNumber(typed))
    ? 'This is an older form of the number. If your papers have one like 2023/123456/07, use that.'
    : undefined
