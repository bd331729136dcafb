import { describe, expect, test } from 'vitest'
import { exampleEntry, exampleProduct } from './example-catalogue'
import { mapProductDisplay } from './map-product-display'

const NOW = Date.parse('2026-11-20T12:00:00+02:00')
const display = (...[product, entry]: Partial<Parameters<typeof mapProductDisplay>>) =>
  mapProductDisplay(product ?? exampleProduct(), entry, NOW)

test('a product the shop does not have is nothing', () => {
  expect(mapProductDisplay(undefined, exampleEntry(), NOW)).toBeUndefined()
})

test('without an entry the shop’s own words and picture serve, with the defaults', () => {
  expect(display()).toMatchObject({
    name: 'Khumo',
    summary: 'The pocket-sized machine with an all-day battery.',
    image: {
      filename: 'https://a.storyblok.com/f/1/1600x1600/bd0bb72a9e/khumo.webp',
      alt: 'Khumo card machine',
    },
    storefront: 'shop',
    priceTerm: 'once-off',
    buyText: '',
    badges: [],
    gallery: [],
    rating: { score: 4.8, count: 721 },
  })
})

test('the editor’s words replace the shop’s', () => {
  const entry = exampleEntry({ title: 'Khumo!', summary: 'Small.', priceTerm: 'a session', buyText: 'Book' })
  expect(display(undefined, entry)).toMatchObject({
    name: 'Khumo!',
    summary: 'Small.',
    priceTerm: 'a session',
    buyText: 'Book',
  })
})

test('the full name serves when there is no short one', () => {
  expect(display(exampleProduct({ short_name: '' }))?.name).toBe('Khumo card machine')
})

test('an unrated product has no rating', () => {
  expect(display(exampleProduct({ third_party_reviews: null }))?.rating).toBeUndefined()
})

describe('stock', () => {
  test.each([
    [{ can_be_purchased: true }, 'in_stock'],
    [{ can_be_purchased: false, reason_not_available: 'out_of_stock' }, 'out_of_stock'],
    [{ can_be_purchased: false, reason_not_available: 'pre_order_only' }, 'pre_order_only'],
    [{ can_be_purchased: false, reason_not_available: null }, 'unavailable'],
  ] as const)('%o is %s', (fields, stock) => {
    expect(display(exampleProduct(fields))?.stock).toBe(stock)
  })

  test.each([
    ['the limit per cart', { max_quantity_per_cart: 10, stock: 1200 }, 10],
    ['what is left', { max_quantity_per_cart: 10, stock: 3 }, 3],
    ['the limit of what cannot run out', { max_quantity_per_cart: 3, stock: null }, 3],
    ['one when nothing is left', { max_quantity_per_cart: 10, stock: 0 }, 1],
    [
      'the limit of what is not on the shelf yet',
      { max_quantity_per_cart: 3, stock: 0, reason_not_available: 'pre_order_only' as const },
      3,
    ],
  ])('an order holds at most %s', (_case, fields, maxQuantity) => {
    expect(display(exampleProduct(fields))?.maxQuantity).toBe(maxQuantity)
  })
})
