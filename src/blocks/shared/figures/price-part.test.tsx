import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PriceItemEntry } from '../../../catalogue'
import { examplePriceItem } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { PricePart, amountsOf } from './price-part'

test.each<[string, Partial<PriceItemEntry>, string]>([
  ['an amount includes VAT', {}, 'R199 a month, incl. VAT'],
  ['zero has no VAT', { price: '0' }, 'R0 a month'],
  [
    'a text is not changed',
    { priceType: 'custom', price: 'Included', priceTerm: 'every month' },
    'Included every month',
  ],
  [
    'a percentage is shown without and with VAT',
    { priceType: 'percentage', price: '1', priceTerm: 'of that payout' },
    '1% excl. VAT 1.15% incl. VAT of that payout',
  ],
])('%s', (_, fields, words) => {
  const { container } = showWithCatalogue(<PricePart code="app-pro" />, {
    priceItems: [examplePriceItem(fields)],
  })
  expect(container).toHaveTextContent(words)
})

test('both forms of a percentage have one size, which fits the longer form', () => {
  showWithCatalogue(<PricePart code="app-pro" />, {
    priceItems: [examplePriceItem({ priceType: 'percentage', price: '1' })],
  })
  const [excl, incl] = ['1%', '1.15%'].map((figure) => window.getComputedStyle(screen.getByText(figure)))
  expect(excl?.fontSize).toBe(incl?.fontSize)
  expect(screen.getByText('1%').closest('p')?.style.getPropertyValue('--characters')).toBe('5')
})

test.each([undefined, '', 'gone'])('renders nothing for the code %o', (code) => {
  const { container } = showWithCatalogue(<PricePart code={code} />, { priceItems: [examplePriceItem()] })
  expect(container).toBeEmptyDOMElement()
})

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
