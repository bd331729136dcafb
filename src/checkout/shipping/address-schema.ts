import { object, string } from 'yup'
import { line } from '../../forms'
import { PROVINCES, type Province } from './address'
import { isPostalCode } from './postal-code'

/** What is sent to the shop: trimmed, without an empty complex. The lengths are the shop API's. */
export const addressSchema = object({
  street: line('Street address', 120),
  complex: string()
    .trim()
    .transform((complex: string) => complex || undefined)
    .max(120, 'Complex or building has more than 120 characters'),
  suburb: line('Suburb', 80),
  city: line('City or town', 80),
  province: string<Province>().oneOf(PROVINCES, 'Province required').required('Province required'),
  postal_code: string()
    .trim()
    .required('Postal code required')
    .test('digits', 'Postal code must have 4 digits', (code) => code === '' || isPostalCode(code)),
})
