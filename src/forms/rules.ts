import { string } from 'yup'
import { EMAIL_TEST } from '../platform/email-address'
import { isPhone, normalisePhone } from '../platform/phone'

// Without React: the shop judges what it is sent by the same rules (services/shop/domain/lead.ts).

/** The rule of one line of text that has to be there, in the messages of spec 5. */
export const line = (label: string, max: number) =>
  string().trim().required(`${label} required`).max(max, `${label} has more than ${max} characters`)

/** Rule and messages of the lead form (spec 5), which every form says alike. */
export const emailRule = string()
  .trim()
  .required('Email address required')
  .test(EMAIL_TEST)
  .max(80, 'Email address has more than 80 characters')

/**
 * Rule and messages of the lead form (spec 5): 27 and nine digits, judged after normalising, so `082 123 4567` passes.
 */
export const phoneRule = string()
  .transform((typed: string) => normalisePhone(typed))
  .required('Phone number required')
  .test('phone', 'Valid S.A phone number required', (phone) => phone === '' || isPhone(phone))
