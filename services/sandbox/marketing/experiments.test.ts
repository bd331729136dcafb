import { expect, test } from 'vitest'
import { compare, countExperiments } from './experiments'

const ordered = (visitor: string) => ({ visitor, name: 'Order Completed' })
const saw = (visitor: string, variant: string, isForced = false) => ({
  visitor,
  name: 'Experiment Viewed',
  experiment: 'hero',
  experimentName: 'Hero',
  variant,
  isForced,
})

test('visitors count who saw one variant unforced, and as a success who ordered afterwards', () => {
  const events = [
    ordered('early'),
    saw('early', 'control'),
    saw('ann', 'control'),
    saw('ben', 'b'),
    ordered('ben'),
    ordered('ben'),
    saw('ben', 'b'),
    saw('mixed', 'control'),
    saw('mixed', 'b'),
    saw('forced', 'b', true),
    ordered('forced'),
    { visitor: 'odd', name: 'Experiment Viewed' },
  ]
  const [hero, ...others] = countExperiments(events, 'Order Completed')
  expect(hero).toMatchObject({ name: 'Hero', forced: 1, mixed: 1 })
  expect([...(hero?.variants.values() ?? [])]).toMatchObject([
    { id: 'control', visitors: 2, conversions: 0 },
    { id: 'b', visitors: 1, conversions: 1 },
  ])
  expect(others).toEqual([])
})

const WORDS = { more: 'sells more', less: 'sells less' } as const
const variant = (name: string, [conversions, visitors]: readonly [number, number]) => ({
  id: name,
  name,
  conversions,
  visitors,
})

test.each([
  [[700, 10_000], [575, 10_000], 'B sells more than A: between 0.6 and 1.9 points.'],
  [[575, 10_000], [700, 10_000], 'B sells less than A: between 0.6 and 1.9 points.'],
  [
    [12, 100],
    [10, 100],
    'No difference can be told yet: B could be anything between 7.0 points worse and 11.0 points better than A.',
  ],
  [[0, 0], [10, 100], 'No difference can be told yet: nobody has seen B.'],
  [[1, 9], [0, 0], 'No difference can be told yet: nobody has seen A.'],
] as const)('%o compared with %o', (own, control, sentence) => {
  expect(compare(variant('B', own), variant('A', control), WORDS).sentence).toBe(sentence)
})
