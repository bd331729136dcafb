import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleBundle, exampleEntry, exampleProduct } from '../../../catalogue/testing'
import { exampleLink } from '../../shared/example-parts'
import { outOfStock, showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { setWantedQuantity } from '../../shared/page-item'
import { examples } from './example'
import ProductCtaBanner from './product-cta-banner'

vi.mock('../../../cart', () => import('../../testing/add-to-cart'))

test('shows the name, the price and the button of the page’s item', () => {
  showWithCatalogue(<ProductCtaBanner blok={{ ...examples.full, sku: 'khumo' }} />)
  const end = within(screen.getByRole('region', { name: 'Slips, sorted.' }))
  expect(end.getByText('Khumo')).toBeVisible()
  expect(end.getByRole('group', { name: 'Price of Khumo' })).toHaveTextContent('R1,199 Once-off, incl. VAT')
  expect(end.getByRole('button')).toHaveAccessibleName('Buy Now Khumo × 1')
})

test('uses the item’s name as its heading if it has no line of its own', () => {
  showWithCatalogue(<ProductCtaBanner blok={examples.required} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Khumo' })).toBeVisible()
  expect(screen.getAllByText('Khumo')).toHaveLength(1)
})

test('buys the quantity in the page’s field, and shows its total', () => {
  showWithCatalogue(<ProductCtaBanner blok={examples.required} />)
  act(() => setWantedQuantity('khumo', 3))
  expect(screen.getByText('3 × Khumo: R3,597')).toBeVisible()
  expect(screen.getByRole('button')).toHaveAccessibleName('Buy Now Khumo × 3')
  act(() => setWantedQuantity('khumo', 1))
})

test('a bundle is bought as one item', () => {
  showWithCatalogue(<ProductCtaBanner blok={examples.bundle} />, { bundles: [exampleBundle()] })
  expect(screen.getByRole('button')).toHaveAccessibleName('Buy Now Starter kit × 1')
})

test('an item out of stock has a link to the waitlist', () => {
  const entry = exampleEntry({ detailsLink: exampleLink('shop/card-machines/khumo') })
  showWithCatalogue(<ProductCtaBanner blok={examples.required} />, {
    products: [exampleProduct(outOfStock)],
    entries: [entry],
  })
  expect(screen.getByRole('link', { name: 'Join the waitlist for Khumo' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/khumo/#waitlist',
  )
})

test('an item that cannot be ordered renders nothing', () => {
  const { container } = showWithCatalogue(<ProductCtaBanner blok={examples.required} />, {
    products: [exampleProduct({ can_be_purchased: false, reason_not_available: null })],
  })
  expect(container).toBeEmptyDOMElement()
})
