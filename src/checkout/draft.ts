import { isRecord, textsOf } from '../forms/draft'
import { EMPTY_ADDRESS, type AddressDraft } from './shipping/address'
import { PROVINCES } from '../../shared/contact-details'
import { EMPTY_CONTACT, type ContactInfo } from './contact/contact-info'

/** What a shopper typed and chose, kept in this browser until the order is placed. */
export type Draft = {
  contactInfo: ContactInfo
  address: AddressDraft
  /** The way to pay; null until one was chosen, and whatever storage holds: only what is offered counts. */
  paymentChoice: string | null
}

export const EMPTY_DRAFT: Draft = {
  contactInfo: EMPTY_CONTACT,
  address: EMPTY_ADDRESS,
  paymentChoice: null,
}

/** Reads what storage holds. Storage can be old, edited or broken: what does not fit is dropped, never trusted. */
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

/** What was typed here, with what is known in each field that is empty. */
export const fillEmpty = <Shape extends Record<string, string>>(typed: Shape, known: Shape): Shape => {
  const blank = Object.keys(typed).filter((name) => typed[name]?.trim() === '')
  return { ...typed, ...Object.fromEntries(blank.map((name) => [name, known[name] ?? ''])) }
}

/** What was typed here, or the server’s copy where nothing was: another device may have begun. */
export const prefill = <Shape extends Record<string, string>>(typed: Shape, saved: Shape | null): Shape =>
  saved && isBlank(typed) ? saved : typed
