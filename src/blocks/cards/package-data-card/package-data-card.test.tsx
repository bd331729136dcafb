import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleFee } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import PackageDataCard from './package-data-card'

const RENT = {
  code: 'machine-rent',
  title: 'Rent',
  priceType: 'price',
  price: '0.00',
  priceTerm: 'a month',
} as const

const shown = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/\s+/g, ' ').trim()])

test('each figure is told with what it is: of a fee, of a price, of an editor', () => {
  showWithCatalogue(<PackageDataCard blok={examples.full} />, {
    feeTypes: [exampleFee()],
    priceItems: [RENT],
  })
  expect(shown()).toEqual([
    ['Fee', '2.7% excl. VAT 3.105% incl. VAT of each card saleLess from R100,000 a month'],
    ['Rent', 'R0 a month'],
    ['Paid out', 'Next day'],
  ])
})

test('a figure that the catalogue no longer has leaves no label behind', () => {
  showWithCatalogue(<PackageDataCard blok={examples.full} />)
  expect(shown()).toEqual([['Paid out', 'Next day']])
})
