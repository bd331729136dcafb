import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPhone, normalisePhone, PHONE_PATTERN, phonePrefix } from './phone'

test.each([
  ['0821234567', '27821234567'],
  ['082 123 4567', '27821234567'],
  ['(082) 123-4567', '27821234567'],
  ['27821234567', '27821234567'],
  ['+27821234567', '27821234567'],
  ['+27 82 123 4567', '27821234567'],
  ['021 000 0100', '27210000100'],
  ['(021) 000-0100', '27210000100'],
  [' 082 123 4567 ', '27821234567'],
  ['082\u00a0123\u00a04567', '27821234567'],
  ['082\t123\t4567', '27821234567'],
  ['082-123-4567', '27821234567'],
  ['0-8-2-1-2-3-4-5-6-7', '27821234567'],
  ['27 82 123 4567', '27821234567'],
  ['27-82-123-4567', '27821234567'],
  ['+27(82)1234567', '27821234567'],
  ['+27-82-123-4567', '27821234567'],
  ['+ 27 82 123 4567', '27821234567'],
  ['+27 0 82 123 4567', '27821234567'],
  ['+27 (0)82 123 4567', '27821234567'],
  ['270821234567', '27821234567'],
  ['+27 00 82 123 4567', '+2700821234567'],
  ['0027821234567', '0027821234567'],
  ['++27821234567', '++27821234567'],
  ['27082123456', '27082123456'],
  ['0000000000', '27000000000'],
  ['082.123.4567', '082.123.4567'],
  ['082 123 456x', '082123456x'],
  ['821234567', '821234567'],
  ['082123456', '082123456'],
  ['08212345678', '08212345678'],
  ['+44 20 7946 0000', '+442079460000'],
  ['', ''],
])('%o becomes %o', (typed, expected) => {
  expect(normalisePhone(typed)).toBe(expected)
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
  '+44 20 7946 0000',
  '27 921234567',
])('%o passes a field without a script as it passes with one', (typed) => {
  const passes = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v').test(typed)
  expect(passes).toBe(isPhone(normalisePhone(typed)))
})

test('normalising twice is normalising once', () => {
  const digits = fc.stringMatching(/^(0|27|\+27)?[\d ]{0,11}$/)
  fc.assert(fc.property(digits, (typed) => normalisePhone(normalisePhone(typed)) === normalisePhone(typed)))
})

test('a leading 2 gets a plus', () => {
  expect([phonePrefix('27'), phonePrefix('082'), phonePrefix('+27'), phonePrefix('')]).toEqual([
    '+',
    undefined,
    undefined,
    undefined,
  ])
})
