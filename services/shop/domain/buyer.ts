import type { Province } from '../../../shared/contact-details'
import { clean } from '../../../shared/clean-input'
import type { Login } from '../payments/method-rules'

/** Who orders, so that the same person is the same however they type; null where it is not known. */
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

/** Mailboxes of this provider ignore full stops, and its two domains are one. */
const GMAIL = ['gmail.com', 'googlemail.com']

/** The mailbox behind an address: case does not matter, and what follows a plus sign is the owner's own label. */
export function mailboxOf(email: string): string {
  const typed = clean.email(email).toLowerCase()
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  const [name = ''] = typed.slice(0, at).split('+')
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** The door that a courier rings at: without punctuation, in one case. */
const doorOf = ({ street, complex = '', postal_code: code }: Address): string =>
  [street, complex, code].map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')).join('/')

/** Who asks for something, as far as the connection tells. */
export interface Caller {
  login: Login
  /** Stands for the visitor's address; null for this machine, which is no visitor. */
  visitor: string | null
  /** Tries the shop out on this machine: whoever that is orders under one name as often as they like. */
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
