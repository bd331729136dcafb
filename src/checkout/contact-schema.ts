import { object, string } from 'yup'
import { EMAIL_TEST } from '../platform/email-address'
import { isPhone, normalisePhone } from '../platform/phone'
import type { ContactInfo } from './contact-info'

export const emailSchema = string()
  .trim()
  .required('Email address required')
  .test(EMAIL_TEST)
  .max(80, 'Email address has more than 80 characters')

/** Rules and messages of spec 5. The phone is judged after normalising, so `082 123 4567` passes. */
export const contactSchema = object({
  first_name: string()
    .trim()
    .required('First name required')
    .max(40, 'First name has more than 40 characters'),
  last_name: string().trim().required('Last name required').max(80, 'Last name has more than 80 characters'),
  email: emailSchema,
  phone: string()
    .transform((typed: string) => normalisePhone(typed))
    .required('Phone number required')
    .test('phone', 'Valid S.A phone number required', (phone) => phone === '' || isPhone(phone)),
})

/** What is sent to the shop: trimmed, the phone as 27 and nine digits. Throws a yup ValidationError on an invalid draft. */
export const toContactInfo = (draft: ContactInfo): ContactInfo => contactSchema.validateSync(draft)
