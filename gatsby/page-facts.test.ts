import { expect, test } from 'vitest'
import { pageFacts } from './page-facts'

test('a page names its blocks and its products, however deep they stand', () => {
  const content = {
    component: 'page',
    body: [
      { component: 'hero_centre', title: 'Take the card.' },
      {
        component: 'grid',
        items: [
          { component: 'product_card', sku: 'khumo' },
          { component: 'product_card', sku: 'go' },
        ],
      },
      { component: 'rating_banner', sku: 'khumo' },
    ],
  }
  expect(pageFacts(content)).toEqual({
    blocks: ['page', 'hero_centre', 'grid', 'product_card', 'rating_banner'],
    skus: ['khumo', 'go'],
    lists: false,
  })
})

test('a listing needs the whole catalogue', () => {
  expect(pageFacts({ component: 'page', body: [{ component: 'shop_items' }] }).lists).toBe(true)
})
