// As in the shop API (services/shop/domain/registration-number.ts).

/** A company registration number in capitals without spaces; twelve digits alone get their slashes. */
export const normaliseRegistrationNumber = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^(\d{4})(\d{6})(\d{2})$/, '$1/$2/$3')

const CURRENT = /^(19|20)\d{2}\/\d{6}\/\d{2}$/
const OLDER = /^(\d{2}\/\d{5,6}|CK\d{2}\/\d{5,6}|CK(19|20)\d{2}\/\d{6})\/\d{2}$/

/** YYYY/NNNNNN/NN, or one of the older forms. Takes a normalised number. */
export const isRegistrationNumber = (number: string): boolean => CURRENT.test(number) || OLDER.test(number)

/** A sentence when the number has one of the forms of before 2011, which is accepted. Takes it as typed. */
export const registrationNumberWarning = (typed: string): string | undefined =>
  OLDER.test(normaliseRegistrationNumber(typed))
    ? 'This is an older form of the number. If your papers have one like 2023/123456/07, use that.'
    : undefined
