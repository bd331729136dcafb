import { expect, test } from 'vitest'
import { exampleBundle, exampleEntry, exampleItems, examplePriceItem, exampleProduct } from '../testing'
import type { FeeTypeEntry, PriceItemEntry } from '../rules/types'
import { mapFeeType, mapPriceItem, priceTags, type PriceTag } from './price-tags'

const fee = (...percentages: string[]): FeeTypeEntry => ({
  code: 'card-payments',
  title: 'Card payments',
  priceTerm: 'of each card sale',
  breakpoints: percentages.map((chargePercentage, at) => ({
    component: 'fee_breakpoint',
    _uid: String(at),
    turnoverFrom: String(at * 1000),
    chargePercentage,
  })),
})
const priceItem = (fields: Partial<PriceItemEntry>) =>
  examplePriceItem({ code: 'rent', price: '49.00', priceTerm: undefined, ...fields })

test.each([
  [['2.7'], '3.105% incl. VAT', '2.7% excl. VAT'],
  [['2.5', '2.65', '2.6'], '3.0475% incl. VAT', '2.65% excl. VAT'],
  [['9', '10'], '11.5% incl. VAT', '10% excl. VAT'],
  [['2,95 %', 'ask us'], '3.3925% incl. VAT', '2.95% excl. VAT'],
])('a fee of %o shows the highest percentage: %s, %s', (percentages, amount, excl) => {
  expect(mapFeeType(fee(...percentages), 15)).toMatchObject({ amount, excl, term: 'of each card sale' })
})

test.each([[[]], [['ask us']]])('a fee of %o shows nothing', (percentages) => {
  expect(mapFeeType(fee(...percentages), 15)).toBeUndefined()
})

test.each<[Partial<PriceItemEntry>, Pick<PriceTag, 'amount' | 'excl' | 'term'>]>([
  [{}, { amount: 'R49 incl. VAT', excl: '', term: 'once-off' }],
  [
    { price: '1,049.50', priceTerm: 'a month' },
    { amount: 'R1,049.50 incl. VAT', excl: '', term: 'a month' },
  ],
  [{ price: '0' }, { amount: 'R0', excl: '', term: 'once-off' }],
  [
    { priceType: 'percentage', price: '1' },
    { amount: '1.15% incl. VAT', excl: '1% excl. VAT', term: 'once-off' },
  ],
  [
    { priceType: 'custom', price: ' Included ' },
    { amount: 'Included', excl: '', term: 'once-off' },
  ],
])('a price of %o', (fields, words) => {
  expect(mapPriceItem(priceItem(fields), 15)).toMatchObject(words)
})
test.each<Partial<PriceItemEntry>>([
  { price: 'soon' },
  { priceType: 'percentage', price: 'R5' },
  { priceType: 'custom', price: ' ' },
])('a price of %o is undefined', (fields) => {
  expect(mapPriceItem(priceItem(fields), 15)).toBeUndefined()
})

test('an item has the fees and prices that its entry names, a bundle those of its parts', () => {
  const [product, stranger, bundle] = exampleItems(
    [exampleProduct(), exampleProduct({ sku: 'dock' })],
    [exampleBundle()],
  )
  if (!product || !stranger || !bundle) throw new Error('The examples are sold.')
  const catalogue = {
    entries: [exampleEntry({ feeType: 'card-payments', priceItems: 'rent, unknown' })],
    feeTypes: [{ ...fee('1'), code: 'online' }, fee('2.7')],
    priceItems: [priceItem({}), priceItem({ code: 'other' })],
    pricedAt: '2026-11-20T12:00:00+02:00',
  }
  const codes = [product, stranger, bundle].map((item) => priceTags(item, catalogue).map(({ code }) => code))
  expect(codes).toEqual([['card-payments', 'rent'], [], ['card-payments', 'rent']])
})

test('a page that was built at an earlier rate of VAT shows that rate until the next build', () => {
  const [product] = exampleItems([exampleProduct()], [])
  if (!product) throw new Error('The example is sold.')
  const catalogue = {
    entries: [exampleEntry({ feeType: 'card-payments' })],
    feeTypes: [fee('2.5')],
    priceItems: [],
  }
  const built = (pricedAt: string) => priceTags(product, { ...catalogue, pricedAt })[0]
  expect(built('2018-03-30T22:00:00.000Z')).toMatchObject({
    amount: '2.85% incl. VAT',
    excl: '2.5% excl. VAT',
  })
  expect(built('2018-03-31T22:00:00.000Z')).toMatchObject({ amount: '2.875% incl. VAT' })
})
