import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPhone, normalisePhone, phonePrefix } from './phone'

test.each([
  ['0821234567', '27821234567'],
  ['082 123 4567', '27821234567'],
  ['(082) 123-4567', '27821234567'],
  ['27821234567', '27821234567'],
  ['+27821234567', '27821234567'],
  ['+27 82 123 4567', '27821234567'],
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
