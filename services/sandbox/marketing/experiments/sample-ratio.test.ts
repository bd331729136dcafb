import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeSplit } from './sample-ratio'

const parts = (visitors: readonly number[], weights: readonly (number | null)[] = []) =>
  visitors.map((number, at) => ({ visitors: number, weight: weights[at] ?? null }))

test.each([
  ['an even split', [500, 500], [], 'fits'],
  // Chi-square 10.816, 10.821 and 10.955: by chance it passes 10.828 once in a thousand times.
  ['just what chance does', [448, 552], [], 'fits'],
  ['what chance hardly does', [4_837, 5_166], [], 'fits'],
  ['a little more', [4_835, 5_166], [], 'off'],
  ['a lost tenth', [9_000, 10_000], [], 'off'],
  ['nine to one, as it was meant', [900, 100], [9, 1], 'fits'],
  ['nine to one, meant as one to one', [900, 100], [1, 1], 'off'],
  ['a weight that nobody said', [900, 100], [9, null], 'off'],
  ['three alike', [330, 340, 330], [], 'fits'],
  ['one of three too few', [300, 400, 400], [], 'off'],
  ['too few to tell', [4, 5], [], 'unknown'],
  ['one variant', [100], [], 'unknown'],
  ['none', [], [], 'unknown'],
] as const)('%s', (_case, visitors, weights, judged) => {
  expect(judgeSplit(parts(visitors, weights))).toBe(judged)
})

test('the order of variants, and the unit of weights, do not matter', () => {
  const part = fc.record({
    visitors: fc.integer({ min: 0, max: 5_000 }),
    weight: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 8 }), (some) => {
      const judged = judgeSplit(some)
      expect(judgeSplit([...some].reverse())).toBe(judged)
      expect(judgeSplit(some.map(({ visitors, weight }) => ({ visitors, weight: weight * 8 })))).toBe(judged)
    }),
  )
})
