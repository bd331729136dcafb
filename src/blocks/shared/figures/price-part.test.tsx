import { expect, test } from 'vitest'
import type { PriceItemEntry } from '../../../catalogue'
import { examplePriceItem } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { PricePart, shownAmount } from './price-part'

test.each<[string, Partial<PriceItemEntry>, string]>([
  ['an amount includes VAT', {}, 'R199 a month, incl. VAT'],
  ['zero has no VAT', { price: '0' }, 'R0 a month'],
  [
    'a text is not changed',
    { priceType: 'custom', price: 'Included', priceTerm: 'every month' },
    'Included every month',
  ],
  [
    'a percentage includes VAT',
    { priceType: 'percentage', price: '1', priceTerm: 'of that payout' },
    '1.15% of that payout, incl. VAT',
  ],
])('%s', (_, fields, words) => {
  const { container } = showWithCatalogue(<PricePart code="app-pro" />, {
    priceItems: [examplePriceItem(fields)],
  })
  expect(container).toHaveTextContent(words)
})

test.each([undefined, '', 'gone'])('renders nothing for the code %o', (code) => {
  const { container } = showWithCatalogue(<PricePart code={code} />, { priceItems: [examplePriceItem()] })
  expect(container).toBeEmptyDOMElement()
})

test.each([
  ['R199 incl. VAT', 'a month', 'R199', 'a month, incl. VAT'],
  ['R0', 'a month', 'R0', 'a month'],
  ['Included', '', 'Included', ''],
  ['From R99 to R199 incl. VAT', '', 'From R99 to R199', 'incl. VAT'],
  ['VAT is 15%', '', 'VAT is 15%', ''],
])('%s %s: %s in large figures, then %s', (amount, term, figure, words) => {
  expect(shownAmount({ amount, term })).toEqual({ figure, words })
})
