import { clean } from './clean-input'
import type { ID_TYPES } from './signup-options'

export type IdType = (typeof ID_TYPES)[number]['value']

/** The age at which people may sign contracts alone (Children's Act 38 of 2005, section 17). */
const ADULT_YEARS = 18

/** The day `YYYYMMDD` as `YYYY-MM-DD`; undefined for a day that no calendar has. */
const realDay = (digits: string): string | undefined => {
  const day = digits.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}

/**
 * The date of birth in an ID number, `YYYY-MM-DD`. The number begins with YYMMDD and leaves the century open: this takes the latest
 * one in which the day is past, so nobody is born in the future or older than 99.
 */
const birthday = (number: string, today: string): string | undefined =>
  ['20', '19']
    .map((century) => realDay(century + number.slice(0, 6)))
    .find((day) => day !== undefined && day <= today)

/** The last date of birth of somebody who is of age today. Days in this form can be compared as texts. */
const lastAdultBirthday = (today: string): string =>
  String(Number(today.slice(0, 4)) - ADULT_YEARS) + today.slice(4)

/** The Luhn check over all thirteen digits: every second one from the right counts double, less 9 where that has two digits. */
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
  // For citizens, permanent residents and refugees.
  if (!/[012]/.test(number.charAt(10))) return 'The eleventh digit of an ID number is 0, 1 or 2. Check it.'
  if (!passesLuhn(number)) return 'One digit of this ID number is wrong. Compare it with your ID.'
  return born <= lastAdultBirthday(today)
    ? undefined
    : 'You have to be 18 or older to sign up. If you are, check the date of birth in the first six digits.'
}

/**
 * Why a cleaned number cannot be one of this type, as a sentence; undefined when it can be. A form can check no more: FICA wants the
 * owner of the number verified by documents or the population register (decision 073).
 * @param today in South Africa, `YYYY-MM-DD`
 */
export const idNumberProblem = (type: IdType, number: string, today: string): string | undefined => {
  if (type === 'sa_id_number') return saIdNumberProblem(number, today)
  const isPassport = /^(?=.*\d)[A-Z\d]{6,9}$/.test(number)
  return isPassport ? undefined : 'Passport number must have 6 to 9 letters and digits'
}

const CURRENT = /^(19|20)\d{2}\/\d{6}\/\d{2}$/
/** Companies older than 2011 still use these forms: 98/12345/07, CK98/12345/23, CK1998/012345/23. */
const OLDER = /^(\d{2}\/\d{5,6}|CK\d{2}\/\d{5,6}|CK(19|20)\d{2}\/\d{6})\/\d{2}$/

/** Whether a cleaned number is YYYY/NNNNNN/NN, or has one of the older forms. */
export const isRegistrationNumber = (number: string): boolean => CURRENT.test(number) || OLDER.test(number)

/** A sentence when a number, as typed, has one of the older forms, which are accepted. */
export const registrationNumberWarning = (typed: string): string | undefined =>
  OLDER.test(clean.registrationNumber(typed))
    ? 'This is an older form of the number. If your papers have one like 2023/123456/07, use that.'
    : undefined

/** Why a cleaned VAT number is wrong, as a sentence: SARS issues ten digits, the first a 4. It is optional, so it may be empty. */
export const vatNumberProblem = (number: string): string | null =>
  number === '' || /^4\d{9}$/.test(number) ? null : 'A VAT number has ten digits and starts with a 4'
