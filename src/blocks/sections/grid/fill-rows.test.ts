import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancedColumns, fillRows, shareLastRow, type Tile } from './map-grid'

const tiles = (...spans: number[]) => spans.map((span) => ({ span, grows: true }))

test.each([
  ['rows that fit stay as they are', tiles(2, 1, 1, 1, 1, 2), 4, [2, 1, 1, 1, 1, 2]],
  ['a short last row is filled', tiles(2, 1, 1, 1, 2), 4, [2, 1, 1, 1, 3]],
  ['what is left over is shared, the last tile first', tiles(2, 1, 1, 1, 1), 4, [2, 1, 1, 2, 2]],
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
  ['before', [...tiles(1), ...fixed(1)], [2, 1]],
  ['after', [...fixed(1), ...tiles(1)], [1, 2]],
])('a tile that may grow takes what one %s it leaves', (_, given, expected) => {
  expect(fillRows(given, 3)).toEqual(expected)
})

test.each([
  [4, 3, 2],
  [2, 3, 2],
  [5, 3, 3],
  [7, 3, 3],
  [4, 4, 4],
  [5, 4, 3],
  [9, 4, 3],
  [13, 4, 4],
  [3, 2, 2],
  [5, 2, 2],
  [0, 3, 1],
])('%i equal tiles for %i columns stand in %i', (count, columns, expected) => {
  expect(balancedColumns(count, columns)).toBe(expected)
})

test.each([
  ['a row that is full is left alone', 3, 3, { columns: 3, spans: [1, 1, 1] }],
  ['two in three columns take half each', 5, 3, { columns: 6, spans: [2, 2, 2, 3, 3] }],
  ['three in four take a third each', 7, 4, { columns: 12, spans: [3, 3, 3, 3, 4, 4, 4] }],
  ['two in four take two columns each', 6, 4, { columns: 4, spans: [1, 1, 1, 1, 2, 2] }],
  ['one takes the row', 3, 2, { columns: 2, spans: [1, 1, 2] }],
  ['no tiles', 0, 1, { columns: 1, spans: [] }],
])('equal tiles: %s', (_, count, columns, expected) => {
  expect(shareLastRow(count, columns)).toEqual(expected)
})

/** The rows that a browser makes of these spans: each as the numbers of its tiles. */
const rowsOf = (spans: readonly number[], columns: number): number[][] => {
  const rows: number[][] = []
  let used = columns
  spans.forEach((span, at) => {
    if (used + span > columns) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(at)
    used += span
  })
  return rows
}
const widthOf = (row: readonly number[], spans: readonly number[]) =>
  row.reduce((sum, at) => sum + (spans[at] ?? 0), 0)

const anyColumns = fc.integer({ min: 1, max: 4 })
const anyTiles = (grows: fc.Arbitrary<boolean>): fc.Arbitrary<Tile[]> =>
  fc.array(fc.record({ span: fc.constantFrom(1, 2), grows }))

describe('whatever the tiles', () => {
  test('those that may grow fill every row exactly, and never shrink', () => {
    fc.assert(
      fc.property(anyTiles(fc.constant(true)), anyColumns, (given, columns) => {
        const spans = fillRows(given, columns)
        for (const row of rowsOf(spans, columns)) expect(widthOf(row, spans)).toBe(columns)
        spans.forEach((span, at) =>
          expect(span).toBeGreaterThanOrEqual(Math.min(given[at]?.span ?? 0, columns)),
        )
      }),
    )
  })

  test('none is left over alone in a row that it does not fill', () => {
    fc.assert(
      fc.property(anyTiles(fc.boolean()), anyColumns, (given, columns) => {
        const spans = fillRows(given, columns)
        for (const row of rowsOf(spans, columns))
          if (row.length === 1) expect(widthOf(row, spans)).toBe(columns)
      }),
    )
  })

  test('equal ones that may grow fill every row, and are of one width in each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), anyColumns, (count, columns) => {
        const { columns: all, spans } = shareLastRow(count, columns)
        expect(spans).toHaveLength(count)
        for (const row of rowsOf(spans, all)) {
          expect(widthOf(row, spans)).toBe(all)
          expect(new Set(row.map((at) => spans[at])).size).toBe(1)
        }
      }),
    )
  })
})
