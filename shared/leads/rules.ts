import { array, boolean, object, string, type StringSchema } from 'yup'
import { MOST_CHARACTERS } from '../contact-details'
import { emailRule, line, phoneRule, typed } from '../input-rules'
import {
  INTENTIONS,
  MONTHS,
  MOST_MACHINES,
  TURNOVERS,
  type Interest,
  type LeadValues,
  type RentalTerm,
} from './fields'

/** A lead as it is sent: trimmed, the phone as 27 and nine digits, without the fields that its form does not show. */
export type Lead = Partial<LeadValues>

const oneOf = (values: readonly string[], message: string) =>
  string().required(message).oneOf(values, message)
const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value)

/** Rules and messages of spec 5, "Lead form". */
const who = {
  first_name: line('First name', MOST_CHARACTERS.first_name),
  last_name: line('Last name', MOST_CHARACTERS.last_name),
  email: emailRule,
  phone: phoneRule,
  turnover: oneOf(TURNOVERS, 'Estimated turnover is required'),
  intention: oneOf(valuesOf(INTENTIONS), 'Option is required'),
  products: array<Interest[]>().test('some', 'Check at least one checkbox', (products = [], { parent }) => {
    const { unsure } = parent as Lead
    return products.length > 0 || unsure === true
  }),
  unsure: boolean(),
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** A required day as a date field writes it, `YYYY-MM-DD`: such days can be compared as texts. */
const day = (label: string) =>
  string().required(`${label} required`).test('day', `Choose a day for the ${label.toLowerCase()}`, isDay)

/** Required with one rental term, left out with the other. */
const ofTerm = (term: RentalTerm, rule: StringSchema<string>) =>
  string().when('rental_term', { is: term, then: () => rule, otherwise: (field) => field.strip() })

const isCount = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_MACHINES

const rental = (today: () => string) => ({
  machines: typed('count')
    .required('Say how many machines you need')
    .test('count', `We rent out 1 to ${MOST_MACHINES} machines. For more, call us`, isCount),
  rental_term: string<RentalTerm>().required('Option is required'),
  start_date: day('Start date').test(
    'future',
    'Choose today or a later day to start',
    (start) => start >= today(),
  ),
  end_date: ofTerm(
    'event',
    day('End date').test('order', 'Choose a last day that is not before the first', (end, { parent }) => {
      const { start_date: start = '' } = parent as Lead
      return !isDay(start) || end >= start
    }),
  ),
  months: ofTerm('months', oneOf(valuesOf(MONTHS), 'Choose how many months')),
})

/**
 * The rules of each form. Casting what was typed with them makes a lead.
 * @param today returns the day in South Africa, `YYYY-MM-DD`, by a clock that the caller trusts
 */
export const leadRules = (today: () => string) => ({
  sales: object(who).noUnknown(),
  rental: object({ ...rental(today), ...who }).noUnknown(),
})
