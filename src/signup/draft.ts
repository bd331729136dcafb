import type { paths } from '../../shared/shop-api.gen'
import { isRecord, textsOf } from '../forms/draft'
import { SERVICES, type Service, formSteps, type FormStep } from './flow'

type Patch = paths['/signups/{id}/']['patch']['requestBody']['content']['application/json']
export type SignupField = Exclude<keyof Patch, 'cart_uuid' | 'status'>

/** The values typed and chosen so far: every field is a string, empty until it is filled in. */
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

/** The label of the ID number, which depends on the type of ID. */
export const idNumberLabel = (idType: string): string =>
  idType === 'foreign_passport' ? 'Passport number' : LABELS.id_number

/** An unfinished signup as this browser stores it. */
export type Draft = {
  /** The shop's id; null until the first step is saved. */
  id: string | null
  values: SignupValues
  /** Steps that the shop has stored. */
  saved: FormStep[]
  /** Whether this browser began the signup, so its cart belongs to it. A link may continue somebody else's. */
  isOwn: boolean
  /** The service that the first address preselected. */
  service: Service | null
}

export const EMPTY_DRAFT: Draft = { id: null, values: EMPTY_VALUES, saved: [], isOwn: false, service: null }

/** Reads what storage holds. It can be old, edited or broken, so whatever does not fit is dropped. */
export const readDraft = (stored: unknown): Draft | undefined => {
  if (!isRecord(stored)) return undefined
  const saved = Array.isArray(stored['saved']) ? stored['saved'] : []
  return {
    id: typeof stored['id'] === 'string' && stored['id'] ? stored['id'] : null,
    values: textsOf(EMPTY_VALUES, stored['values']),
    saved: formSteps(false).filter((step) => saved.includes(step)),
    isOwn: stored['isOwn'] === true,
    service: SERVICES.find((service) => service === stored['service']) ?? null,
  }
}
