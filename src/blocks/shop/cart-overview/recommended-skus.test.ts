import { expect, test } from 'vitest'
import type { LineView } from '../../../cart/overview'
import { recommendedSkus } from './recommendations'

const line = (sku: string, words: Partial<LineView['line']>): LineView => ({
  key: `product:${sku}`,
  total: 0,
  priceChange: undefined,
  error: undefined,
  line: {
    id: sku,
    type: 'product',
    sku,
    quantity: 1,
    storefront: 'shop',
    name: sku,
    cartTitle: sku,
    image: '',
    maxQuantity: 10,
    price: 0,
    onPromotion: false,
    savingsAmount: 0,
    promotionStartDate: null,
    promotionEndDate: null,
    reasonNotAvailable: null,
    description: '',
    detailLink: '',
    galleryItems: [],
    recommendedProducts: [],
    recommendedLabel: '',
    showRecommendedProducts: true,
    productType: 'card_machine',
    thirdPartyReviews: null,
    priceSideScript: '',
    priceSubScript: '',
    ...words,
  } as LineView['line'],
})

test.each<[string, LineView[], { skus: string[]; label: string }]>([
  ['no line', [], { skus: [], label: 'Goes well with it' }],
  [
    'two lines, each product once',
    [
      line('khumo', { recommendedProducts: ['dock', 'stand'], recommendedLabel: 'Keep it charged' }),
      line('print', { recommendedProducts: ['rolls', 'dock'] }),
    ],
    { skus: ['dock', 'stand', 'rolls'], label: 'Keep it charged' },
  ],
  [
    'what is in the cart already',
    [line('khumo', { recommendedProducts: ['dock'] }), line('dock', {})],
    { skus: [], label: 'Goes well with it' },
  ],
  [
    'a line whose recommendations are switched off',
    [line('khumo', { recommendedProducts: ['dock'], showRecommendedProducts: false })],
    { skus: [], label: 'Goes well with it' },
  ],
  [
    'more than fit',
    [line('khumo', { recommendedProducts: ['a', 'b', 'c', 'd'] })],
    { skus: ['a', 'b', 'c'], label: 'Goes well with it' },
  ],
])('%s', (_name, lines, expected) => {
  expect(recommendedSkus(lines)).toEqual(expected)
})
