/** A company registration number in capitals without spaces; twelve digits alone get their slashes. */
export const normaliseRegistrationNumber = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^(\d{4})(\d{6})(\d{2})$/, '$1/$2/$3')

const CURRENT = /^(19|20)\d{2}\/\d{6}\/\d{2}$/
/** Companies of before 2011 still use them: 98/12345/07, CK98/12345/23, CK1998/012345/23. */
const OLDER = /^(\d{2}\/\d{5,6}|CK\d{2}\/\d{5,6}|CK(19|20)\d{2}\/\d{6})\/\d{2}$/

/** YYYY/NNNNNN/NN, or one of the older forms. Takes a normalised number. */
export const isRegistrationNumber = (number: string): boolean => CURRENT.test(number) || OLDER.test(number)
