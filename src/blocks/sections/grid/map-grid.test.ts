import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoryTeaser } from '../../../content'
import { examples } from './example'
import {
  balancedColumns,
  fillRows,
  shareLastRow,
  type Tile,
  listedCards,
  listOf,
  mapGrid,
  type GridItem,
} from './map-grid'
import { meta } from './meta'

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

const story = (uuid: string): StoryTeaser => ({
  uuid,
  slug: `blog/${uuid}`,
  path: `/za/blog/${uuid}/`,
  title: uuid,
  text: '',
  background: 'pink',
  category: '',
  date: '',
  minutes: '',
  result: '',
  resultLabel: '',
})
const stories = ['newest', 'older', 'oldest'].map(story)
const grid = { _uid: 'grid', component: 'grid' } as const

test.each([
  ['2', 2],
  ['2.9', 2],
  ['', undefined],
  [undefined, undefined],
  ['0', undefined],
  ['-1', undefined],
  ['all', undefined],
])('a limit of %o is %s', (list_limit, limit) => {
  expect(listOf({ list: 'articles', list_limit })?.limit).toBe(limit)
})

test('asks the build for the folder, for as many as are shown, in the card that shows them', () => {
  expect(meta.needs?.({ ...grid, list: 'articles', list_limit: '2' })).toEqual({
    lists: [{ folder: 'blog/', limit: 2, as: 'blog_card' }],
  })
  expect(meta.needs?.({ ...grid, list: 'case_studies' })).toEqual({
    lists: [{ folder: 'customers/', limit: undefined, as: 'case_study_card' }],
  })
  expect(meta.needs?.(grid)).toEqual({})
})

test('each story has a card, in order, up to the limit', () => {
  expect(listedCards({ ...grid, list: 'articles', list_limit: '2' }, stories)).toEqual([
    { _uid: 'grid-newest', component: 'blog_card', article: 'newest', background: 'cream' },
    { _uid: 'grid-older', component: 'blog_card', article: 'older', background: 'cream' },
  ])
  expect(listedCards({ ...grid, list: 'case_studies' }, stories)[2]).toEqual({
    _uid: 'grid-oldest',
    component: 'case_study_card',
    case_study: 'oldest',
    background: 'pink',
  })
})

test.each([
  ['white', 'cream'],
  ['', 'cream'],
  ['cream', 'white'],
  ['payflex-navy', 'white'],
] as const)('on a band in %o an article’s card is %s', (background, expected) => {
  expect(listedCards({ ...grid, background, list: 'articles' }, stories)).toContainEqual({
    _uid: 'grid-newest',
    component: 'blog_card',
    article: 'newest',
    background: expected,
  })
})

test('without a list there is nothing', () => {
  expect(listedCards(grid, stories)).toEqual([])
  expect(listedCards({ ...grid, list: '' }, stories)).toEqual([])
})

const { items = [], ...full } = examples.full
const card = (component: GridItem['component'], span?: '1' | '2') =>
  ({ _uid: component, component, span }) as unknown as GridItem
const cards = (count: number, component: GridItem['component']) =>
  Array.from({ length: count }, () => card(component))
/** On a desktop, in the three columns of an empty field. */
const onDesktop = (given: readonly GridItem[]) => {
  const { columns, tracks, spans } = mapGrid({}, given)
  return { columns: columns.desktop, tracks: tracks.desktop, spans: spans.map(({ desktop }) => desktop) }
}

test('reads the columns per device class, with the content model’s defaults', () => {
  expect(mapGrid(full, items).columns).toEqual({ mobile: 1, tablet: 2, desktop: 4 })
  expect(mapGrid({ ...full, columns_desktop: '' }, items).columns).toEqual({
    mobile: 1,
    tablet: 2,
    desktop: 3,
  })
})

test.each(['benefit_card', 'bento_card'] as const)('a %s of two columns takes one on phones', (component) => {
  const given = [card(component, '2'), ...cards(3, component)]
  expect(mapGrid({ columns_mobile: '2' }, given).spans[0]).toEqual({ mobile: 1, tablet: 2, desktop: 2 })
})

test.each([
  ['three testimonials fill a row', cards(3, 'testimonial_card'), 3, [1, 1, 1]],
  ['four stand two by two', cards(4, 'testimonial_card'), 2, [1, 1, 1, 1]],
  ['two of three columns have half each', cards(2, 'data_card'), 2, [1, 1]],
  ['of seven, the last has the row', cards(7, 'info_card'), 3, [1, 1, 1, 1, 1, 1, 3]],
  ['a bento keeps its columns', [card('bento_card', '2'), ...cards(2, 'bento_card')], 3, [2, 1, 3]],
  ['a teaser keeps its width beside another', cards(5, 'blog_card'), 3, [1, 1, 1, 1, 1]],
  ['and has the row alone', cards(7, 'blog_card'), 3, [1, 1, 1, 1, 1, 1, 3]],
  ['beside it, what has no picture grows', [card('blog_card'), card('info_card', '2')], 3, [1, 2]],
  ['products are never of two widths', cards(5, 'product_card'), 3, [1, 1, 1, 1, 1]],
])('%s', (_, given, columns, spans) => {
  expect(onDesktop(given)).toEqual({ columns, tracks: columns, spans })
})

test('five testimonials stand three and two, the two of them half a row wide', () => {
  expect(onDesktop(cards(5, 'testimonial_card'))).toEqual({ columns: 3, tracks: 6, spans: [2, 2, 2, 3, 3] })
})

describe('the cards of a row are of one height;', () => {
  test.each([
    [
      'what is sold',
      [...cards(2, 'product_card'), card('package_machine_bundle_card'), card('product_card')],
      '1fr',
      '1fr',
    ],
    ['packages, one of which has a tablet’s row alone', cards(3, 'package_bullet_card'), 'auto', '1fr'],
    ['a notice among it', [card('product_card'), card('info_card')], 'auto', 'auto'],
    ['articles', cards(3, 'blog_card'), 'auto', 'auto'],
  ])('all rows of the grid too: %s', (_, given, tablet, desktop) => {
    expect(mapGrid({}, given).rows).toEqual({ mobile: 'auto', tablet, desktop })
  })

  test('those one below the other are as high as their own words', () => {
    expect(mapGrid({ columns_tablet: '1' }, cards(3, 'product_card')).rows).toMatchObject({
      tablet: 'auto',
      desktop: '1fr',
    })
  })
})

test('benefits alone are a list on a phone', () => {
  expect(mapGrid({}, cards(3, 'benefit_card')).isList).toBe(true)
  expect(mapGrid({}, [card('benefit_card'), card('data_card')]).isList).toBe(false)
})

test('the heading stands beside two cards or fewer in two columns', () => {
  const { items: two = [], ...beside } = examples.beside
  expect(mapGrid(beside, two).headingBeside).toBe(true)
  expect(mapGrid({ ...beside, title: '' }, two).headingBeside).toBe(false)
  expect(mapGrid(full, items).headingBeside).toBe(false)
})

test.each([
  ['one slider', cards(1, 'fee_recommended_slider_card'), true],
  ['two sliders', cards(2, 'fee_recommended_slider_card'), false],
  ['a calculator', cards(1, 'fee_calculator_card'), false],
])('beside %s there is room for it or not', (_, given, expected) => {
  expect(mapGrid({ title: 'Fees', columns_desktop: '2' }, given).headingBeside).toBe(expected)
})
