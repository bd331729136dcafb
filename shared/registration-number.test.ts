import { expect, test } from 'vitest'
import { clean } from './clean-input'
import { isRegistrationNumber } from './registration-number'

test.each([
  ['2023/123456/07', '2023/123456/07', true],
  [' 2023 / 123456 / 07 ', '2023/123456/07', true],
  ['202312345607', '2023/123456/07', true],
  ['1998/012345/23', '1998/012345/23', true],
  ['98/12345/07', '98/12345/07', true],
  ['ck98/12345/23', 'CK98/12345/23', true],
  ['CK1998/012345/23', 'CK1998/012345/23', true],
  ['1823/123456/07', '1823/123456/07', false],
  ['2023/12345/07', '2023/12345/07', false],
  ['2023-123456-07', '2023-123456-07', false],
  ['123456', '123456', false],
  ['', '', false],
])('%s', (typed, normalised, valid) => {
  expect(clean.registrationNumber(typed)).toBe(normalised)
  expect(isRegistrationNumber(normalised)).toBe(valid)
})
