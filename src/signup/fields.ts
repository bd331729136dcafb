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
