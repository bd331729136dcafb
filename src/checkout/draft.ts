import { EMPTY_ADDRESS, PROVINCES, type AddressDraft } from './address'
import { EMPTY_CONTACT, type ContactInfo } from './contact-info'
import type { PaymentMethod } from './payment-methods'

/** What a shopper typed and chose, kept in this browser until the order is placed. */
export type Draft = { contactInfo: ContactInfo; address: AddressDraft; paymentMethod: PaymentMethod }

export const EMPTY_DRAFT: Draft = {
  contactInfo: EMPTY_CONTACT,
  address: EMPTY_ADDRESS,
  paymentMethod: 'Credit Card (Checkout)',
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The texts of `stored` under the names of `empty`; anything else stays empty. */
const texts = <Shape extends Record<string, string>>(empty: Shape, stored: unknown): Shape => {
  if (!isRecord(stored)) return empty
  const names = Object.keys(empty).filter((name) => typeof stored[name] === 'string')
  return { ...empty, ...Object.fromEntries(names.map((name) => [name, stored[name]])) }
}

/** Reads what storage holds. Storage can be old, edited or broken: what does not fit is dropped, never trusted. */
export const readDraft = (stored: unknown): Draft => {
  if (!isRecord(stored)) return EMPTY_DRAFT
  const address = texts(EMPTY_ADDRESS, stored['address'])
  return {
    contactInfo: texts(EMPTY_CONTACT, stored['contactInfo']),
    address: PROVINCES.some((province) => province === address.province)
      ? address
      : { ...address, province: '' },
    paymentMethod: stored['paymentMethod'] === 'EFT' ? 'EFT' : EMPTY_DRAFT.paymentMethod,
  }
}

const isBlank = (fields: Record<string, string>): boolean =>
  Object.values(fields).every((text) => text.trim() === '')

/** What was typed here, or the server's copy where nothing was: another device may have begun this checkout. */
export const prefill = <Shape extends Record<string, string>>(typed: Shape, saved: Shape | null): Shape =>
  saved && isBlank(typed) ? saved : typed
