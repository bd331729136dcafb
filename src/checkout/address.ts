import { object, string } from 'yup'
import type { RemoteCart } from './order-facts'
import { isPostalCode } from './postal-code'

export type Address = NonNullable<RemoteCart['address']>
export type Province = Address['province']

/** Spec 3, Enumerations. */
export const PROVINCES = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'Northern Cape',
  'North West',
  'Western Cape',
] as const satisfies readonly Province[]

/** The address as typed: every field a string, the province empty until chosen. */
export type AddressDraft = Required<Omit<Address, 'province'>> & { province: Province | '' }

export const EMPTY_ADDRESS: AddressDraft = {
  street: '',
  complex: '',
  suburb: '',
  city: '',
  province: '',
  postal_code: '',
}

export const ADDRESS_LABELS: Readonly<Record<keyof AddressDraft, string>> = {
  street: 'Street address',
  complex: 'Complex or building (optional)',
  suburb: 'Suburb',
  city: 'City or town',
  province: 'Province',
  postal_code: 'Postal code',
}

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

/** The draft that stands for a saved address. */
export const fromAddress = (address: Address): AddressDraft => ({ ...EMPTY_ADDRESS, ...address })

/** The address on up to four lines, as on a parcel. */
export const addressLines = ({ street, complex, suburb, city, province, postal_code }: Address): string[] => [
  complex ? `${complex}, ${street}` : street,
  suburb,
  `${city}, ${postal_code}`,
  province,
]
