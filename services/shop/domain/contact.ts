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

/** 0, 27 or +27 and nine digits become 27 and nine digits; spaces are dropped. Anything else stays (spec 5). */
export function normalisePhone(typed: string): string {
  const compact = typed.replace(/[\s()-]/g, '')
  const match = /^(?:0|\+?27)(\d{9})$/.exec(compact)
  return match ? `27${match[1]}` : compact
}

/** Spec 5: 27, then a digit 1 to 8, then 8 more digits. */
export const isPhone = (normalised: string): boolean => /^27[1-8]\d{8}$/.test(normalised)
