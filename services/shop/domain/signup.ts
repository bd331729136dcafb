import type { StringSchema } from 'yup'
import { MOST_CHARACTERS } from '../../../shared/contact-details'
import { emailRule, line, phoneRule, problemOf, registrationNumberRule } from '../../../shared/input-rules'
import { idNumberProblem, type IdType } from '../../../shared/official-numbers'
import { southAfricanDay } from '../../../shared/sast-date'
import type { BUSINESS_ROLES, BUSINESS_TYPES, USE_CASES } from '../../../shared/signup-options'
import { Problem } from './problem'

/** The details that a merchant enters step by step, by the names of the API. */
export interface Details {
  owner_first_name?: string
  owner_last_name?: string
  email?: string
  /** Normalised: 27 and nine digits. */
  phone?: string
  business_name?: string
  business_type?: (typeof BUSINESS_TYPES)[number]['value']
  /** Only for a company. */
  registration_number?: string
  role?: (typeof BUSINESS_ROLES)[number]['value']
  id_type?: IdType
  id_number?: string
  use_case?: (typeof USE_CASES)[number]['value']
}

type Field = keyof Details

const LABELS: Readonly<Record<Field, string>> = {
  owner_first_name: 'First name',
  owner_last_name: 'Last name',
  email: 'Email address',
  phone: 'Phone number',
  business_name: 'Business name',
  business_type: 'Business type',
  registration_number: 'Company registration number',
  role: 'Role in the business',
  id_type: 'Type of ID',
  id_number: 'ID number',
  use_case: 'What you want to do',
}

/** The rules of the site's form. The API's schema checks the fields that are chosen from a list. */
const RULES: Readonly<Partial<Record<string, StringSchema>>> = {
  owner_first_name: line(LABELS.owner_first_name, MOST_CHARACTERS.first_name),
  owner_last_name: line(LABELS.owner_last_name, MOST_CHARACTERS.last_name),
  email: emailRule,
  phone: phoneRule,
  business_name: line(LABELS.business_name, MOST_CHARACTERS.business_name),
  registration_number: registrationNumberRule,
} satisfies Partial<Record<Field, StringSchema>>

const required = (field: Field): string => `${LABELS[field]} required`

function idNumberProblemOf(value: string, idType: IdType | undefined, now: Date): string | undefined {
  if (value === '') return required('id_number')
  return idType
    ? idNumberProblem(idType, value, southAfricanDay(now.getTime()))
    : 'Choose the type of ID before its number'
}

/** The problems of a cleaned change by field, each as a sentence for the merchant. */
function detailProblems(change: Details, before: Details, now: Date): Record<string, string> {
  const idType = change.id_type ?? before.id_type
  const problems = Object.entries(change).flatMap(([field, value]: [string, string]) => {
    const rule = RULES[field]
    const problem =
      field === 'id_number' ? idNumberProblemOf(value, idType, now) : rule && problemOf(rule, value)
    return problem ? [[field, problem]] : []
  })
  return Object.fromEntries(problems) as Record<string, string>
}

/** Spec 3, statuses. A signup is pending until it has every field and the merchant has submitted it. */
export const SIGNUP_STATUSES = ['pending', 'complete', 'cancelled'] as const

export interface Signup {
  id: string
  status: (typeof SIGNUP_STATUSES)[number]
  details: Details
  /** The cart the merchant filled before or while signing up. */
  cartId: string | null
}

type Change = Partial<Omit<Signup, 'id' | 'details'>> & { details: Details }

/** Drops values that no longer fit: an ID number after the ID type changed, a registration number without a company. */
function withoutLeftovers(before: Details, change: Details): Details {
  const { registration_number, id_number, ...details } = { ...before, ...change }
  const isOtherId = before.id_type !== undefined && before.id_type !== details.id_type
  const isKept = change.id_number !== undefined || !isOtherId
  return {
    ...details,
    ...(registration_number && details.business_type === 'company' && { registration_number }),
    ...(id_number && isKept && { id_number }),
  }
}

/** Sorted, because the order of a request's keys does not count. */
const fingerprint = ({ details, cartId, status }: Signup): string =>
  JSON.stringify([Object.entries(details).sort(), cartId, status])

function refuse(problems: Record<string, string>): void {
  const sentences = Object.values(problems)
  if (sentences.length > 0) throw new Problem('invalid_request', sentences.join('. '), problems)
}

function assertComplete({ details }: Signup): void {
  const fields = (Object.keys(LABELS) as Field[]).filter(
    (field) => !details[field] && (field !== 'registration_number' || details.business_type === 'company'),
  )
  if (fields.length === 0) return
  throw new Problem(
    'signup_incomplete',
    `Something is still missing. ${fields.map(required).join('. ')}.`,
    Object.fromEntries(fields.map((field) => [field, required(field)])),
  )
}

/**
 * The signup after a change, whose texts are cleaned. With the status `complete` it must have every field; from then on it is
 * closed, and only a repeat of the same values succeeds. Throws a Problem that names every wrong field with a sentence for the
 * merchant.
 */
export function changeSignup(signup: Signup, { details, ...change }: Change, now: Date): Signup {
  refuse(detailProblems(details, signup.details, now))
  const next = { ...signup, ...change, details: withoutLeftovers(signup.details, details) }
  if (next.status === 'complete') assertComplete(next)
  if (signup.status !== 'pending' && fingerprint(next) !== fingerprint(signup)) {
    throw new Problem('signup_complete', 'This signup is finished already. Nothing was changed.')
  }
  return next
}
