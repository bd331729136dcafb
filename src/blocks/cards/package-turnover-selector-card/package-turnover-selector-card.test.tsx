import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CatalogueProvider } from '../../../catalogue'
import {
  exampleBundle,
  exampleEntry,
  exampleFee,
  exampleProduct,
  exampleSnapshot,
} from '../../../catalogue/testing'
import { exampleLink } from '../../shared/example-parts'
import { outOfStock, showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { showOnServer } from '../../../ui/testing/show-on-server'
import { examples } from './example'
import PackageTurnoverSelectorCard from './package-turnover-selector-card'

const BUNDLES = [
  exampleBundle({
    bundle_code: 'market-day-kit',
    short_name: 'Market day kit',
    unit_price: 1999,
    original_unit_price: null,
  }),
]

const show = (rest: Parameters<typeof showWithCatalogue>[1] = {}) =>
  showWithCatalogue(<PackageTurnoverSelectorCard blok={examples.full} />, {
    feeTypes: [exampleFee()],
    bundles: BUNDLES,
    ...rest,
  })

const choose = (label: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'My card sales in a month' }), label)
const current = () => screen.getAllByRole('row').find((row) => row.getAttribute('aria-current') === 'true')

test('the server’s HTML has the first step chosen and contains all steps', () => {
  const page = showOnServer(
    <CatalogueProvider snapshot={exampleSnapshot([exampleProduct()], [], { feeTypes: [exampleFee()] })}>
      <PackageTurnoverSelectorCard blok={examples.full} />
    </CatalogueProvider>,
  )
  const shown = within(page)
  expect(shown.getByRole('combobox')).toHaveAttribute('name')
  expect(shown.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Up to R100,000',
    'R100,000 to R500,000',
    'R500,000 and more',
  ])
  expect(page).toHaveTextContent('3.105% of each card sale, incl. VAT')
  expect(shown.getByRole('heading', { level: 4 })).toHaveTextContent('Your first machine')
  expect(shown.getByRole('group', { name: 'Price of Khumo' })).toHaveTextContent('R1,199')
  expect(shown.getAllByRole('row')).toHaveLength(4)
  expect(shown.getByRole('status')).toBeEmptyDOMElement()
})

test('the fee, the marked step and the package follow the choice, and are announced', async () => {
  show()
  await choose('R100,000 to R500,000')
  expect(screen.getByRole('article')).toHaveTextContent('3.0475% of each card sale, incl. VAT')
  expect(current()).toHaveTextContent('From R100,0003.0475%')
  expect(screen.getByRole('heading', { level: 4, name: 'Two tills, no queue' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Price of Market day kit' })).toHaveTextContent('R1,999')
  expect(
    screen.getByRole('button', { name: 'Buy Now Market day kit' }).closest('[data-bundle-code]'),
  ).toHaveAttribute('data-bundle-code', 'market-day-kit')
  expect(screen.getByRole('status')).toHaveTextContent(
    'R100,000 to R500,000: 3.0475% incl. VAT. We suggest Two tills, no queue.',
  )
})

test('a package without an item links on with its own button', async () => {
  show()
  await choose('R500,000 and more')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Talk to sales' })).toHaveAttribute('data-variant', 'primary')
})

test('beside Buy Now or the waitlist, the package’s own button is a text link', () => {
  const entries = [exampleEntry({ detailsLink: exampleLink('shop/card-machines/khumo') })]
  show({ products: [exampleProduct(outOfStock)], entries })
  expect(screen.getByRole('link', { name: 'Join the waitlist for Khumo' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all card machines' })).toHaveAttribute('data-variant', 'link')
})

test('a package whose item cannot be ordered keeps its own button', () => {
  show({ products: [exampleProduct(outOfStock)] })
  expect(screen.getByRole('link', { name: 'See all card machines' })).toHaveAttribute(
    'data-variant',
    'primary',
  )
})

test('a single step needs neither choices nor a table', () => {
  show({ feeTypes: [exampleFee({ breakpoints: exampleFee().breakpoints.slice(0, 1) })] })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Your first machine' })).toBeVisible()
})

test('shows nothing for a fee without steps', () => {
  const { container } = show({ feeTypes: [exampleFee({ breakpoints: [] })] })
  expect(container).toBeEmptyDOMElement()
})
