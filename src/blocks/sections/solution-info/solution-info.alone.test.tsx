import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { exampleProduct } from '../../../catalogue/testing'
import { outOfStock, showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { exampleAsset } from '../../shared/example-parts'
import { examples } from './example'
import SolutionInfo from './solution-info'

const { addAllToCart, useCartDisabled } = vi.hoisted(() => ({
  addAllToCart: vi.fn(),
  useCartDisabled: vi.fn(() => false),
}))
vi.mock('../../../cart', () => ({ addAllToCart, useCartDisabled }))

const PRODUCTS = [
  exampleProduct({ sku: 'counter', type: 'point_of_sale', short_name: 'Counter', unit_price: 6999 }),
  exampleProduct({ sku: 'neo-touch', short_name: 'Neo Touch', unit_price: 899 }),
  exampleProduct({ sku: 'sim-data', type: 'sim_card', short_name: 'Data SIM', unit_price: 49 }),
  exampleProduct({ sku: 'on-site-setup', type: 'service', short_name: 'On-site setup', unit_price: 750 }),
  exampleProduct({ sku: 'barcode-scanner', type: 'accessory', short_name: 'Barcode scanner', ...outOfStock }),
]
const show = (blok: Parameters<typeof SolutionInfo>[0]['blok'] = examples.full, products = PRODUCTS) =>
  showWithCatalogue(<SolutionInfo blok={blok} />, { products })

beforeEach(() => {
  addAllToCart.mockReset().mockResolvedValue(undefined)
})

test('lists the items and sums their prices', () => {
  show()
  const region = screen.getByRole('region', { name: 'A shop that opens on Monday' })
  const lines = within(screen.getByRole('list', { name: 'What is included' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'CounterR6,999',
    '2 × Neo TouchR899 eachR1,798',
    '2 × Data SIMR49 eachR98',
    'On-site setupR750',
  ])
  expect(lines.map(({ dataset }) => dataset.sku)).toEqual([
    'counter',
    'neo-touch',
    'sim-data',
    'on-site-setup',
  ])
  const price = within(region).getByRole('group', { name: 'Price of A shop that opens on Monday' })
  expect(price).toHaveTextContent('Together R9,645')
  expect(price).toHaveTextContent('Once-off, incl. VAT')
  expect(price.querySelector('[data-price]')).toHaveAttribute('data-price', '9645')
})

test('shows what a SIM card needs and when the service takes place', () => {
  show()
  expect(screen.getByText(/^RICA:/)).toBeVisible()
  expect(screen.getByText('We call you within one working day to plan the service.')).toBeVisible()
})

test('one button puts all items in the cart in one request', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Add everything A shop that opens on Monday' }))
  expect(addAllToCart.mock.calls).toEqual([
    [
      [
        { item: { sku: 'counter' }, quantity: 1 },
        { item: { sku: 'neo-touch' }, quantity: 2 },
        { item: { sku: 'sim-data' }, quantity: 2 },
        { item: { sku: 'on-site-setup' }, quantity: 1 },
      ],
    ],
  ])
})

test('a second press while the items are being added does nothing', async () => {
  addAllToCart.mockReturnValue(new Promise(() => undefined))
  show()
  const button = screen.getByRole('button', { name: /^Add everything/ })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(addAllToCart).toHaveBeenCalledOnce()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test('while one item cannot be ordered, it names the item and has no button', () => {
  show(examples.incomplete)
  expect(screen.getByText('Out of stock')).toBeVisible()
  expect(
    screen.getByText(
      'Barcode scanner cannot be ordered now, so this is not sold as a whole. The rest can be bought one by one.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a solution of the catalogue supplies its texts, its items and its picture', () => {
  const solution = {
    code: 'two-stalls',
    title: 'Two stalls, one team',
    summary: 'A machine for each table.',
    buyText: 'Take both',
    image: exampleAsset('4x3/0a1b/stalls.webp', 'Two stalls'),
    includedItems: [
      { component: 'included_item' as const, _uid: 'a', sku: 'neo-touch', quantity: '2' },
      { component: 'included_item' as const, _uid: 'b', sku: 'sim-data' },
    ],
  }
  showWithCatalogue(<SolutionInfo blok={examples.catalogue} />, { products: PRODUCTS, solutions: [solution] })
  expect(screen.getByRole('heading', { level: 2, name: 'Two stalls, one team' })).toBeVisible()
  expect(screen.getByText('A machine for each table.')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Two stalls' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Price of Two stalls, one team' })).toHaveTextContent('R1,847')
  expect(screen.getByRole('button', { name: 'Take both Two stalls, one team' })).toBeEnabled()
})

test('without a name the title lists the items', () => {
  show({ ...examples.full, title: '' })
  const name = 'Counter, Neo Touch, Data SIM and On-site setup'
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  expect(screen.getByRole('button', { name: `Add everything ${name}` })).toBeEnabled()
})

test('renders nothing if no item is sold here', () => {
  const { container } = show(examples.full, PRODUCTS.slice(1))
  expect(container).toBeEmptyDOMElement()
})

test('the button is disabled on a site without a cart', () => {
  useCartDisabled.mockReturnValueOnce(true)
  show()
  expect(screen.getByRole('button', { name: /^Add everything/ })).toBeDisabled()
})
