import { describe, expect, test } from 'vitest'
import type { ValidationError } from 'yup'
import { EMPTY_LEAD, type LeadKind, type LeadValues } from './fields'
import { leadRules } from './rules'

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

const RULES = leadRules(() => '2026-11-25')

/** The messages of a form, by field. */
const messages = (kind: LeadKind, values: LeadValues): Record<string, string | undefined> => {
  try {
    // A form passes an empty field as undefined.
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    RULES[kind].validateSync(given, { abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as ValidationError
    return Object.fromEntries(inner.reverse().map(({ path, message }) => [path, message]))
  }
}

test('everything is required, with the messages of the specification', () => {
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

test.each<[what: string, typed: Partial<LeadValues>, said: Record<string, string>]>([
  ['a complete form', {}, {}],
  ['no product, but "Not sure yet"', { products: [], unsure: true }, {}],
  [
    'a first name of 41 letters',
    { first_name: 'a'.repeat(41) },
    { first_name: 'First name: shorten it to 40 characters' },
  ],
  [
    'a last name of 81 letters',
    { last_name: 'a'.repeat(81) },
    { last_name: 'Last name: shorten it to 80 characters' },
  ],
  ['an intention that is not offered', { intention: 'none' }, { intention: 'Option is required' }],
  ['a turnover that is not offered', { turnover: 'a lot' }, { turnover: 'Estimated turnover is required' }],
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
        machines: 'Say how many machines you need',
        start_date: 'Start date required',
        end_date: 'End date required',
      },
    ],
    [
      'yesterday',
      { ...EVENT, start_date: '2026-11-24' },
      { start_date: 'Choose today or a later day to start' },
    ],
    [
      'that ends before it starts',
      { ...EVENT, end_date: '2026-11-26' },
      { end_date: 'Choose a last day that is not before the first' },
    ],
    [
      'on a day that does not exist',
      { ...EVENT, start_date: '2026-13-41' },
      { start_date: 'Choose a day for the start date' },
    ],
    ['without a number of months', { ...MONTHLY, months: '' }, { months: 'Choose how many months' }],
  ])('%s', (_, values, said) => {
    expect(messages('rental', values)).toEqual(said)
  })

  test.each([
    ['0', false],
    ['1', true],
    ['50', true],
    ['51', false],
    ['2.5', false],
  ])('of %s machines: %s', (machines, passes) => {
    expect(messages('rental', { ...EVENT, machines })).toEqual(
      passes ? {} : { machines: 'We rent out 1 to 50 machines. For more, call us' },
    )
  })
})

test('a lead is trimmed, has 27 and nine digits as its phone, and lacks the fields that its form does not show', () => {
  const { first_name, phone, ...sales } = RULES.sales.cast({ ...WHO, machines: '3' })
  expect([first_name, phone]).toEqual(['Thandi', '27821234567'])
  expect(Object.keys(sales).sort()).toEqual([
    'email',
    'intention',
    'last_name',
    'products',
    'turnover',
    'unsure',
  ])
  expect(RULES.rental.cast(MONTHLY)).not.toHaveProperty('end_date')
  expect(RULES.rental.cast(EVENT)).not.toHaveProperty('months')
})
