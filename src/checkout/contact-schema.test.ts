import type { ValidationError } from 'yup'
import { expect, test } from 'vitest'
import type { ContactInfo } from './contact-info'
import { contactSchema, toContactInfo } from './contact-schema'
import { CONTACT } from './testing/carts'

const messageFor = async (changes: Partial<ContactInfo>): Promise<string | undefined> => {
  const [field = ''] = Object.keys(changes)
  const draft = { ...CONTACT, ...changes }
  return contactSchema.validateAt(field, draft).then(
    () => undefined,
    (error: ValidationError) => error.errors[0],
  )
}

test.each([
  [{ first_name: '' }, 'First name required'],
  [{ first_name: '   ' }, 'First name required'],
  [{ first_name: 'x'.repeat(40) }, undefined],
  [{ first_name: 'x'.repeat(41) }, 'First name has more than 40 characters'],
  [{ last_name: '' }, 'Last name required'],
  [{ last_name: 'x'.repeat(80) }, undefined],
  [{ last_name: 'x'.repeat(81) }, 'Last name has more than 80 characters'],
  [{ email: '' }, 'Email address required'],
  [{ email: 'thandi' }, 'Email must be a valid email'],
  [{ email: 'thandi@example.com ' }, undefined],
  [{ email: `${'x'.repeat(70)}@example.com` }, 'Email address has more than 80 characters'],
  [{ phone: '' }, 'Phone number required'],
  [{ phone: '082 123 4567' }, undefined],
  [{ phone: '+27 82 123 4567' }, undefined],
  [{ phone: '27821234567' }, undefined],
  [{ phone: '0921234567' }, 'Valid S.A phone number required'],
  [{ phone: '082 123 456' }, 'Valid S.A phone number required'],
  [{ phone: '+44 20 7946 0000' }, 'Valid S.A phone number required'],
])('%o says %o', async (changes, expected) => {
  expect(await messageFor(changes)).toBe(expected)
})

test('what is sent is trimmed, the phone normalised', () => {
  expect(toContactInfo({ ...CONTACT, first_name: ' Thandi ', phone: '(082) 123-4567' })).toEqual(CONTACT)
})
