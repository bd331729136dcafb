import { object, string } from 'yup'
import { MOST_CHARACTERS, PROVINCES, type Province } from '../../shared/contact-details'
import { emailRule, line, optionalLine, phoneRule, typed } from '../../shared/input-rules'
import { vatNumberProblem } from '../../shared/official-numbers'
import { isOrderNumber } from '../../shared/orders'
import { isPostalCode } from './shipping/postal-code'

// Casting typed values with these rules gives the values that the shop accepts.
export const contactSchema = object({
  first_name: line('First name', MOST_CHARACTERS.first_name),
  last_name: line('Last name', MOST_CHARACTERS.last_name),
  email: emailRule,
  phone: phoneRule,
})

/** An empty complex is left out. */
export const addressSchema = object({
  street: line('Street address', MOST_CHARACTERS.street),
  complex: optionalLine('Complex or building', MOST_CHARACTERS.complex).transform(
    (complex: string) => complex || undefined,
  ),
  suburb: line('Suburb', MOST_CHARACTERS.suburb),
  city: line('City or town', MOST_CHARACTERS.city),
  province: string<Province>().oneOf(PROVINCES, 'Province required').required('Province required'),
  postal_code: typed('postalCode')
    .required('Postal code required')
    .test('digits', 'Postal code must have 4 digits', (code) => code === '' || isPostalCode(code)),
})

/** The number and the email address that open an order. */
export const lookupSchema = object({
  number: typed('orderNumber')
    .required('Order number required')
    .test('number', 'Type it as in our mail: ZA and digits, such as ZA10000001', isOrderNumber),
  email: emailRule,
})

/** The business on an invoice. */
export const recipientSchema = object({
  name: optionalLine('Business name', MOST_CHARACTERS.business_name),
  address: optionalLine('Business address', MOST_CHARACTERS.address),
  vat_number: typed('vatNumber').test('vat', (number = '', { createError }) => {
    const message = vatNumberProblem(number)
    return message ? createError({ message }) : true
  }),
})
