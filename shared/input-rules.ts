import { string } from 'yup'
import { clean, type InputKind } from './clean-input'
import { EMAIL_TEST } from './email-address'
import { isPhone } from './phone'

// Without React: the shop judges what it is sent by the same rules (services/shop/domain/lead.ts).

/** What is typed into a field of a kind: cleaned before any rule judges it. */
export const typed = (kind: InputKind) => string().transform((text: string) => clean[kind](text))

/** The rule of one line of text that may be left empty. */
export const optionalLine = (label: string, max: number) =>
  typed('text').max(max, `${label} has more than ${max} characters`)

/** The rule of one line of text that has to be there, in the messages of spec 5. */
export const line = (label: string, max: number) => optionalLine(label, max).required(`${label} required`)

/** Rule and messages of the lead form (spec 5), which every form says alike. */
export const emailRule = typed('email')
  .required('Email address required')
  .test(EMAIL_TEST)
  .max(80, 'Email address has more than 80 characters')

/** Rule and messages of the lead form (spec 5): 27 and nine digits, judged once it is cleaned, so `082 123 4567` passes. */
export const phoneRule = typed('phone')
  .required('Phone number required')
  .test('phone', 'Valid S.A phone number required', (phone) => phone === '' || isPhone(phone))
