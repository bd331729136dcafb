import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balancedColumns, fillRows } from './fill-rows'

const tiles = (...spans: number[]) => spans.map((span) => ({ span, grows: true }))

test.each([
  ['rows that fit stay as they are', tiles(2, 1, 1, 1, 1, 2), 4, [2, 1, 1, 1, 1, 2]],
  ['a short last row is filled', tiles(2, 1, 1, 1, 2), 4, [2, 1, 1, 1, 3]],
  ['a wide tile that does not fit leaves no hole above it', tiles(1, 1, 1, 2, 2), 4, [1, 1, 2, 2, 2]],
  ['a tile is never wider than the grid', tiles(2, 1), 1, [1, 1]],
  ['no tiles, no spans', [], 3, []],
])('%s', (_, given, columns, expected) => {
  expect(fillRows(given, columns)).toEqual(expected)
})

const fixed = (count: number) => Array.from({ length: count }, () => ({ span: 1, grows: false }))

test.each([
  ['alone it has the row', 1, 3, [3]],
  ['two of three keep their width', 2, 3, [1, 1]],
  ['the third of two columns spans them', 3, 2, [1, 1, 2]],
  ['the seventh of three columns spans them', 7, 3, [1, 1, 1, 1, 1, 1, 3]],
])('of tiles that may not grow, %s', (_, count, columns, expected) => {
  expect(fillRows(fixed(count), columns)).toEqual(expected)
})

test.each([
  [4, 3, 2],
  [2, 3, 2],
  [5, 3, 3],
  [4, 4, 4],
  [3, 2, 2],
  [0, 3, 1],
])('%i equal tiles for %i columns stand in %i', (count, columns, expected) => {
  expect(balancedColumns(count, columns)).toBe(expected)
})

test('tiles that may grow fill every row exactly and never shrink', () => {
  const anyTiles = fc.array(fc.constantFrom(1, 2))
  fc.assert(
    fc.property(anyTiles, fc.integer({ min: 2, max: 4 }), (spans, columns) => {
      const filled = fillRows(tiles(...spans), columns)
      let used = 0
      filled.forEach((span, at) => {
        expect(span).toBeGreaterThanOrEqual(spans[at] ?? 0)
        used += span
        expect(used).toBeLessThanOrEqual(columns)
        if (used === columns) used = 0
      })
      expect(used).toBe(0)
    }),
  )
})
