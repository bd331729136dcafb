import { isRecord, textsOf } from '../forms/draft'
import { EMPTY_ADDRESS, PROVINCES, type AddressDraft } from './address'
import { EMPTY_CONTACT, type ContactInfo } from './contact-info'

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
