import fc from 'fast-check'
import { expect, test } from 'vitest'
import { string } from 'yup'
import { isEmailAddress } from './email-address'

const yups = string().email()

test.each([
  ['thandi@gmail.com', true],
  ['thandi.nkosi+shop@mail.nkosi-bakery.co.za', true],
  ["o'brien@example.co.za", true],
  ['thandi@gmail', false],
  ['thandi@localhost', false],
  ['thandi@gmail.', false],
  ['thandi@.com', false],
  ['thandi@gmail..com', false],
  ['thandi@', false],
  ['@gmail.com', false],
  ['thandi nkosi@gmail.com', false],
  ['thandi@gmail.com\n', false],
  ['', false],
])('%j is an email address: %s', (text, is) => {
  expect(isEmailAddress(text)).toBe(is)
})

test('is yup’s rule for whatever has a dot behind the @', () => {
  const written = fc.stringMatching(/^[a-z.'+ ]{1,4}@?[a-z.-]{0,8}@[a-z-]{0,3}[.][a-z.-]{0,4}$/)
  fc.assert(
    fc.property(fc.oneof(written, fc.emailAddress(), fc.string({ minLength: 1 })), (text) => {
      const hasDot = text.slice(text.lastIndexOf('@')).includes('.')
      expect(isEmailAddress(text)).toBe(hasDot && yups.isValidSync(text))
    }),
    { numRuns: 2000 },
  )
})
