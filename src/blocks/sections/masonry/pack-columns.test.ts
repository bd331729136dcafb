import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnStarts, packColumns } from './pack-columns'

test.each([
  ['equal cards are distributed evenly', [300, 300, 300, 300, 300, 300], 3, [2, 2, 2]],
  ['four in three columns are two by two', [300, 300, 300, 300], 3, [2, 2]],
  ['a high card leaves space for two in the next column', [600, 300, 300, 600], 3, [1, 2, 1]],
  ['a very high card has a column, the others the next', [900, 200, 200, 200], 3, [1, 3]],
  ['fewer cards than columns', [300, 300], 4, [1, 1]],
  ['one card', [300], 3, [1]],
  ['no cards', [], 3, []],
  ['one column', [300, 900, 20], 1, [3]],
])('%s', (_, heights, wanted, sizes) => {
  expect(packColumns(heights, wanted)).toEqual(sizes)
})

test('every column after the first starts with a break before its first card', () => {
  expect(columnStarts([1, 2, 1])).toEqual([false, true, false, true])
  expect(columnStarts([2])).toEqual([false, false])
  expect(columnStarts([])).toEqual([])
})

const anyHeights = fc.array(fc.integer({ min: 60, max: 900 }), { minLength: 1, maxLength: 14 })
const anyColumns = fc.integer({ min: 1, max: 4 })

const heightsOf = (heights: readonly number[], sizes: readonly number[]): number[] => {
  let start = 0
  return sizes.map((size) => heights.slice(start, (start += size)).reduce((total, one) => total + one, 0))
}
const squares = (values: readonly number[]) => values.reduce((total, value) => total + value ** 2, 0)

describe('for any cards', () => {
  test('each card is in one column, no column is empty, and there are no more than wanted', () => {
    fc.assert(
      fc.property(anyHeights, anyColumns, (heights, wanted) => {
        const sizes = packColumns(heights, wanted)
        expect(sizes.reduce((total, size) => total + size, 0)).toBe(heights.length)
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1)
        expect(sizes.length).toBeLessThanOrEqual(wanted)
      }),
    )
  })

  test('moving a card to the column before or after would not make the heights more equal', () => {
    fc.assert(
      fc.property(anyHeights, anyColumns, (heights, wanted) => {
        const sizes = packColumns(heights, wanted)
        const cost = squares(heightsOf(heights, sizes))
        for (let column = 0; column < sizes.length - 1; column += 1)
          for (const step of [1, -1]) {
            const moved = sizes.map((size, at) => {
              if (at === column) return size + step
              return at === column + 1 ? size - step : size
            })
            if (Math.min(...moved) > 0)
              expect(squares(heightsOf(heights, moved))).toBeGreaterThanOrEqual(cost)
          }
      }),
    )
  })

  test('at most a third of the space stays empty, however high a card is', () => {
    fc.assert(
      fc.property(anyHeights, anyColumns, (heights, wanted) => {
        const columns = heightsOf(heights, packColumns(heights, wanted))
        const filled = columns.reduce((total, one) => total + one, 0)
        expect(filled / (Math.max(...columns) * columns.length)).toBeGreaterThanOrEqual(2 / 3)
      }),
    )
  })
})
