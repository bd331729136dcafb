import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFunnel } from './count-funnel'

const visitorsOf = (...steps: string[]) =>
  countFunnel(steps.map((way) => ({ steps: way, visitors: 1 }))).counts.map(({ visitors }) => visitors)

test.each([
  ['every step in turn', '012345', [1, 1, 1, 1, 1, 1]],
  ['steps done again', '00112211334455', [1, 1, 1, 1, 1, 1]],
  ['a step before the one it needs', '10', [1, 0, 0, 0, 0, 0]],
  ['the same, done again after it', '101', [1, 1, 0, 0, 0, 0]],
  ['a step left out', '01345', [1, 1, 0, 0, 0, 0]],
  ['an order alone', '5', [0, 0, 0, 0, 0, 0]],
])('%s', (_case, steps, visitors) => {
  expect(visitorsOf(steps)).toEqual(visitors)
})

test('shares are of the step before and of the first, and the step is named that loses most', () => {
  const { counts, worst } = countFunnel([
    { steps: '0', visitors: 60 },
    { steps: '01', visitors: 10 },
    { steps: '012', visitors: 30 },
  ])
  expect(counts.slice(0, 4)).toMatchObject([
    { visitors: 100, ofPrevious: 1, ofFirst: 1, lost: 0 },
    { visitors: 40, ofPrevious: 0.4, ofFirst: 0.4, lost: 60 },
    { visitors: 30, ofPrevious: 0.75, ofFirst: 0.3, lost: 10 },
    { visitors: 0, ofPrevious: 0, ofFirst: 0, lost: 30 },
  ])
  expect(counts[4]).toMatchObject({ ofPrevious: null, ofFirst: 0 })
  expect(worst?.name).toBe('Saw a product')
})

test('who orders without a step before is counted apart', () => {
  expect(
    countFunnel([
      { steps: '012345', visitors: 3 },
      { steps: '01235', visitors: 2 },
      { steps: '0', visitors: 1 },
    ]),
  ).toMatchObject({ otherOrders: 2 })
})

test('without anybody there is nothing to lose', () => {
  expect(countFunnel([])).toMatchObject({ worst: null, otherOrders: 0 })
  expect(countFunnel([]).counts[0]).toMatchObject({ visitors: 0, ofPrevious: null, ofFirst: null })
})

test('no step has more visitors than the one before, and none has more than there are', () => {
  const way = fc.record({ steps: fc.stringMatching(/^[0-5]{0,20}$/), visitors: fc.nat(1_000) })
  fc.assert(
    fc.property(fc.array(way), (ways) => {
      const all = ways.reduce((total, { visitors }) => total + visitors, 0)
      const { counts, otherOrders } = countFunnel(ways)
      counts.reduce((before, { visitors }) => {
        expect(visitors).toBeLessThanOrEqual(before)
        return visitors
      }, all)
      expect((counts.at(-1)?.visitors ?? 0) + otherOrders).toBeLessThanOrEqual(all)
    }),
  )
})
