import { expect, test } from 'vitest'
import { amountsOf } from './price-words'

test.each([
  [['R199 incl. VAT'], [{ figure: 'R199', vat: 'incl. VAT' }]],
  [['R0'], [{ figure: 'R0', vat: '' }]],
  [['Included'], [{ figure: 'Included', vat: '' }]],
  [['From R99 to R199 incl. VAT'], [{ figure: 'From R99 to R199', vat: 'incl. VAT' }]],
  [['VAT is 15%'], [{ figure: 'VAT is 15%', vat: '' }]],
  [
    ['1% excl. VAT', '1.15% incl. VAT'],
    [
      { figure: '1%', vat: 'excl. VAT' },
      { figure: '1.15%', vat: 'incl. VAT' },
    ],
  ],
])('%o', (amounts, expected) => {
  expect(amountsOf({ amounts })).toEqual(expected)
})
