import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examplePriceItem } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import PackageDetailsCard from './package-details-card'

test('shows name, price and button first; the details open without scripts', async () => {
  showWithCatalogue(<PackageDetailsCard blok={examples.full} />, {
    priceItems: [examplePriceItem({ code: 'reader-rental', price: '149.00' })],
  })
  const details = within(screen.getByRole('group'))
  expect(screen.getByRole('article')).toHaveTextContent('R149 a month, incl. VAT')
  expect(screen.getByRole('link', { name: 'Book a machine' })).toBeVisible()
  expect(details.getByText('A swap if one breaks')).not.toBeVisible()
  await userEvent.click(details.getByText('How renting works'))
  expect(details.getByText('A swap if one breaks')).toBeVisible()
})

test('the line that opens the details has a default text', () => {
  showWithCatalogue(<PackageDetailsCard blok={examples.required} />)
  expect(screen.getByText('What is included')).toBeVisible()
})
