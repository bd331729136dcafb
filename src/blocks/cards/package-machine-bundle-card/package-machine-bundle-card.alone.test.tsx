import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleBundle, exampleProduct } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import PackageMachineBundleCard from './package-machine-bundle-card'

vi.mock('../../../cart', () => import('../../testing/add-to-cart'))

const PRODUCTS = [
  exampleProduct(),
  exampleProduct({ sku: 'charging-dock', type: 'accessory', short_name: 'Charging dock', unit_price: 349 }),
  exampleProduct({ sku: 'sim-data', type: 'sim_card', short_name: 'Data SIM', unit_price: 49 }),
]
const ITEMS = [
  { sku: 'khumo', quantity: 1 },
  { sku: 'charging-dock', quantity: 1 },
  { sku: 'sim-data', quantity: 2 },
]

const show = (
  fields: Parameters<typeof exampleBundle>[0] = {},
  blok: typeof examples.required = examples.required,
) =>
  showWithCatalogue(<PackageMachineBundleCard blok={blok} />, {
    products: PRODUCTS,
    bundles: [exampleBundle({ items: ITEMS, ...fields })],
  })
const contents = () =>
  within(screen.getByRole('list', { name: 'What is included' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('shows the contents at their single prices, and the saving', () => {
  show()
  const card = screen.getByRole('article')
  expect(card).toHaveAttribute('data-bundle-code', 'starter-kit')
  expect(contents()).toEqual([
    'KhumoR1,199',
    'Charging dockR349',
    '2 × Data SIMR98',
    'Bought one by oneR1,646',
  ])
  expect(within(card).getByText('Save R147')).toBeVisible()
  expect(within(card).getByRole('group', { name: 'Price of Starter kit' })).toHaveTextContent('R1,499')
  expect(within(card).getByRole('button', { name: 'Buy Now Starter kit × 1' })).toHaveValue('starter-kit')
  expect(within(card).getByRole('link', { name: 'Details of Starter kit' })).toHaveAttribute(
    'href',
    '/za/shop/bundles/starter-kit/',
  )
})

test('shows what a SIM card needs before it works', () => {
  show()
  expect(screen.getByText(/^RICA:/)).toBeVisible()
})

test('shows no saving if the bundle is not cheaper', () => {
  show({ unit_price: 1700, original_unit_price: null })
  expect(screen.queryByText(/^Save/)).toBeNull()
  expect(contents()).toHaveLength(3)
})

test('a product that is not sold singly does not count for the saving', () => {
  show({ items: [...ITEMS, { sku: 'receipt-printer', quantity: 1 }] })
  expect(screen.getByText('Save R147')).toBeVisible()
})

test('the card’s own texts replace the catalogue’s', () => {
  show({}, { ...examples.full, bundle_code: 'starter-kit' })
  expect(screen.getByRole('heading', { level: 3, name: 'Two stalls, two machines' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Get the kit Two stalls, two machines × 1' })).toBeVisible()
})
