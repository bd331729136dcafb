import type { ValidationError } from 'yup'
import { describe, expect, test } from 'vitest'
import type { SignupValues } from './draft'
import type { FormStep } from './flow'
import { SCHEMAS } from './schemas'

type Typed = Partial<SignupValues>

const VALID: Record<FormStep, Typed> = {
  about: {
    owner_first_name: 'Thandi',
    owner_last_name: 'Nkosi',
    email: 't@example.co.za',
    phone: '082 123 4567',
  },
  business: { business_type: 'sole_trader', business_name: 'Coffee', registration_number: '', role: 'owner' },
  identity: { id_type: 'sa_id_number', id_number: '800101 5009 087' },
  use: { use_case: 'qr' },
}

const problems = (step: FormStep, typed: Typed): string[] => {
  try {
    SCHEMAS[step].validateSync({ ...VALID[step], ...typed }, { abortEarly: false })
    return []
  } catch (error) {
    return (error as ValidationError).errors
  }
}

test.each<[FormStep, Typed, string[]]>([
  ['about', {}, []],
  [
    'about',
    { owner_first_name: '', owner_last_name: '', email: '', phone: '' },
    ['First name required', 'Last name required', 'Email address required', 'Phone number required'],
  ],
  ['business', {}, []],
  [
    'business',
    { business_type: '', role: '' },
    ['Choose your type of business', 'Choose your role in the business'],
  ],
  ['business', { business_name: '' }, ['Business name required']],
  ['business', { registration_number: 'left over' }, []],
  ['business', { business_type: 'company' }, ['Company registration number required']],
  [
    'business',
    { business_type: 'company', registration_number: '12345' },
    ['Company registration number must look like 2023/123456/07'],
  ],
  ['business', { business_type: 'company', registration_number: 'ck98/12345/23' }, []],
  ['identity', {}, []],
  ['identity', { id_type: '', id_number: '' }, ['Choose which ID you have', 'ID number required']],
  [
    'identity',
    { id_number: '8001015009088' },
    ['One digit of this ID number is wrong. Compare it with your ID.'],
  ],
  ['identity', { id_type: 'foreign_passport', id_number: '' }, ['Passport number required']],
  ['identity', { id_type: 'foreign_passport', id_number: 'a1234567' }, []],
  ['use', {}, []],
  ['use', { use_case: '' }, ['Choose what you would like to do first']],
])('%s %o: %o', (step, typed, expected) => {
  expect(problems(step, typed).sort()).toEqual(expected.sort())
})

describe('the cast values', () => {
  test('are cleaned', () => {
    expect(SCHEMAS.about.cast(VALID.about)).toMatchObject({ phone: '27821234567' })
    expect(SCHEMAS.identity.cast(VALID.identity)).toMatchObject({ id_number: '8001015009087' })
    const company = { ...VALID.business, business_type: 'company', registration_number: '202312345607' }
    expect(SCHEMAS.business.cast(company)).toMatchObject({ registration_number: '2023/123456/07' })
  })

  test('have a registration number only for a company', () => {
    const trader = { ...VALID.business, registration_number: '2023/123456/07' }
    expect(SCHEMAS.business.cast(trader)).not.toHaveProperty('registration_number')
  })
})
