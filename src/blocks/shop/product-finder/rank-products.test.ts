import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bloks } from '../../../content'
import { recommend } from './rank-products'

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
  name: sku.toUpperCase(),
  price,
  stock,
})
const OFFERED = ['khumo', 'print', 'neo', 'go', 'a', 'b', 'c', 'd'].map((sku) => offer(sku))

type Chosen = Parameters<typeof recommend>[1]

const result = (chosen: Chosen, products = OFFERED) => recommend([{ answers: chosen }], chosen, products)
/** The two recommended products with their points, the best first. */
const ranked = (chosen: Chosen, products = OFFERED) => {
  const found = result(chosen, products)
  return [found?.best, found?.runnerUp].flatMap((match) => (match ? [[match.product.sku, match.score]] : []))
}
const ask = (...chosen: Points[]) => ranked(chosen.map((points) => answer(points)))

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
    'equals of one price keep the order in which the questions name them',
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
  ['points that are not whole numbers count as zero', [{ khumo: '1.5', go: 'many', neo: '2' }], [['neo', 2]]],
  ['without answers there is no recommendation', [], []],
])('%s', (_, chosen, expected) => {
  expect(ask(...chosen)).toEqual(expected)
})

test('only the chosen answers count', () => {
  const [paper, none] = [answer({ print: 3 }), answer({ khumo: 1 })]
  expect(recommend([{ answers: [paper, none] }], [none], OFFERED)).toMatchObject({
    best: { product: { sku: 'khumo' } },
    runnerUp: undefined,
  })
})

test('gives each reason once, the weightiest first, and drawbacks apart', () => {
  const chosen = [
    answer({ khumo: 1 }, 'fits a pocket.'),
    answer({ khumo: 1 }),
    answer({ khumo: 3 }, 'lasts a day.'),
    answer({ khumo: 1 }, 'fits a pocket.'),
    answer({ khumo: 0 }, 'has no keys.'),
    answer({ khumo: -1 }, 'prints nothing.'),
    {},
  ]
  expect(result(chosen)?.best).toMatchObject({
    reasons: ['khumo: lasts a day.', 'khumo: fits a pocket.'],
    lacks: ['khumo: prints nothing.', 'khumo: has no keys.'],
  })
})

test('of the runner-up it gives only what sets it apart from the best', () => {
  const both = (points: number, reason: string) => ({
    scores: ['khumo', 'neo'].map((sku) => ({
      ...{ component: 'finder_score' as const, _uid: sku, sku },
      points: String(points),
      reason,
    })),
  })
  const chosen = [
    both(1, 'Data is included.'),
    both(0, 'No printer.'),
    answer({ khumo: 1, neo: 0 }, 'pocket.'),
  ]
  expect(result(chosen)).toMatchObject({
    best: { reasons: ['Data is included.', 'khumo: pocket.'], lacks: ['No printer.'] },
    runnerUp: { reasons: [], lacks: ['neo: pocket.'] },
  })
})

const khumo = offer('khumo', 1199)

test.each([
  ['cheaper', { khumo: 2, neo: 1 }, offer('neo', 898.5), 'It costs R300.50 less than KHUMO.'],
  ['dearer', { khumo: 2, neo: 1 }, offer('neo', 2499), 'It costs R1,300 more than KHUMO.'],
  ['as dear', { khumo: 2, neo: 1 }, offer('neo', 1199), 'It costs the same as KHUMO.'],
  [
    'an equal',
    { khumo: 1, neo: 1 },
    offer('neo', 2499),
    'Both fit equally well. It costs R1,300 more than KHUMO.',
  ],
  [
    'better but out of stock',
    { khumo: 1, neo: 2 },
    offer('neo', 899, 'out_of_stock'),
    'It fits better. It costs R300 less than KHUMO.',
  ],
])('compares with the best a runner-up that is %s', (_, points, neo, comparison) => {
  expect(result([answer(points)], [neo, khumo])).toMatchObject({
    best: { product: khumo },
    runnerUp: { product: neo, comparison },
  })
})

test('of equals the cheaper is first', () => {
  const chosen = [answer({ khumo: 1, neo: 1 })]
  expect(ranked(chosen, [khumo, offer('neo', 899)])).toEqual([
    ['neo', 1],
    ['khumo', 1],
  ])
})

test('what cannot be bought now comes last, and says so', () => {
  const chosen = [answer({ go: 3, khumo: 1 })]
  const go = offer('go', 499, 'out_of_stock')
  expect(result(chosen, [go, khumo])).toMatchObject({
    best: { product: khumo, lacks: [] },
    runnerUp: { product: go, lacks: ['It cannot be bought now.'] },
  })
  expect(result(chosen, [go])?.best.lacks).toEqual(['It cannot be bought now.'])
})

const LOWEST = { lowest_price_points: '3' }
const LEAST = 'It costs the least of those compared here and in stock.'

test('the lowest price is that of the cheapest product in stock', () => {
  const chosen = [answer({ khumo: 1, go: 1, neo: 1 }), LOWEST]
  const products = [khumo, offer('go', 499, 'out_of_stock'), offer('neo', 899.5)]
  expect(result(chosen, products)?.best).toMatchObject({
    product: { sku: 'neo' },
    score: 4,
    reasons: [LEAST],
  })
  expect(ranked([answer({ go: 1 }), LOWEST], [offer('go', 499, 'out_of_stock')])).toEqual([['go', 1]])
})

test('says why the cheapest in stock is neither the best nor the second', () => {
  const chosen = [
    answer({ print: 4, khumo: 3 }),
    answer({ neo: 0 }, 'has no pocket.'),
    answer({ neo: -1 }, 'is slow.'),
  ]
  const products = [offer('print', 2499), khumo, offer('neo', 899)]
  expect(result(chosen, products)?.best.lacks).toEqual([
    'NEO costs R1,600 less, but fits less well. neo: is slow.',
  ])
  expect(result(chosen, [offer('print', 2499), khumo])?.best.lacks).toEqual([])
  expect(result(chosen, [...products.slice(0, 2), offer('neo', 899, 'out_of_stock')])?.best.lacks).toEqual([])
})

test('a product that the shop does not have is not offered', () => {
  expect(ranked([answer({ khumo: 1, go: 2 })], [khumo])).toEqual([['khumo', 1]])
})

test('the runner-up never has more points than the best, for any points', () => {
  const anyAnswer = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: -5, max: 5 }))
  fc.assert(
    fc.property(fc.array(anyAnswer), (chosen) => {
      const scores = ask(...chosen).map(([, score]) => Number(score))
      expect(scores).toEqual([...scores].sort((one, other) => other - one))
      expect(scores.every((score) => score > 0)).toBe(true)
    }),
  )
})
