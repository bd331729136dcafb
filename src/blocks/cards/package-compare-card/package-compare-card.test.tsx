import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examplePriceItem } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import PackageCompareCard from './package-compare-card'

const price = (code: string, amount: string) => examplePriceItem({ code, price: amount })

const show = (blok: typeof examples.required, priceItems = [price('app-pro', '199'), price('app', '0')]) =>
  showWithCatalogue(<PackageCompareCard blok={blok} />, { priceItems })

const cells = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.trim())

test('opens a table of both packages; ticks and crosses have text for screen readers', async () => {
  show(examples.full)
  expect(screen.getByRole('table')).not.toBeVisible()
  await userEvent.click(screen.getByText('See it beside the app'))
  expect(screen.getByRole('table')).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'Pro beside The app' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'What is compared',
    'Pro',
    'The app',
  ])
  expect(table.getByRole('rowheader', { name: 'Shops' })).toHaveAttribute('scope', 'row')
  expect(cells('Price')).toEqual(['R199 a month, incl. VAT', 'R0 a month'])
  expect(cells('Shops')).toEqual(['Any number', 'One'])
  expect(cells('Stock between shops')).toEqual(['Yes', 'No'])
})

test('without prices there is no row for them, and the default text of the fold names the other package', async () => {
  show(examples.required)
  await userEvent.click(screen.getByText('Compare with The app'))
  expect(screen.queryByRole('rowheader', { name: 'Price' })).toBeNull()
})

test('a price that only one package has is marked as missing, also for screen readers', async () => {
  show(examples.full, [price('app-pro', '199')])
  await userEvent.click(screen.getByText('See it beside the app'))
  expect(cells('Price')).toEqual(['R199 a month, incl. VAT', '–No price'])
})

test('a percentage is shown with VAT', async () => {
  show({ ...examples.full, other_price_item: 'share' }, [
    price('app-pro', '199'),
    examplePriceItem({ code: 'share', price: '1', priceType: 'percentage', priceTerm: 'of a sale' }),
  ])
  await userEvent.click(screen.getByText('See it beside the app'))
  expect(cells('Price')[1]).toBe('1.15% of a sale, incl. VAT')
})
