import { expect, test } from 'vitest'
import { exampleBundle, exampleEntry, exampleProduct } from '../testing'
import type { ShopProduct } from '../rules/types'
import { mapBundleDisplay, mapProductDisplay } from './item-display'
import { itemJsonLd } from './item-json-ld'

const URL_OF_PAGE = 'https://www.example.co.za/za/shop/card-machines/khumo/'
const jsonLd = (fields: Partial<ShopProduct> = {}) =>
  itemJsonLd(mapProductDisplay(exampleProduct(fields), exampleEntry(), 0), URL_OF_PAGE)

test('has the price in rand with cents, the stock and the promises', () => {
  expect(jsonLd()).toMatchObject({
    '@type': 'Product',
    name: 'Khumo',
    sku: 'khumo',
    image: ['https://www.example.co.za/f/1/1600x1600/bd0bb72a9e/khumo.webp'],
    aggregateRating: { ratingValue: 4.8, reviewCount: 721 },
    offers: {
      url: URL_OF_PAGE,
      price: '1199.00',
      priceCurrency: 'ZAR',
      availability: 'https://schema.org/InStock',
      shippingDetails: { shippingRate: { value: '0.00' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 30 },
    },
  })
})

test('an unrated product has no rating, and a service no shipping', () => {
  const service = jsonLd({ type: 'service', third_party_reviews: null })
  expect(service).not.toHaveProperty('aggregateRating')
  expect(service.offers).not.toHaveProperty('shippingDetails')
})

test.each([
  ['out_of_stock', 'OutOfStock'],
  ['pre_order_only', 'PreOrder'],
  [null, 'Discontinued'],
] as const)('what cannot be bought (%s) is %s', (reason_not_available, availability) => {
  expect(jsonLd({ can_be_purchased: false, reason_not_available }).offers.availability).toBe(
    `https://schema.org/${availability}`,
  )
})

test('a running promotion says until which day its price is valid', () => {
  const dates = { promotion_start_date: '1969-12-01 00:00:00', promotion_end_date: '1970-01-31 23:59:59' }
  expect(jsonLd({ ...dates, unit_price: 999, original_unit_price: 1199 }).offers).toMatchObject({
    price: '999.00',
    priceValidUntil: '1970-01-31',
  })
  expect(jsonLd({ ...dates, original_unit_price: null }).offers).not.toHaveProperty('priceValidUntil')
})

test('a bundle is a product that names its parts', () => {
  const display = mapBundleDisplay(exampleBundle(), undefined, () => 'Khumo', 0)
  expect(itemJsonLd(display, URL_OF_PAGE)).toMatchObject({
    '@type': 'Product',
    sku: 'starter-kit',
    isRelatedTo: [{ '@type': 'Product', sku: 'khumo', name: 'Khumo' }],
    offers: { price: '1499.00' },
  })
})
