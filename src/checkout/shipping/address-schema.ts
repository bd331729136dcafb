import { object, string } from 'yup'
import { line, optionalLine, typed } from '../../../shared/input-rules'
import { PROVINCES, type Province } from '../../../shared/contact-details'
import { isPostalCode } from './postal-code'

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
