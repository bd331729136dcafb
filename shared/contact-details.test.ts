import { clean } from './clean-input'
import { isPhone, PHONE_PATTERN, phonePrefix, isEmailAddress } from './contact-details'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { string } from 'yup'

test.each([
  ['0821234567', '27821234567'],
  ['(082) 123-4567', '27821234567'],
  ['27821234567', '27821234567'],
  ['+27821234567', '27821234567'],
  ['+27 82 123 4567', '27821234567'],
  ['082\t123\t4567', '27821234567'],
  ['+27 (0)82 123 4567', '27821234567'],
  ['270821234567', '27821234567'],
  ['+27 00 82 123 4567', '+2700821234567'],
  ['0027821234567', '27821234567'],
  ['00 27 (0) 82 123 4567', '27821234567'],
  ['\u202a082\u00a0123\u20114567\u202c', '27821234567'],
  ['\u2068+27\u200b82\u2013123\u20134567\u2069', '27821234567'],
  ['\u0660\u0668\u0662 123 4567', '27821234567'],
  ['\uff10\uff18\uff12\uff0d\uff11\uff12\uff13 4567', '27821234567'],
  ['021/123-4567', '27211234567'],
  ['++27821234567', '++27821234567'],
  ['27082123456', '27082123456'],
  ['0000000000', '27000000000'],
  ['082.123.4567', '27821234567'],
  ['082 123 456\u00b2', '082123456\u00b2'],
  ['0821234567890123', '0821234567890123'],
  ['082 123 456x', '082123456x'],
  ['821234567', '821234567'],
  ['082123456', '082123456'],
  ['08212345678', '08212345678'],
  ['+44 20 7946 0000', '+442079460000'],
  ['', ''],
])('%o becomes %o', (typed, expected) => {
  expect(clean.phone(typed)).toBe(expected)
})

test.each([
  ['27111234567', true],
  ['27821234567', true],
  ['27921234567', false],
  ['27021234567', false],
  ['2782123456', false],
  ['278212345678', false],
  ['0821234567', false],
])('%o is a South African number: %o', (normalised, expected) => {
  expect(isPhone(normalised)).toBe(expected)
})

test.each([
  '0821234567',
  ' (082) 123-4567 ',
  '+27 82 123 4567',
  '+ 27-82-123-4567',
  '27821234567',
  '092 123 4567',
  '082 123 456',
  '0027821234567',
  '00 27 (0)82 123 4567',
  '082.123.4567',
  '\u202a082\u00a0123\u20114567\u202c',
  '+44 20 7946 0000',
  '27 921234567',
])('%o passes a field without a script as it passes with one', (typed) => {
  const passes = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v').test(typed)
  expect(passes).toBe(isPhone(clean.phone(typed)))
})

test('a leading 2 gets a plus', () => {
  expect([phonePrefix('27'), phonePrefix('082'), phonePrefix('+27'), phonePrefix('')]).toEqual([
    '+',
    undefined,
    undefined,
    undefined,
  ])
})

const yups = string().email()

test.each([
  ['thandi@gmail.com', true],
  ['thandi.nkosi+shop@mail.nkosi-bakery.co.za', true],
  ["o'brien@example.co.za", true],
  ['thandi@gmail', false],
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
