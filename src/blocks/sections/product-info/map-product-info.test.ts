import { expect, test } from 'vitest'
import { foldSpecifications } from './details'

const groupsOf = (...sizes: number[]) =>
  sizes.map((size, at) => ({
    name: `Group ${at}`,
    rows: Array.from({ length: size }, (_, row) => ({ label: `Row ${row}`, value: 'Yes' })),
  }))

test.each([
  ['none', [], 0, 0],
  ['few', [3], 1, 0],
  ['one long group, which is not cut', [12], 1, 0],
  ['hardly more than the first', [4, 2], 2, 0],
  ['enough to fold', [4, 3], 1, 3],
  ['a first group that is too short to stand alone', [1, 3, 4, 2], 2, 6],
])('of %s %j, %i groups stand open and %i rows are folded', (_what, sizes, open, folded) => {
  const result = foldSpecifications(groupsOf(...sizes))
  expect(result.open).toHaveLength(open)
  expect(result.count).toBe(folded)
  expect([...result.open, ...result.folded]).toEqual(groupsOf(...sizes))
})
