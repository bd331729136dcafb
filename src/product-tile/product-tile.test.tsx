import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useProduct } from '../catalogue'
import { exampleEntry, exampleProduct } from '../catalogue/testing'
import { outOfStock, showWithCatalogue } from '../catalogue/testing/show-with-catalogue'
import { ProductTile } from './product-tile'

const link = (slug: string) => ({
  fieldtype: 'multilink' as const,
  linktype: 'url' as const,
  id: '',
  url: slug,
  cached_url: slug,
})
const details = link('shop/card-machines/khumo')

const Khumo = () => {
  const item = useProduct('khumo')
  return item ? <ProductTile item={item} /> : null
}
const show = (entry: Parameters<typeof exampleEntry>[0], product = {}) =>
  showWithCatalogue(<Khumo />, { products: [exampleProduct(product)], entries: [exampleEntry(entry)] })

test('shows the catalogue’s data of the product, and its buttons', () => {
  show({
    summary: 'Pocket size, all-day battery.',
    badges: [{ component: 'badge', _uid: 'b', text: 'Best seller' }],
    detailsLink: details,
  })
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

test.each([
  ['alone', 1],
  ['beside others', 2],
])('a tile %s', (_, tiles) => {
  showWithCatalogue(
    <ul>
      {Array.from({ length: tiles }, (__, at) => (
        <li key={at}>
          <Khumo />
        </li>
      ))}
    </ul>,
    { products: [exampleProduct()], entries: [exampleEntry({})] },
  )
  expect(screen.queryAllByRole('link', { name: /out of 5/ })).toHaveLength(tiles === 1 ? 1 : 0)
})

describe('instead of Buy Now', () => {
  const preOrder = { can_be_purchased: false, reason_not_available: 'pre_order_only' }
  const ownLink = { buyLink: link('shop/options'), buyText: 'Choose yours' }

  test.each([
    ['the editor’s own link', ownLink, {}, 'Choose yours Khumo', '/za/shop/options/'],
    [
      'the form on its own page when out of stock',
      { detailsLink: details },
      outOfStock,
      'Join the waitlist for Khumo',
      '/za/shop/card-machines/khumo/#waitlist',
    ],
    [
      'the form on its own page while it can only be pre-ordered',
      { detailsLink: details },
      preOrder,
      'Pre-order Khumo',
      '/za/shop/card-machines/khumo/#waitlist',
    ],
  ])('%s', (_, entry, product, name, href) => {
    show(entry, product)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('there is no button if it cannot be ordered at all', () => {
    show({}, { ...outOfStock, third_party_reviews: null })
    expect(screen.getByRole('article')).toHaveTextContent('Out of stock')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
