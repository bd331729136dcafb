import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveShare, toHundred, type Mix } from './shares'

test.each([
  ['what adds up stays as it is', [80, 15, 5], [80, 15, 5]],
  ['who has none takes the rest', [80, undefined], [80, 20]],
  ['several without share the rest', [70, undefined, undefined], [70, 15, 15]],
  ['nobody has any', [undefined, undefined, undefined], [34, 33, 33]],
  ['nothing is left for who has none', [60, 60, undefined], [50, 50, 0]],
  ['too little is stretched', [20, 20], [50, 50]],
  ['too much is cut', [150, 50], [75, 25]],
  ['all are zero', [0, 0], [50, 50]],
  ['one channel', [undefined], [100]],
])('%s', (_, given, expected) => {
  expect(toHundred(given)).toEqual(expected)
})

test.each([
  ['two: the other takes the rest', [80, 20], 0, 55, [55, 45]],
  ['three: the others keep their proportion', [40, 45, 15], 0, 60, [60, 30, 10]],
  ['all of it', [40, 45, 15], 1, 100, [0, 100, 0]],
  ['none of it', [40, 45, 15], 1, 0, [73, 0, 27]],
  ['others that have nothing get the same', [100, 0, 0], 0, 40, [40, 30, 30]],
])('of %s', (_, shares, at, to, expected) => {
  expect(moveShare({ shares }, at, to).shares).toEqual(expected)
})

describe('whatever is moved', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  const mix = fc
    .array(percent, { minLength: 2, maxLength: 6 })
    .map((weights): Mix => ({ shares: toHundred(weights) }))
  const move = fc.tuple(fc.nat({ max: 1 }), percent)

  test('shares are whole percents that add up to 100, and the one that is moved is where it was put', () => {
    fc.assert(
      fc.property(mix, fc.array(move, { minLength: 1 }), (start, moves) => {
        const last = moves.reduce((before, [at, to]) => {
          const after = moveShare(before, at, to)
          expect(after.shares[at]).toBe(to)
          return after
        }, start)
        expect(last.shares).toHaveLength(start.shares.length)
        expect(last.shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
        expect(last.shares.reduce((sum, share) => sum + share)).toBe(100)
      }),
    )
  })

  test('a share that rises takes from the others alone', () => {
    fc.assert(
      fc.property(mix, percent, percent, (start, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((to) => moveShare(start, 0, to))
        less?.shares.slice(1).forEach((share, at) => {
          expect(more?.shares[at + 1]).toBeLessThanOrEqual(share)
        })
      }),
    )
  })

  test('moved there and back again, all are as before', () => {
    fc.assert(
      fc.property(mix, fc.array(percent), (start, places) => {
        const away = places.reduce((before, to) => moveShare(before, 0, to), start)
        expect(moveShare(away, 0, start.shares[0] ?? 0).shares).toEqual(start.shares)
      }),
    )
  })
})
