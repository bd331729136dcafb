/** Spec 3, provinces. */
export const PROVINCES = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'Northern Cape',
  'North West',
  'Western Cape',
] as const

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
  province: (typeof PROVINCES)[number]
  postal_code: string
}
