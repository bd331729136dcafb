import { expect, test } from 'vitest'
import { clean } from './clean-input'
import {
  type IdType,
  idNumberProblem,
  isRegistrationNumber,
  registrationNumberWarning,
  vatNumberProblem,
} from './official-numbers'

const NOT_13 = 'ID number must have 13 digits'
const NO_DATE = 'An ID number begins with a date of birth. Check the first six digits.'
const NO_STATUS = 'The eleventh digit of an ID number is 0, 1 or 2. Check it.'
const CHILD =
  'You have to be 18 or older to sign up. If you are, check the date of birth in the first six digits.'
const TODAY = '2026-11-28'
const WRONG_DIGIT = 'One digit of this ID number is wrong. Compare it with your ID.'
const NO_PASSPORT = 'Passport number must have 6 to 9 letters and digits'

test.each<[IdType, string, string | undefined]>([
  ['sa_id_number', '8001015009087', undefined],
  ['sa_id_number', '800101 5009 087', undefined],
  ['sa_id_number', '0002295009084', undefined],
  ['sa_id_number', '8506150200184', undefined],
  ['sa_id_number', '800101500908', NOT_13],
  ['sa_id_number', '80010150090870', NOT_13],
  ['sa_id_number', '80O1015009087', NOT_13],
  ['sa_id_number', '9902294800085', NO_DATE],
  ['sa_id_number', '8013015009087', NO_DATE],
  // A refugee's, and a digit that nobody is given.
  ['sa_id_number', '8001015009285', undefined],
  ['sa_id_number', '8001015009384', NO_STATUS],
  // Eighteen today, and tomorrow.
  ['sa_id_number', '0811285009080', undefined],
  ['sa_id_number', '0811295009088', CHILD],
  // Born today, and a hundred years ago tomorrow: nobody is born in the future.
  ['sa_id_number', '2611285009082', CHILD],
  ['sa_id_number', '2611295009080', undefined],
  ['sa_id_number', '8001015009088', WRONG_DIGIT],
  ['sa_id_number', '8010015009087', WRONG_DIGIT],
  ['foreign_passport', 'a1234567', undefined],
  ['foreign_passport', 'AB 123-456', undefined],
  ['foreign_passport', '123456', undefined],
  ['foreign_passport', '12345', NO_PASSPORT],
  ['foreign_passport', 'A123456789', NO_PASSPORT],
  ['foreign_passport', 'ABCDEFGH', NO_PASSPORT],
  ['foreign_passport', 'A12345é', NO_PASSPORT],
])('%s "%s": %s', (type, typed, problem) => {
  expect(idNumberProblem(type, clean.idNumber(typed), TODAY)).toBe(problem)
})

test.each([
  ['2023/123456/07', true],
  ['1998/012345/23', true],
  ['98/12345/07', true],
  ['CK98/12345/23', true],
  ['CK1998/012345/23', true],
  ['1823/123456/07', false],
  ['2023/12345/07', false],
  ['2023-123456-07', false],
  ['', false],
])('%s is a registration number: %s', (number, valid) => {
  expect(isRegistrationNumber(number)).toBe(valid)
})

test.each([
  ['', true],
  ['4 123 456 789', true],
  ['412345678', false],
  ['5123456789', false],
  ['41234567890', false],
  ['4O23456789', false],
])('VAT number %j', (typed, isRight) => {
  expect(vatNumberProblem(clean.vatNumber(typed)) === null).toBe(isRight)
})

test.each([
  ['2023/123456/07', false],
  ['98/12345/07', true],
  ['ck1998/012345/23', true],
  ['12345', false],
])('%s is an older form of the number: %s', (number, isOlder) => {
  expect(registrationNumberWarning(number) !== undefined).toBe(isOlder)
})
