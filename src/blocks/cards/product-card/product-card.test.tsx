import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { exampleEntry, exampleProduct } from '../../../catalogue/testing'
import { exampleLink } from '../../shared/example-parts'
import { outOfStock, showWithCatalogue } from '../../testing/show-with-catalogue'
import { examples } from './example'
import ProductCard from './product-card'

const details = exampleLink('shop/card-machines/khumo')

test('shows the product as the catalogue describes it, and how to get it', () => {
  const entry = exampleEntry({
    summary: 'Pocket size, all-day battery.',
    badges: [{ component: 'badge', _uid: 'b', text: 'Best seller' }],
    detailsLink: details,
  })
  showWithCatalogue(<ProductCard blok={examples.required} />, { entries: [entry] })
  const card = screen.getByRole('article')
  expect(card).toHaveAttribute('data-sku', 'khumo')
  expect(screen.getByRole('heading', { level: 3, name: 'Khumo' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Khumo, a slim white card machine' })).toBeVisible()
  expect(card).toHaveTextContent('Best seller')
  expect(card).toHaveTextContent('4.8 out of 5 from 721 reviews')
  expect(card).toHaveTextContent('Pocket size, all-day battery.')
  expect(screen.getByRole('group', { name: 'Price of Khumo' })).toHaveTextContent('R1,199')
  expect(screen.getByRole('button', { name: 'Buy Now Khumo' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Details of Khumo' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/khumo/',
  )
})

test('the card’s own words replace the catalogue’s', () => {
  showWithCatalogue(<ProductCard blok={{ ...examples.full, sku: 'khumo' }} />)
  expect(screen.getByRole('heading', { name: 'Neo Touch for new staff' })).toBeVisible()
  expect(screen.getByText('Anyone who has used a calculator can use it.')).toBeVisible()
})

describe('instead of Buy Now', () => {
  test('the editor’s own link', () => {
    const entry = exampleEntry({ buyLink: exampleLink('shop/options'), buyText: 'Choose yours' })
    showWithCatalogue(<ProductCard blok={examples.required} />, { entries: [entry] })
    expect(screen.getByRole('link', { name: 'Choose yours Khumo' })).toHaveAttribute(
      'href',
      '/za/shop/options/',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    ['out of stock', outOfStock, 'Join the waitlist for Khumo'],
    [
      'pre-order',
      { can_be_purchased: false, reason_not_available: 'pre_order_only' as const },
      'Pre-order Khumo',
    ],
  ])('the form on its own page when %s', (_state, fields, name) => {
    const entry = exampleEntry({ detailsLink: details })
    showWithCatalogue(<ProductCard blok={examples.required} />, {
      products: [exampleProduct(fields)],
      entries: [entry],
    })
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/za/shop/card-machines/khumo/#waitlist',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('nothing when it cannot be had at all', () => {
    showWithCatalogue(<ProductCard blok={examples.required} />, { products: [exampleProduct(outOfStock)] })
    expect(screen.getByRole('article')).toHaveTextContent('Out of stock')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

test('a product that is not sold here leaves nothing behind', () => {
  const { container } = showWithCatalogue(
    <ProductCard blok={{ ...examples.required, sku: 'receipt-printer' }} />,
  )
  expect(container).toBeEmptyDOMElement()
})
