// Pure: the shop API judges by the same rules (services/shop/domain/signup-details.ts).

/** Spec 3, ID types. */
export const ID_TYPES = ['sa_id_number', 'foreign_passport'] as const
export type IdType = (typeof ID_TYPES)[number]

/** From this age on somebody may contract alone (Children's Act 38 of 2005, section 17). */
const ADULT_YEARS = 18

/** The day `YYYYMMDD` as `YYYY-MM-DD`; undefined for one that there never was. */
const realDay = (digits: string): string | undefined => {
  const day = digits.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}

/**
 * When the owner of a number was born, `YYYY-MM-DD`. It begins with YYMMDD and does not say which century: it is the later one in
 * which the day has been, so that nobody is born in the future or is older than 99.
 */
const birthday = (number: string, today: string): string | undefined =>
  ['20', '19']
    .map((century) => realDay(century + number.slice(0, 6)))
    .find((day) => day !== undefined && day <= today)

/** The day somebody has to be born on, or before it, to be of age today. Days in order are texts in order. */
const lastAdultBirthday = (today: string): string =>
  String(Number(today.slice(0, 4)) - ADULT_YEARS) + today.slice(4)

/** Every second digit from the right doubled, a sum of ten counted as one (Luhn), over all thirteen. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const saIdNumberProblem = (number: string, today: string): string | undefined => {
  if (!/^\d{13}$/.test(number)) return 'ID number must have 13 digits'
  const born = birthday(number, today)
  if (!born) return 'An ID number begins with a date of birth. Check the first six digits.'
  // Citizens, permanent residents, refugees.
  if (!/[012]/.test(number.charAt(10))) return 'The eleventh digit of an ID number is 0, 1 or 2. Check it.'
  if (!passesLuhn(number)) return 'One digit of this ID number is wrong. Compare it with your ID.'
  return born <= lastAdultBirthday(today)
    ? undefined
    : 'You have to be 18 or older to sign up. If you are, check the date of birth in the first six digits.'
}

/**
 * Why a cleaned number cannot be one of this type, as a sentence; undefined when it can. A form can ask for no more than that: whose
 * number it is, FICA has verified with documents or the population register (decision 073).
 * @param today in South Africa, `YYYY-MM-DD`
 */
export const idNumberProblem = (type: IdType, number: string, today: string): string | undefined => {
  if (type === 'sa_id_number') return saIdNumberProblem(number, today)
  const isPassport = /^(?=.*\d)[A-Z\d]{6,9}$/.test(number)
  return isPassport ? undefined : 'Passport number must have 6 to 9 letters and digits'
}
