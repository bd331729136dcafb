import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { exampleEntry, exampleProduct } from '../../../catalogue/testing'
import { exampleLink } from '../../shared/example-parts'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import ComparisonTable from './comparison-table'
import { examples } from './example'

const PRODUCTS = [
  exampleProduct(),
  exampleProduct({ sku: 'khumo-print', short_name: 'Khumo Print', unit_price: 2499 }),
  exampleProduct({ sku: 'neo-touch', short_name: 'Neo Touch', unit_price: 899 }),
]
const show = (products = PRODUCTS) =>
  showWithCatalogue(<ComparisonTable blok={examples.full} />, {
    products,
    entries: [exampleEntry({ detailsLink: exampleLink('shop/card-machines/khumo') })],
  })

const columns = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.getAttribute('data-sku'))
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('is a named table: products as columns with their price, features as rows', () => {
  show()
  const table = screen.getByRole('table', { name: 'Which one is yours?' })
  expect(columns()).toEqual(['khumo', 'khumo-print', 'neo-touch'])
  const [, khumo] = within(table).getAllByRole('columnheader')
  expect(khumo).toHaveTextContent('Best sellerKhumoR1,199 incl. VAT')
  expect(within(table).getByRole('link', { name: 'Khumo' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/khumo/',
  )
  expect(screen.getByRole('rowheader', { name: 'Paper slips' })).toHaveAttribute('scope', 'row')
  expect(screen.getByText('The machine')).toHaveAttribute('scope', 'rowgroup')
})

test('ticks and crosses have text for screen readers', () => {
  show()
  expect(cells('Paper slips')).toEqual(['No', 'Yes', 'No'])
  expect(cells('Keys')).toEqual(['On screen', 'On screen', 'Real keys'])
  expect(cells('Width of the paper')).toEqual(['–Not applicable', '57 mm', '–Not applicable'])
})

test('every product can be bought at the foot of its column', () => {
  show()
  const foot = row('Price')
  expect(within(foot).getByRole('group', { name: 'Price of Neo Touch' })).toHaveTextContent('R899')
  expect(within(foot).getByRole('button', { name: 'Buy Now Neo Touch' })).toBeVisible()
})

test('the selects choose the first two columns; the products change places', async () => {
  show()
  // Hidden here, because they are shown only on narrow screens.
  const [first, second] = [screen.getByLabelText('Compare'), screen.getByLabelText('with')]
  expect(
    within(first)
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Khumo', 'Khumo Print', 'Neo Touch'])
  await userEvent.selectOptions(second, 'Neo Touch')
  expect(columns()).toEqual(['khumo', 'neo-touch', 'khumo-print'])
  await userEvent.selectOptions(first, 'Neo Touch')
  expect(columns()).toEqual(['neo-touch', 'khumo', 'khumo-print'])
  expect(second).toHaveValue('khumo')
  expect(cells('Paper slips')).toEqual(['No', 'No', 'Yes'])
})

test('a product that is not sold here has neither a column nor cells', () => {
  show(PRODUCTS.slice(1))
  expect(columns()).toEqual(['khumo-print', 'neo-touch'])
  expect(cells('Paper slips')).toEqual(['Yes', 'No'])
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull()
})
