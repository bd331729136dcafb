import type { ShopCart } from '../../../shared/orders'

export type ContactInfo = NonNullable<ShopCart['contact_info']>

export const EMPTY_CONTACT: ContactInfo = { email: '', first_name: '', last_name: '', phone: '' }

/** The labels, in the order of the form. */
export const CONTACT_LABELS: Readonly<Record<keyof ContactInfo, string>> = {
  email: 'Email address',
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone number',
}
