import { expect, test } from 'vitest'
import { emailRule, line, phoneRule, problemOf } from './input-rules'

const NAME = line('First name', 40)

test.each<[string, typeof NAME, string, string | undefined]>([
  ['name', NAME, '', 'First name required'],
  ['name', NAME, '   ', 'First name required'],
  ['name', NAME, 'x'.repeat(40), undefined],
  ['name', NAME, ` ${'x'.repeat(40)} `, undefined],
  ['name', NAME, 'x'.repeat(41), 'First name: shorten it to 40 characters'],
  ['email', emailRule, '', 'Email address required'],
  ['email', emailRule, 'thandi', 'Email must be a valid email'],
  ['email', emailRule, 'thandi@example.com ', undefined],
  ['email', emailRule, `${'x'.repeat(68)}@example.com`, undefined],
  ['email', emailRule, `${'x'.repeat(69)}@example.com`, 'Email address: shorten it to 80 characters'],
  ['phone', phoneRule, '', 'Phone number required'],
  ['phone', phoneRule, '082 123 4567', undefined],
  ['phone', phoneRule, '0921234567', 'Valid S.A phone number required'],
])('%s %j says %s', (_field, rule, typed, expected) => {
  expect(problemOf(rule, typed)).toBe(expected)
})
