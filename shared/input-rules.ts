import { string, ValidationError, type StringSchema } from 'yup'
import { clean, type InputKind } from './clean-input'
import { INVALID_EMAIL, isEmailAddress, isPhone, MOST_CHARACTERS } from './contact-details'
import { isRegistrationNumber } from './official-numbers'

// Without React: site and shop judge by the same rules.

/** A text field of a kind: the text is cleaned before any rule judges it. */
export const typed = (kind: InputKind) => string().transform((text: string) => clean[kind](text))

/** One line of text that may be left empty. */
export const optionalLine = (label: string, max: number) =>
  typed('text').max(max, `${label}: shorten it to ${max} characters`)

/** One required line of text, with the messages of spec 5. */
export const line = (label: string, max: number) => optionalLine(label, max).required(`${label} required`)

/** Rule and messages of the lead form (spec 5), the same in every form. */
export const emailRule = typed('email')
  .required('Email address required')
  .test('email', INVALID_EMAIL, (email) => !email || isEmailAddress(email))
  .max(MOST_CHARACTERS.email, `Email address: shorten it to ${MOST_CHARACTERS.email} characters`)

/** Rule and messages of the lead form (spec 5): 27 and nine digits once it is cleaned, so `082 123 4567` passes. */
export const phoneRule = typed('phone')
  .required('Phone number required')
  .test('phone', 'Valid S.A phone number required', (phone) => phone === '' || isPhone(phone))

export const registrationNumberRule = typed('registrationNumber')
  .required('Company registration number required')
  .test(
    'form',
    'Company registration number must look like 2023/123456/07',
    (number) => number === '' || isRegistrationNumber(number),
  )

/** The first thing that a rule finds wrong with a text, as a sentence; undefined when the text passes. */
export const problemOf = (rule: StringSchema, text: string): string | undefined => {
  try {
    rule.validateSync(text, { abortEarly: false })
    return undefined
  } catch (error) {
    if (error instanceof ValidationError) return error.errors[0]
    throw error
  }
}
