// The rules of the shop API (services/shop/domain/identity.ts), asked here while the merchant still looks at the field.
// services/shop/domain/rules-agree.test.ts holds the two together.

export type IdType = 'sa_id_number' | 'foreign_passport'

/** An ID or passport number without what people put between its parts. */
export const normaliseIdNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** YYMMDD without a century: every day of the 1900s is one of the 2000s too, so one century tells a real date. */
const beginsWithDate = (digits: string): boolean => {
  const [year = 0, month = 0, day = 0] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)))
  const date = new Date(Date.UTC(2000 + year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Every second digit from the right doubled, a sum of ten counted as one (Luhn), over all thirteen. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const saIdNumberProblem = (number: string): string | undefined => {
  if (!/^\d{13}$/.test(number)) return 'ID number must have 13 digits'
  if (!beginsWithDate(number)) return 'An ID number begins with a date of birth. Check the first six digits.'
  if (!/[01]/.test(number.charAt(10))) return 'The eleventh digit of an ID number is 0 or 1. Check it.'
  return passesLuhn(number) ? undefined : 'One digit of this ID number is wrong. Compare it with your ID.'
}

/** Why a normalised number cannot be one of this type, as a sentence; undefined when it can. */
export const idNumberProblem = (type: IdType, number: string): string | undefined => {
  if (type === 'sa_id_number') return saIdNumberProblem(number)
  const isPassport = /^(?=.*\d)[A-Z\d]{6,9}$/.test(number)
  return isPassport ? undefined : 'Passport number must have 6 to 9 letters and digits'
}
