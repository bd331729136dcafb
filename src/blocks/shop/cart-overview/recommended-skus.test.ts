import { expect, test } from 'vitest'
import { recommendedSkus } from './recommended-skus'

type Line = Parameters<typeof recommendedSkus>[0][number]

const line = (sku: string, words: Partial<Line> = {}): Line => ({
  holds: [sku],
  recommendedProducts: [],
  recommendedLabel: '',
  showRecommendedProducts: true,
  ...words,
})

test.each<[string, Line[], { skus: string[]; label: string }]>([
  ['no lines', [], { skus: [], label: 'Goes well with it' }],
  [
    'two lines, each product once',
    [
      line('khumo', { recommendedProducts: ['dock', 'stand'], recommendedLabel: 'Keep it charged' }),
      line('print', { recommendedProducts: ['rolls', 'dock'] }),
    ],
    { skus: ['dock', 'stand', 'rolls'], label: 'Keep it charged' },
  ],
  [
    'a recommended product that is already in the cart',
    [line('khumo', { recommendedProducts: ['dock'] }), line('dock')],
    { skus: [], label: 'Goes well with it' },
  ],
  [
    'a recommended product that a bundle in the cart holds',
    [line('khumo', { recommendedProducts: ['dock', 'stand'] }), line('kit', { holds: ['print', 'dock'] })],
    { skus: ['stand'], label: 'Goes well with it' },
  ],
  [
    'a line whose recommendations are switched off',
    [line('khumo', { recommendedProducts: ['dock'], showRecommendedProducts: false })],
    { skus: [], label: 'Goes well with it' },
  ],
  [
    'more recommendations than are shown',
    [line('khumo', { recommendedProducts: ['a', 'b', 'c', 'd'] })],
    { skus: ['a', 'b', 'c'], label: 'Goes well with it' },
  ],
])('%s', (_name, lines, expected) => {
  expect(recommendedSkus(lines)).toEqual(expected)
})
