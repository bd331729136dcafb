import type { Province } from '../../../shared/contact-details'
import type { ShopCart } from '../../../shared/orders'

export type Address = NonNullable<ShopCart['address']>

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

/** The labels, in the order of the form. */
export const ADDRESS_LABELS: Readonly<Record<keyof AddressDraft, string>> = {
  street: 'Street address',
  complex: 'Complex or building (optional)',
  suburb: 'Suburb',
  city: 'City or town',
  province: 'Province',
  postal_code: 'Postal code',
}

/** The draft that stands for a saved address. */
export const fromAddress = (address: Address): AddressDraft => ({ ...EMPTY_ADDRESS, ...address })
