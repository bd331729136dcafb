import type { paths } from '../../shared/shop-api.gen'

type Patch = paths['/signups/{id}/']['patch']['requestBody']['content']['application/json']
export type SignupField = Exclude<keyof Patch, 'cart_uuid' | 'status'>

/** What was typed and chosen so far: every field a string, empty until filled in. */
export type SignupValues = Record<SignupField, string>

export const EMPTY_VALUES: SignupValues = {
  owner_first_name: '',
  owner_last_name: '',
  email: '',
  phone: '',
  business_type: '',
  business_name: '',
  registration_number: '',
  role: '',
  id_type: '',
  id_number: '',
  use_case: '',
}

export const LABELS: Readonly<SignupValues> = {
  owner_first_name: 'First name',
  owner_last_name: 'Last name',
  email: 'Email address',
  phone: 'Phone number',
  business_type: 'Business type',
  business_name: 'Business name',
  registration_number: 'Company registration number',
  role: 'Your role in the business',
  id_type: 'Your ID',
  id_number: 'ID number',
  use_case: 'What would you like to do first?',
}

/** The label of the number, which depends on what it is the number of. */
export const idNumberLabel = (idType: string): string =>
  idType === 'foreign_passport' ? 'Passport number' : LABELS.id_number

type Option<Value> = { value: Value; label: string }

// Spec 3, enumerations, in words for a merchant.
export const BUSINESS_TYPES: readonly Option<NonNullable<Patch['business_type']>>[] = [
  { value: 'sole_trader', label: 'Sole trader' },
  { value: 'company', label: 'Company, such as a (Pty) Ltd or CC' },
  { value: 'not_registered', label: 'Not registered yet' },
  { value: 'npo', label: 'Non-profit organisation' },
  { value: 'trust', label: 'Trust' },
]
export const ROLES: readonly Option<NonNullable<Patch['role']>>[] = [
  { value: 'owner', label: 'Owner' },
  { value: 'director', label: 'Director' },
  { value: 'trustee', label: 'Trustee' },
  { value: 'manager', label: 'Manager' },
  { value: 'staff_member', label: 'Staff member' },
  { value: 'administrator', label: 'Administrator' },
  { value: 'family_or_friend', label: 'Family or friend of the owner' },
  { value: 'other', label: 'Something else' },
]
export const ID_TYPES: readonly Option<NonNullable<Patch['id_type']>>[] = [
  { value: 'sa_id_number', label: 'South African ID' },
  { value: 'foreign_passport', label: 'Foreign passport' },
]
export const USE_CASES: readonly Option<NonNullable<Patch['use_case']>>[] = [
  { value: 'card_machine', label: 'Take cards with a card machine' },
  { value: 'reader_registration', label: 'Register a card machine I have' },
  { value: 'payment_request', label: 'Send payment links' },
  { value: 'invoices', label: 'Send invoices that can be paid online' },
  { value: 'website', label: 'Take payments on my website' },
  { value: 'qr', label: 'Let customers scan a QR code' },
  { value: 'gift_vouchers', label: 'Sell gift vouchers' },
  { value: 'waitlist', label: 'Join the waiting list for a machine' },
]
