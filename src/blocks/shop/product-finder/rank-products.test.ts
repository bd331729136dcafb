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

const ask = (...chosen: Points[]) => {
  const answers = chosen.map((points) => answer(points))
  return rankProducts([{ answers }], answers).map(({ sku, score }) => [sku, score])
}

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
    'equals keep the order in which the questions name them',
    [{ khumo: 1, go: 1 }],
    [
      ['khumo', 1],
      ['go', 1],
    ],
  ],
  [
    'points against count',
    [{ khumo: 3, go: 2 }, { khumo: -2 }],
    [
      ['go', 2],
      ['khumo', 1],
    ],
  ],
  ['nothing is recommended at zero or below', [{ khumo: 1, go: -1 }, { khumo: -1 }], []],
  [
    'what is no whole number counts as nothing',
    [{ khumo: '1.5', go: 'many', 'neo-touch': '2' }],
    [['neo-touch', 2]],
  ],
  ['no answers, no recommendation', [], []],
])('%s', (_, chosen, expected) => {
  expect(ask(...chosen)).toEqual(expected)
})

test('only the chosen answers count', () => {
  const [paper, none] = [answer({ 'khumo-print': 3 }), answer({ khumo: 1 })]
  expect(rankProducts([{ answers: [paper, none] }], [none]).map(({ sku }) => sku)).toEqual(['khumo'])
})

test('gives each reason once, in the order of the questions, and none that speaks against', () => {
  const chosen = [
    answer({ khumo: 2 }, 'fits a pocket.'),
    answer({ khumo: 1 }),
    answer({ khumo: 1 }, 'lasts a day.'),
    answer({ khumo: 1 }, 'fits a pocket.'),
    answer({ khumo: -1 }, 'prints nothing.'),
    {},
  ]
  expect(rankProducts([{ answers: chosen }], chosen)[0]?.reasons).toEqual([
    'khumo: fits a pocket.',
    'khumo: lasts a day.',
  ])
})

test('scores never rise down the list, whatever the points', () => {
  const anyAnswer = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: -5, max: 5 }))
  fc.assert(
    fc.property(fc.array(anyAnswer), (chosen) => {
      const scores = ask(...chosen).map(([, score]) => Number(score))
      expect(scores).toEqual([...scores].sort((one, other) => other - one))
      expect(scores.every((score) => score > 0)).toBe(true)
    }),
  )
})
