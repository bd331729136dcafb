import { expect, test } from 'vitest'
import { pageFacts } from './page-facts'

test('a page names its blocks, products, bundles and fees, however deep they stand', () => {
  const content = {
    component: 'page',
    body: [
      { component: 'hero_centre', title: 'Take the card.' },
      {
        component: 'grid',
        items: [
          { component: 'product_card', sku: 'khumo' },
          { component: 'product_card', sku: 'go', bundle_code: '' },
          { component: 'package_machine_bundle_card', bundle_code: 'starter-kit' },
          { component: 'fee_recommended_slider_card', fee_type: 'card-payments' },
        ],
      },
      { component: 'rating_banner', sku: 'khumo' },
    ],
  }
  expect(pageFacts(content)).toEqual({
    blocks: [
      'page',
      'hero_centre',
      'grid',
      'product_card',
      'package_machine_bundle_card',
      'fee_recommended_slider_card',
      'rating_banner',
    ],
    skus: ['khumo', 'go'],
    bundleCodes: ['starter-kit'],
    feeTypes: ['card-payments'],
    lists: false,
  })
})

test('one field may name several products', () => {
  expect(pageFacts({ included_skus: 'khumo, sim-data,,' }).skus).toEqual(['khumo', 'sim-data'])
})

test.each(['shop_items', 'cart_overview', 'product_finder'])('%s needs the whole catalogue', (component) => {
  expect(pageFacts({ component: 'page', body: [{ component }] }).lists).toBe(true)
})
