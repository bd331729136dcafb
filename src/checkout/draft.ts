import { type Province, PROVINCES } from '../../shared/contact-details'
import type { ShopCart } from '../../shared/orders'
import { isRecord, textsOf } from '../forms/draft'

export type ContactInfo = NonNullable<ShopCart['contact_info']>

export const EMPTY_CONTACT: ContactInfo = { email: '', first_name: '', last_name: '', phone: '' }

/** The labels, in the order of the form. */
export const CONTACT_LABELS: Readonly<Record<keyof ContactInfo, string>> = {
  email: 'Email address',
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone number',
}

export type Address = NonNullable<ShopCart['address']>

/** The address as typed: every field is a string, the province empty until it is chosen. */
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

/** The draft for a saved address. */
export const fromAddress = (address: Address): AddressDraft => ({ ...EMPTY_ADDRESS, ...address })

/** The shopper's entries, stored in this browser until the order is placed. */
export type Draft = {
  contactInfo: ContactInfo
  address: AddressDraft
  /** The chosen payment method; null before the choice. It comes from storage, so it counts only if the shop offers it. */
  paymentChoice: string | null
}

export const EMPTY_DRAFT: Draft = {
  contactInfo: EMPTY_CONTACT,
  address: EMPTY_ADDRESS,
  paymentChoice: null,
}

/** Reads what storage holds. It can be old, edited or broken, so whatever does not fit is dropped. */
export const readDraft = (stored: unknown): Draft | undefined => {
  if (!isRecord(stored)) return undefined
  const { paymentChoice } = stored
  const address = textsOf(EMPTY_ADDRESS, stored['address'])
  return {
    contactInfo: textsOf(EMPTY_CONTACT, stored['contactInfo']),
    address: PROVINCES.some((province) => province === address.province)
      ? address
      : { ...address, province: '' },
    paymentChoice: typeof paymentChoice === 'string' ? paymentChoice : null,
  }
}

const isBlank = (fields: Record<string, string>): boolean =>
  Object.values(fields).every((text) => text.trim() === '')

/** The typed values, with known ones in the empty fields. */
export const fillEmpty = <Shape extends Record<string, string>>(typed: Shape, known: Shape): Shape => {
  const blank = Object.keys(typed).filter((name) => typed[name]?.trim() === '')
  return { ...typed, ...Object.fromEntries(blank.map((name) => [name, known[name] ?? ''])) }
}

/** The typed values, or the server’s copy if nothing was typed here: another device may have begun. */
export const prefill = <Shape extends Record<string, string>>(typed: Shape, saved: Shape | null): Shape =>
  saved && isBlank(typed) ? saved : typed
