import type { RemoteCart } from './order-facts'

export type ContactInfo = NonNullable<RemoteCart['contact_info']>

export const EMPTY_CONTACT: ContactInfo = { first_name: '', last_name: '', email: '', phone: '' }

export const CONTACT_LABELS: Readonly<Record<keyof ContactInfo, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email address',
  phone: 'Phone number',
}
