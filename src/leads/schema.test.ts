import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ValidationError } from 'yup'
import { EMPTY_LEAD, type FormValues, type LeadValues } from './fields'
import type { LeadKind } from '../../shared/leads/options'
import { LEAD_SCHEMAS } from './schema'

const WHO: LeadValues = {
  ...EMPTY_LEAD,
  first_name: ' Thandi ',
  last_name: 'Nkosi',
  email: 'thandi@example.co.za',
  phone: '082 123 4567',
  turnover: 'R50,000 - R100,000',
  intention: 'switching_provider',
  products: ['Khumo'],
}
const EVENT: LeadValues = { ...WHO, machines: '3', start_date: '2026-11-27', end_date: '2026-11-29' }
const MONTHLY: LeadValues = { ...EVENT, rental_term: 'months', months: '6' }

/** What a form says of its fields, by field. */
const messages = (kind: LeadKind, values: LeadValues | FormValues): Record<string, string | undefined> => {
  vi.setSystemTime('2026-11-25T23:30:00+02:00')
  try {
    // A form gives an empty field as none.
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    LEAD_SCHEMAS[kind].validateSync(given, { abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as ValidationError
    return Object.fromEntries(inner.reverse().map(({ path, message }) => [path, message]))
  }
}
afterEach(() => vi.useRealTimers())

test('everything is required, in the words of the specification', () => {
  expect(messages('sales', EMPTY_LEAD)).toEqual({
    first_name: 'First name required',
    last_name: 'Last name required',
    email: 'Email address required',
    phone: 'Phone number required',
    turnover: 'Estimated turnover is required',
    intention: 'Option is required',
    products: 'Check at least one checkbox',
  })
})

test.each<[what: string, typed: Partial<FormValues>, said: Record<string, string>]>([
  ['all in order', {}, {}],
  ['not sure yet', { products: [], unsure: true }, {}],
  ['both', { unsure: true }, {}],
  ['a first name of 40 letters', { first_name: 'a'.repeat(40) }, {}],
  ['of 40 between blanks', { first_name: ` ${'a'.repeat(40)} ` }, {}],
  ['of blanks', { first_name: '   ' }, { first_name: 'First name required' }],
  ['a last name of 80', { last_name: 'a'.repeat(80) }, {}],
  ['an address of 80', { email: `${'a'.repeat(68)}@example.com` }, {}],
  ['a phone number of 13 characters', { phone: '082-123 45-67' }, {}],
  ['of 14 digits', { phone: '08212345678901' }, { phone: 'Valid S.A phone number required' }],
  ['a captcha that nobody asks for', { captcha: 'none' }, {}],
  ['a captcha to be completed', { captcha: 'waiting' }, { captcha: 'Captcha must be completed' }],
  ['a completed captcha', { captcha: 'answered' }, {}],
  ['a captcha that is not to be had', { captcha: 'refused' }, {}],
  ['an intention nobody offered', { intention: 'none' }, { intention: 'Option is required' }],
  ['of 41', { first_name: 'a'.repeat(41) }, { first_name: 'First name has more than 40 characters' }],
  [
    'a last name of 81',
    { last_name: 'a'.repeat(81) },
    { last_name: 'Last name has more than 80 characters' },
  ],
  ['no address', { email: 'thandi' }, { email: 'Email must be a valid email' }],
  [
    'an address of 81',
    { email: `${'a'.repeat(69)}@example.com` },
    { email: 'Email address has more than 80 characters' },
  ],
  ['a number from elsewhere', { phone: '+44 20 7946 0000' }, { phone: 'Valid S.A phone number required' }],
  ['a number that begins with 9', { phone: '0921234567' }, { phone: 'Valid S.A phone number required' }],
  ['a turnover nobody offered', { turnover: 'a lot' }, { turnover: 'Estimated turnover is required' }],
])('%s', (_, typed, said) => {
  expect(messages('sales', { ...WHO, ...typed })).toEqual(said)
})

describe('a rental', () => {
  test.each<[what: string, values: LeadValues, said: Record<string, string>]>([
    ['for an event', EVENT, {}],
    ['of one day, today', { ...EVENT, start_date: '2026-11-25', end_date: '2026-11-25' }, {}],
    ['by the month', { ...MONTHLY, end_date: '' }, {}],
    [
      'of nothing',
      { ...WHO },
      {
        machines: 'Machines required',
        start_date: 'Start date required',
        end_date: 'End date required',
      },
    ],
    ['yesterday', { ...EVENT, start_date: '2026-11-24' }, { start_date: 'Start date cannot be in the past' }],
    [
      'that ends before it starts',
      { ...EVENT, end_date: '2026-11-26' },
      { end_date: 'End date cannot be before the start' },
    ],
    [
      'on a day that is none',
      { ...EVENT, start_date: '2026-13-41' },
      { start_date: 'Start date must be a date' },
    ],
    ['without a number of months', { ...MONTHLY, months: '' }, { months: 'Months required' }],
  ])('%s', (_, values, said) => {
    expect(messages('rental', values)).toMatchObject(said)
    expect(Object.keys(messages('rental', values)).sort()).toEqual(Object.keys(said).sort())
  })

  test.each([
    ['0', false],
    ['1', true],
    ['50', true],
    ['51', false],
    ['2.5', false],
    ['two', false],
    ['-3', false],
  ])('of %s machines: %s', (machines, passes) => {
    expect(messages('rental', { ...EVENT, machines })).toEqual(
      passes ? {} : { machines: 'Rent 1 to 50 machines' },
    )
  })
})

test('what is sent is trimmed, the phone 27 and nine digits, without what was not asked for', () => {
  const { first_name, phone, ...sales } = LEAD_SCHEMAS.sales.cast({ ...WHO, machines: '3' })
  expect([first_name, phone]).toEqual(['Thandi', '27821234567'])
  expect(Object.keys(sales).sort()).toEqual([
    'email',
    'intention',
    'last_name',
    'products',
    'turnover',
    'unsure',
  ])
  expect(LEAD_SCHEMAS.rental.cast(MONTHLY)).not.toHaveProperty('end_date')
  expect(LEAD_SCHEMAS.rental.cast(EVENT)).not.toHaveProperty('months')
})
