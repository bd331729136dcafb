import { array, boolean, object, string, type Schema, type StringSchema } from 'yup'
import { emailRule, line, phoneRule, typed } from '../../shared/input-rules'
import { timeNow } from '../platform/clock'
import { southAfricanDay } from '../../shared/sast-date'
import type { CaptchaState, FormValues } from './fields'
import {
  INTENTIONS,
  MONTHS,
  MOST_MACHINES,
  TURNOVERS,
  type Interest,
  type LeadKind,
  type RentalTerm,
} from '../../shared/leads/options'

/** A lead as it is sent: trimmed, the phone as 27 and nine digits, without what its form does not ask for. */
export type Lead = Partial<FormValues>

const oneOf = (values: readonly string[], message: string) =>
  string().required(message).oneOf(values, message)

/** Rules and messages of spec 5, "Lead form". */
const who = {
  first_name: line('First name', 40),
  last_name: line('Last name', 80),
  email: emailRule,
  phone: phoneRule,
  turnover: oneOf(TURNOVERS, 'Estimated turnover is required'),
  intention: oneOf(
    INTENTIONS.map(({ value }) => value),
    'Option is required',
  ),
  products: array<Interest[]>().test('some', 'Check at least one checkbox', (products = [], { parent }) => {
    const { unsure } = parent as Lead
    return products.length > 0 || unsure === true
  }),
  unsure: boolean(),
  captcha: string<CaptchaState>().notOneOf(['waiting'], 'Captcha must be completed'),
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** A day that has to be there, as a date field writes it: such days are in order as texts. */
const day = (label: string) =>
  string().required(`${label} required`).test('day', `${label} must be a date`, isDay)

/** Asked for with one way of renting, left out with the other. */
const ofTerm = (term: RentalTerm, rule: StringSchema<string>) =>
  string().when('rental_term', { is: term, then: () => rule, otherwise: (field) => field.strip() })

const isCount = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_MACHINES

const rental = {
  machines: typed('count')
    .required('Machines required')
    .test('count', `Rent 1 to ${MOST_MACHINES} machines`, isCount),
  rental_term: string<RentalTerm>().required('Option is required'),
  start_date: day('Start date').test(
    'future',
    'Start date cannot be in the past',
    (start) => start >= southAfricanDay(timeNow()),
  ),
  end_date: ofTerm(
    'event',
    day('End date').test('order', 'End date cannot be before the start', (end, { parent }) => {
      const { start_date: start = '' } = parent as Lead
      return !isDay(start) || end >= start
    }),
  ),
  months: ofTerm(
    'months',
    oneOf(
      MONTHS.map(({ value }) => value),
      'Months required',
    ),
  ),
}

/** The rules of each form; cast with them, what was typed is a lead. */
export const LEAD_SCHEMAS: Readonly<Record<LeadKind, Schema<Lead>>> = {
  sales: object(who).noUnknown(),
  rental: object({ ...rental, ...who }).noUnknown(),
}
