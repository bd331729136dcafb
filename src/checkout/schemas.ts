import { emailRule, line, phoneRule, optionalLine, typed } from '../../shared/input-rules'
import { object, string } from 'yup'
import { PROVINCES, type Province } from '../../shared/contact-details'
import { isPostalCode } from './shipping/postal-code'
import { isOrderNumber } from '../../shared/orders'
import { vatNumberProblem } from '../../shared/official-numbers'

/** What is sent to the shop: cleaned, the phone as 27 and nine digits. */
export const contactSchema = object({
  first_name: line('First name', 40),
  last_name: line('Last name', 80),
  email: emailRule,
  phone: phoneRule,
})

/** What is sent to the shop: cleaned, without an empty complex. The lengths are the shop API's. */
export const addressSchema = object({
  street: line('Street address', 120),
  complex: optionalLine('Complex or building', 120).transform((complex: string) => complex || undefined),
  suburb: line('Suburb', 80),
  city: line('City or town', 80),
  province: string<Province>().oneOf(PROVINCES, 'Province required').required('Province required'),
  postal_code: typed('postalCode')
    .required('Postal code required')
    .test('digits', 'Postal code must have 4 digits', (code) => code === '' || isPostalCode(code)),
})

/** What opens an order. */
export const lookupSchema = object({
  number: typed('orderNumber')
    .required('Order number required')
    .test('number', 'An order number is ZA and digits, such as ZA10000001', isOrderNumber),
  email: emailRule,
})

/** The business that an invoice names. The lengths are the shop API's. */
export const recipientSchema = object({
  name: optionalLine('Business name', 120),
  address: optionalLine('Business address', 300),
  vat_number: typed('vatNumber').test('vat', (number = '', { createError }) => {
    const message = vatNumberProblem(number)
    return message ? createError({ message }) : true
  }),
})
