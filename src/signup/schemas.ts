import { type AnyObjectSchema, object, string } from 'yup'
import { MOST_CHARACTERS } from '../../shared/contact-details'
import { emailRule, line, phoneRule, registrationNumberRule, typed } from '../../shared/input-rules'
import { timeNow } from '../platform/clock'
import { southAfricanDay } from '../../shared/sast-date'
import { idNumberLabel, LABELS } from './draft'
import type { FormStep } from './flow'
import { idNumberProblem, type IdType } from '../../shared/official-numbers'

const about = object({
  owner_first_name: line(LABELS.owner_first_name, MOST_CHARACTERS.first_name),
  owner_last_name: line(LABELS.owner_last_name, MOST_CHARACTERS.last_name),
  email: emailRule,
  phone: phoneRule,
})

const business = object({
  business_type: string().required('Choose your type of business'),
  business_name: line(LABELS.business_name, MOST_CHARACTERS.business_name),
  // Only companies have a registration number.
  registration_number: string().when('business_type', {
    is: 'company',
    then: () => registrationNumberRule,
    otherwise: (field) => field.strip(),
  }),
  role: string().required('Choose your role in the business'),
})

const identity = object({
  id_type: string<IdType>().required('Choose which ID you have'),
  id_number: typed('idNumber').test('id_number', (number = '', { parent, createError }) => {
    const { id_type: type } = parent as { id_type?: IdType }
    if (number === '') return createError({ message: `${idNumberLabel(type ?? '')} required` })
    const message = type && idNumberProblem(type, number, southAfricanDay(timeNow()))
    return message ? createError({ message }) : true
  }),
})

const use = object({ use_case: string().required('Choose what you would like to do first') })

/** The rules of each step. Casting typed values with them gives the values that the shop accepts. */
export const SCHEMAS = { about, business, identity, use } satisfies Record<FormStep, AnyObjectSchema>
