import type { Province } from '../../../shared/contact-details'

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
