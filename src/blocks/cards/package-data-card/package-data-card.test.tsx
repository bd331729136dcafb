import { expect, test } from 'vitest'
import { screen } from '@testing-library/react'
import type { PriceTag } from '../../../catalogue'
import { exampleFee, examplePriceItem } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import PackageDataCard, { mapFigure } from './package-data-card'

const tag = (fields: Partial<PriceTag>): PriceTag => ({
  code: 'fee',
  title: 'Fee',
  summary: '',
  amount: '3.105% incl. VAT',
  excl: '2.7% excl. VAT',
  term: 'of each card sale',
  ladder: [],
  ...fields,
})

test('the catalogue’s price or fee replaces the editor’s text', () => {
  expect(mapFigure({ value: '1 month' }, undefined)).toEqual({
    figure: '1 month',
    words: '',
    less: '',
  })
  expect(mapFigure({ value: '1 month' }, tag({ amount: 'R149 incl. VAT', term: 'a month' }))).toEqual({
    figure: 'R149',
    words: 'a month, incl. VAT',
    less: '',
  })
})

test('shows the highest percentage of a fee and the turnover from which it is lower', () => {
  const ladder = [
    { from: 0, percent: 2.7 },
    { from: 100_000, percent: 2.65 },
    { from: 500_000, percent: 2.5 },
  ]
  expect(mapFigure({}, tag({ ladder }))?.less).toBe('Less from R100,000 a month')
})

test('renders no figure without a text or a known code', () => {
  expect(mapFigure({}, undefined)).toBeUndefined()
  expect(mapFigure({ value: '' }, undefined)).toBeUndefined()
})

const shown = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/\s+/g, ' ').trim()])

test('each figure has its label: a fee, a price, an editor’s own figure', () => {
  showWithCatalogue(<PackageDataCard blok={examples.full} />, {
    feeTypes: [exampleFee()],
    priceItems: [examplePriceItem({ code: 'machine-rent', price: '0.00' })],
  })
  expect(shown()).toEqual([
    ['Fee', '3.105% of each card sale, incl. VATLess from R100,000 a month'],
    ['Rent', 'R0 a month'],
    ['Paid out', 'Next day'],
  ])
})

test('a figure that the catalogue no longer has leaves no label', () => {
  showWithCatalogue(<PackageDataCard blok={examples.full} />)
  expect(shown()).toEqual([['Paid out', 'Next day']])
})
