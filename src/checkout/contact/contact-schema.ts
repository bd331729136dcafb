import { object } from 'yup'
import { emailRule, line, phoneRule } from '../../../shared/input-rules'

/** What is sent to the shop: cleaned, the phone as 27 and nine digits. */
export const contactSchema = object({
  first_name: line('First name', 40),
  last_name: line('Last name', 80),
  email: emailRule,
  phone: phoneRule,
})
