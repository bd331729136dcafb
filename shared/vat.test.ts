import { expect, test } from 'vitest'
import { vatContained, vatPercentAt } from './vat'

const RATES = [
  { from: '2018-04-01', percent: 15 },
  { from: '2027-04-01', percent: 16 },
]

test.each([
  ['2027-03-31T23:59:59.999+02:00', 15],
  ['2027-04-01T00:00:00.000+02:00', 16],
  // Midnight in London, two hours into the new day here.
  ['2027-03-31T22:00:00.000Z', 16],
  ['2027-03-31T21:59:59.999Z', 15],
  ['2018-04-01T00:00:00+02:00', 15],
  ['2035-01-01T12:00:00+02:00', 16],
])(
  'a rate that counts from a day counts from its midnight in South Africa: %s is %d %',
  (moment, percent) => {
    expect(vatPercentAt(Date.parse(moment), RATES)).toBe(percent)
  },
)

test('there is no rate before the first one', () => {
  expect(() => vatPercentAt(Date.parse('2018-03-31T12:00:00+02:00'), RATES)).toThrow(
    'No rate of VAT is known for 2018-03-31.',
  )
})

test.each([
  ['2018-03-31T23:59+02:00', 14],
  ['2018-04-01T00:00+02:00', 15],
  ['2026-11-23T12:00+02:00', 15],
])('at %s VAT was, and is, %d %', (moment, percent) => {
  expect(vatPercentAt(Date.parse(moment))).toBe(percent)
})

test.each([
  [119_900, 15, 15_639],
  [119_900, 16, 16_538],
  [0, 15, 0],
])('%d cents with %d % in them hold %d cents of VAT', (cents, percent, vat) => {
  expect(vatContained(cents, percent)).toBe(vat)
})
