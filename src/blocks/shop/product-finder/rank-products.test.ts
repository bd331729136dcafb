import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bloks } from '../../../content'
import { rankProducts } from './rank-products'

type Points = Record<string, number | string>

const answer = (points: Points, reason?: string): Pick<Bloks.FinderAnswer, 'scores'> => ({
  scores: Object.entries(points).map(([sku, value]) => ({
    component: 'finder_score',
    _uid: sku,
    sku,
    points: String(value),
    reason: reason && `${sku}: ${reason}`,
  })),
})

const offer = (sku: string, price = 1000, stock: 'in_stock' | 'out_of_stock' = 'in_stock') => ({
  sku,
  price,
  stock,
})
const OFFERED = ['khumo', 'khumo-print', 'neo-touch', 'go', 'a', 'b', 'c', 'd'].map((sku) => offer(sku))

const rank = (chosen: Parameters<typeof rankProducts>[1], products = OFFERED) =>
  rankProducts([{ answers: chosen }], chosen, products)
const ask = (...chosen: Points[]) =>
  rank(chosen.map((points) => answer(points))).map(({ sku, score }) => [sku, score])

test.each<[what: string, chosen: Points[], expected: [string, number][]]>([
  [
    'points are summed',
    [
      { khumo: 2, go: 1 },
      { khumo: 1, go: 3 },
    ],
    [
      ['go', 4],
      ['khumo', 3],
    ],
  ],
  [
    'ties keep the order in which the questions name the products',
    [{ khumo: 1, go: 1 }],
    [
      ['khumo', 1],
      ['go', 1],
    ],
  ],
  [
    'points against are subtracted',
    [{ khumo: 3, go: 2 }, { khumo: -2 }],
    [
      ['go', 2],
      ['khumo', 1],
    ],
  ],
  ['products with zero points or fewer are not recommended', [{ khumo: 1, go: -1 }, { khumo: -1 }], []],
  [
    'points that are not whole numbers count as zero',
    [{ khumo: '1.5', go: 'many', 'neo-touch': '2' }],
    [['neo-touch', 2]],
  ],
  ['without answers there is no recommendation', [], []],
])('%s', (_, chosen, expected) => {
  expect(ask(...chosen)).toEqual(expected)
})

test('only the chosen answers count', () => {
  const [paper, none] = [answer({ 'khumo-print': 3 }), answer({ khumo: 1 })]
  expect(rankProducts([{ answers: [paper, none] }], [none], OFFERED).map(({ sku }) => sku)).toEqual(['khumo'])
})

test('gives each reason once, in the order of the questions, and no drawbacks', () => {
  const chosen = [
    answer({ khumo: 2 }, 'fits a pocket.'),
    answer({ khumo: 1 }),
    answer({ khumo: 1 }, 'lasts a day.'),
    answer({ khumo: 1 }, 'fits a pocket.'),
    answer({ khumo: -1 }, 'prints nothing.'),
    {},
  ]
  expect(rank(chosen)[0]).toMatchObject({
    reasons: ['khumo: fits a pocket.', 'khumo: lasts a day.'],
    lacks: ['khumo: prints nothing.'],
  })
})

const LOWEST = { lowest_price_points: '3' }
const LEAST = 'It costs the least of those compared here and in stock.'

test('the cheapest product in stock has the lowest price, and the others show the difference', () => {
  const chosen = [answer({ khumo: 1, go: 1, 'neo-touch': 1 }), LOWEST]
  const products = [offer('khumo', 1199), offer('go', 499, 'out_of_stock'), offer('neo-touch', 899.5)]
  expect(rank(chosen, products)).toEqual([
    { sku: 'neo-touch', score: 4, reasons: [LEAST], lacks: [] },
    { sku: 'khumo', score: 1, reasons: [], lacks: ['It costs R299.50 more.'] },
    { sku: 'go', score: 1, reasons: [], lacks: [] },
  ])
})

test('no product is the cheapest while none is in stock', () => {
  const chosen = [answer({ khumo: 1 }), LOWEST]
  expect(rank(chosen, [offer('khumo', 1199, 'out_of_stock')])).toEqual([
    { sku: 'khumo', score: 1, reasons: [], lacks: [] },
  ])
})

test('a product that the shop does not have is not offered', () => {
  expect(rank([answer({ khumo: 1, go: 2 })], [offer('khumo')]).map(({ sku }) => sku)).toEqual(['khumo'])
})

test('scores never rise down the list, for any points', () => {
  const anyAnswer = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: -5, max: 5 }))
  fc.assert(
    fc.property(fc.array(anyAnswer), (chosen) => {
      const scores = ask(...chosen).map(([, score]) => Number(score))
      expect(scores).toEqual([...scores].sort((one, other) => other - one))
      expect(scores.every((score) => score > 0)).toBe(true)
    }),
  )
})
