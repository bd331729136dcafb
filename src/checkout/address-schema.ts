import { object, string } from 'yup'
import { PROVINCES, type Address, type AddressDraft, type Province } from './address'
import { isPostalCode } from './postal-code'

const line = (label: string, max: number) =>
  string().trim().required(`${label} required`).max(max, `${label} has more than ${max} characters`)

/** The lengths are the shop API's. */
export const addressSchema = object({
  street: line('Street address', 120),
  complex: string().trim().max(120, 'Complex or building has more than 120 characters'),
  suburb: line('Suburb', 80),
  city: line('City or town', 80),
  province: string<Province>().oneOf(PROVINCES, 'Province required').required('Province required'),
  postal_code: string()
    .trim()
    .required('Postal code required')
    .test('digits', 'Postal code must have 4 digits', (code) => code === '' || isPostalCode(code)),
})

/** What is sent to the shop: trimmed, without an empty complex. Throws a yup ValidationError on an invalid draft. */
export const toAddress = (draft: AddressDraft): Address => {
  const { complex, ...address } = addressSchema.validateSync(draft)
  return complex ? { ...address, complex } : address
}
