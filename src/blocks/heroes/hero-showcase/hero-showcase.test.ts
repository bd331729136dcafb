import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductDisplay } from '../../../catalogue'
import { exampleItems, exampleProduct } from '../../../catalogue/testing'
import { mapShowcase } from './hero-showcase'

const products = exampleItems([
  exampleProduct(),
  exampleProduct({ sku: 'go', short_name: 'Go' }),
  exampleProduct({ sku: 'counter', type: 'point_of_sale', short_name: 'Counter' }),
  exampleProduct({ sku: 'sim-data', type: 'sim_card', short_name: 'Data SIM' }),
]) as ProductDisplay[]

const chosen = (sku: string, size?: string) => ({
  component: 'showcase_product' as const,
  _uid: sku,
  sku,
  size,
})
const sizes = (...list: [sku: string, size?: string][]) =>
  mapShowcase(
    list.map((one) => chosen(...one)),
    products,
  ).map(({ sku, size }) => [sku, Number(size.toFixed(2))])

test.each<[what: string, list: [string, string?][], expected: [string, number][]]>([
  [
    'machines have the same size',
    [['khumo'], ['go']],
    [
      ['khumo', 1],
      ['go', 1],
    ],
  ],
  [
    'an editor sets a smaller size',
    [['khumo'], ['go', '62']],
    [
      ['khumo', 1],
      ['go', 0.62],
    ],
  ],
  [
    'a till is larger than a machine',
    [['khumo'], ['counter']],
    [
      ['khumo', 0.56],
      ['counter', 1],
    ],
  ],
  [
    'no product is too small to see',
    [['counter'], ['sim-data']],
    [
      ['counter', 1],
      ['sim-data', 0.45],
    ],
  ],
  [
    'an invalid size is ignored',
    [
      ['khumo', 'large'],
      ['go', '-5'],
    ],
    [
      ['khumo', 1],
      ['go', 1],
    ],
  ],
  ['a product that is not sold is left out', [['khumo'], ['gone', '400']], [['khumo', 1]]],
  ['no product is sold', [['gone']], []],
])('%s', (_, list, expected) => {
  expect(sizes(...list)).toEqual(expected)
})

test('shows at most five, the largest as high as the row and none below 45% of it', () => {
  const anyChoice = fc.tuple(
    fc.constantFrom('khumo', 'go', 'counter', 'sim-data'),
    fc.option(fc.integer({ min: 1, max: 1000 }).map(String), { nil: undefined }),
  )
  fc.assert(
    fc.property(fc.array(anyChoice, { minLength: 1, maxLength: 9 }), (list) => {
      const shown = mapShowcase(
        list.map((one) => chosen(...one)),
        products,
      )
      expect(shown).toHaveLength(Math.min(5, list.length))
      expect(Math.max(...shown.map(({ size }) => size))).toBe(1)
      expect(Math.min(...shown.map(({ size }) => size))).toBeGreaterThanOrEqual(0.45)
      expect(shown.every(({ room, size }) => room > 0 && room < size)).toBe(true)
    }),
  )
})
