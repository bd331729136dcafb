import type { Province } from '../../../shared/contact-details'
import { clean } from '../../../shared/clean-input'
import type { Login } from '../payments/method-rules'

/** The buyer in a normal form, so that the same person is recognised however they type; null where unknown. */
export interface Buyer {
  mailbox: string | null
  phone: string | null
  deliveredTo: string | null
}

export const buyerOf = (contact: ContactInfo | null, address: Address | null): Buyer => ({
  mailbox: contact && mailboxOf(contact.email),
  phone: contact && clean.phone(contact.phone),
  deliveredTo: address && doorOf(address),
})

/** Gmail ignores full stops in addresses, and its two domains are equivalent. */
const GMAIL = ['gmail.com', 'googlemail.com']

/** The normal form of an email address: lower case, without the label after a plus sign. */
export function mailboxOf(email: string): string {
  const typed = clean.email(email).toLowerCase()
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  const [name = ''] = typed.slice(0, at).split('+')
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** The normal form of a delivery address: without punctuation, in lower case. */
const doorOf = ({ street, complex = '', postal_code: code }: Address): string =>
  [street, complex, code].map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')).join('/')

/** Who sends a request, as far as the connection shows. */
export interface Caller {
  login: Login
  /** A keyed hash of the visitor's address; null for this machine. */
  visitor: string | null
  /** Whether somebody tries the shop out on this machine: such a caller may place any number of orders. */
  isTryingOut: boolean
}

export interface ContactInfo {
  first_name: string
  last_name: string
  email: string
  /** Normalised: 27 and nine digits. */
  phone: string
}

export interface Address {
  street: string
  complex?: string
  suburb: string
  city: string
  province: Province
  postal_code: string
}
