// The enumerations of spec 3, in the words that the form shows.

export const BUSINESS_TYPES = [
  { value: 'sole_trader', label: 'Sole trader' },
  { value: 'company', label: 'Company, such as a (Pty) Ltd or CC' },
  { value: 'not_registered', label: 'Not registered yet' },
  { value: 'npo', label: 'Non-profit organisation' },
  { value: 'trust', label: 'Trust' },
] as const

export const BUSINESS_ROLES = [
  { value: 'owner', label: 'Owner' },
  { value: 'director', label: 'Director' },
  { value: 'trustee', label: 'Trustee' },
  { value: 'manager', label: 'Manager' },
  { value: 'staff_member', label: 'Staff member' },
  { value: 'administrator', label: 'Administrator' },
  { value: 'family_or_friend', label: 'Family or friend of the owner' },
  { value: 'other', label: 'Something else' },
] as const

export const ID_TYPES = [
  { value: 'sa_id_number', label: 'South African ID' },
  { value: 'foreign_passport', label: 'Foreign passport' },
] as const

export const USE_CASES = [
  { value: 'card_machine', label: 'Take cards with a card machine' },
  { value: 'reader_registration', label: 'Register a card machine I have' },
  { value: 'payment_request', label: 'Send payment links' },
  { value: 'invoices', label: 'Send invoices that can be paid online' },
  { value: 'website', label: 'Take payments on my website' },
  { value: 'qr', label: 'Let customers scan a QR code' },
  { value: 'gift_vouchers', label: 'Sell gift vouchers' },
  { value: 'waitlist', label: 'Join the waiting list for a machine' },
] as const
