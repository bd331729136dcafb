import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { exampleProduct } from '../../../catalogue'
import { outOfStock, showWithCatalogue } from '../../shared/show-with-catalogue'
import { examples } from './example'
import ShopItems from './shop-items'

vi.mock('../../../cart', () => ({
  AddToCart: ({ label, productName }: { label: string; productName: string }) => (
    <button>
      {label} {productName}
    </button>
  ),
}))

const products = [
  exampleProduct(),
  exampleProduct({
    sku: 'go',
    short_name: 'Go',
    description: 'Pairs with a phone.',
    unit_price: 499,
    ...outOfStock,
  }),
  exampleProduct({ sku: 'dock', type: 'accessory', short_name: 'Charging dock', unit_price: 349 }),
]

const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h2, h3')?.textContent)
const show = (blok = examples.full) => showWithCatalogue(<ShopItems blok={blok} />, { products })

beforeEach(() => {
  window.history.replaceState(null, '', '/za/shop/?tab=Overview')
})

test('lists the chosen types as cards of equal rank', () => {
  show(examples.plain)
  expect(screen.getByRole('heading', { level: 2, name: 'Pick your machine' })).toBeVisible()
  expect(names()).toEqual(['Khumo', 'Go'])
  expect(screen.queryByRole('search')).toBeNull()
})

test('without fields lists everything', () => {
  show(examples.required)
  expect(names()).toEqual(['Khumo', 'Go', 'Charging dock'])
  expect(screen.getByRole('heading', { level: 2, name: 'Go' })).toBeVisible()
})

test('what cannot be bought now is listed with its state', () => {
  show()
  expect(screen.getByText('Out of stock')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Buy Now Go' })).toBeNull()
})

test('type, search and order are kept in the URL beside what was there', async () => {
  show()
  expect(screen.getByRole('status')).toHaveTextContent('3 products')
  await userEvent.click(screen.getByRole('radio', { name: 'Card machines' }))
  expect(names()).toEqual(['Khumo', 'Go'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high')
  expect(names()).toEqual(['Go', 'Khumo'])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), 'phone')
  expect(names()).toEqual(['Go'])
  expect(screen.getByRole('status')).toHaveTextContent('1 product')
  expect(window.location.search).toBe('?tab=Overview&type=card_machine&sort=price-asc&q=phone')
})

test('opens with what the URL asks for', () => {
  window.history.replaceState(null, '', '/za/shop/?type=accessory')
  show()
  expect(screen.getByRole('radio', { name: 'Accessories' })).toBeChecked()
  expect(names()).toEqual(['Charging dock'])
})

test('an empty result says so and helps onward', async () => {
  show()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), 'fridge')
  expect(screen.getByRole('status')).toHaveTextContent('No products found')
  expect(screen.getByText('Nothing matches. Clear a filter or try another word.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show all products' }))
  expect(names()).toHaveLength(3)
  expect(window.location.search).toBe('?tab=Overview')
})

test('with one type there is no type to choose', () => {
  show({ ...examples.full, product_types: ['accessory'] })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('searchbox')).toBeVisible()
})
