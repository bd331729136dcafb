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
  ['full rows stay', tiles(2, 1, 1, 1, 1, 2), 4, [2, 1, 1, 1, 1, 2]],
  ['the last tile fills a short row', tiles(2, 1, 1, 1, 2), 4, [2, 1, 1, 1, 3]],
  ['empty columns are shared, the last tile first', tiles(2, 1, 1, 1, 1), 4, [2, 1, 1, 2, 2]],
  ['no hole above a wide tile that does not fit its row', tiles(1, 1, 1, 2, 2), 4, [1, 1, 2, 2, 2]],
  ['no tile is wider than the grid', tiles(2, 1), 1, [1, 1]],
  ['no tiles, no spans', [], 3, []],
])('%s', (_, given, columns, expected) => {
  expect(fillRows(given, columns)).toEqual(expected)
})

const fixed = (count: number) => Array.from({ length: count }, () => ({ span: 1, grows: false }))

test.each([
  ['a single tile has the row', 1, 3, [3]],
  ['two in three columns keep their width', 2, 3, [1, 1]],
  ['the third in two columns spans both', 3, 2, [1, 1, 2]],
  ['the seventh in three columns spans all', 7, 3, [1, 1, 1, 1, 1, 1, 3]],
])('tiles that may not grow: %s', (_, count, columns, expected) => {
  expect(fillRows(fixed(count), columns)).toEqual(expected)
})

test.each([
  ['before', [...tiles(1), ...fixed(1)], [2, 1]],
  ['after', [...fixed(1), ...tiles(1)], [1, 2]],
])('a tile that may grow takes the columns that a fixed tile %s it leaves empty', (_, given, expected) => {
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
])('%i equal tiles for %i columns have %i columns', (count, columns, expected) => {
  expect(balancedColumns(count, columns)).toBe(expected)
})

test.each([
  ['a full row stays', 3, 3, { columns: 3, spans: [1, 1, 1] }],
  ['two in three columns have half each', 5, 3, { columns: 6, spans: [2, 2, 2, 3, 3] }],
  ['three in four columns have a third each', 7, 4, { columns: 12, spans: [3, 3, 3, 3, 4, 4, 4] }],
  ['two in four columns have two columns each', 6, 4, { columns: 4, spans: [1, 1, 1, 1, 2, 2] }],
  ['a single one has the row', 3, 2, { columns: 2, spans: [1, 1, 2] }],
  ['no tiles', 0, 1, { columns: 1, spans: [] }],
])('equal tiles: %s', (_, count, columns, expected) => {
  expect(shareLastRow(count, columns)).toEqual(expected)
})

/** The rows of these spans in a browser, each with the numbers of its tiles. */
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

describe('for any tiles', () => {
  test('tiles that may grow fill every row exactly, and never shrink', () => {
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

  test('no tile is alone in a row that it does not fill', () => {
    fc.assert(
      fc.property(anyTiles(fc.boolean()), anyColumns, (given, columns) => {
        const spans = fillRows(given, columns)
        for (const row of rowsOf(spans, columns))
          if (row.length === 1) expect(widthOf(row, spans)).toBe(columns)
      }),
    )
  })

  test('equal tiles that may grow fill every row, with one width in each row', () => {
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
])('the limit %o means %s', (list_limit, limit) => {
  expect(listOf({ list: 'articles', list_limit })?.limit).toBe(limit)
})

test('requests the folder, the limit and the card of its list from the build', () => {
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

test('without a list there are no cards', () => {
  expect(listedCards(grid, stories)).toEqual([])
  expect(listedCards({ ...grid, list: '' }, stories)).toEqual([])
})

const { items = [], ...full } = examples.full
const card = (component: GridItem['component'], span?: '1' | '2') =>
  ({ _uid: component, component, span }) as unknown as GridItem
const cards = (count: number, component: GridItem['component']) =>
  Array.from({ length: count }, () => card(component))
/** The spans on a desktop, for an empty columns field, which means three columns. */
const onDesktop = (given: readonly GridItem[]) => {
  const { columns, tracks, spans } = mapGrid({}, given)
  return { columns: columns.desktop, tracks: tracks.desktop, spans: spans.map(({ desktop }) => desktop) }
}

test('reads the columns for each device class, with the content model’s defaults', () => {
  expect(mapGrid(full, items).columns).toEqual({ mobile: 1, tablet: 2, desktop: 4 })
  expect(mapGrid({ ...full, columns_desktop: '' }, items).columns).toEqual({
    mobile: 1,
    tablet: 2,
    desktop: 3,
  })
})

test.each(['benefit_card', 'bento_card'] as const)('a %s of two columns has one on phones', (component) => {
  const given = [card(component, '2'), ...cards(3, component)]
  expect(mapGrid({ columns_mobile: '2' }, given).spans[0]).toEqual({ mobile: 1, tablet: 2, desktop: 2 })
})

test.each([
  ['three testimonials fill a row', cards(3, 'testimonial_card'), 3, [1, 1, 1]],
  ['four are in two rows of two', cards(4, 'testimonial_card'), 2, [1, 1, 1, 1]],
  ['two in three columns have half each', cards(2, 'data_card'), 2, [1, 1]],
  ['the last of seven has the row', cards(7, 'info_card'), 3, [1, 1, 1, 1, 1, 1, 3]],
  ['a bento keeps its columns', [card('bento_card', '2'), ...cards(2, 'bento_card')], 3, [2, 1, 3]],
  ['a teaser beside another keeps its width', cards(5, 'blog_card'), 3, [1, 1, 1, 1, 1]],
  ['a teaser alone in its row has the row', cards(7, 'blog_card'), 3, [1, 1, 1, 1, 1, 1, 3]],
  ['a card without a picture beside a teaser grows', [card('blog_card'), card('info_card', '2')], 3, [1, 2]],
  ['product cards have equal widths', cards(5, 'product_card'), 3, [1, 1, 1, 1, 1]],
])('%s', (_, given, columns, spans) => {
  expect(onDesktop(given)).toEqual({ columns, tracks: columns, spans })
})

test('five testimonials are in rows of three and two, and the last two have half a row each', () => {
  expect(onDesktop(cards(5, 'testimonial_card'))).toEqual({ columns: 3, tracks: 6, spans: [2, 2, 2, 3, 3] })
})

describe('the cards of a row have equal heights;', () => {
  test.each([
    [
      'products and bundles',
      [...cards(2, 'product_card'), card('package_machine_bundle_card'), card('product_card')],
      '1fr',
      '1fr',
    ],
    ['packages, also alone in a tablet’s row', cards(3, 'package_bullet_card'), 'auto', '1fr'],
    ['a product beside a notice', [card('product_card'), card('info_card')], 'auto', 'auto'],
    ['articles', cards(3, 'blog_card'), 'auto', 'auto'],
  ])('equal rows in the whole grid: %s', (_, given, tablet, desktop) => {
    expect(mapGrid({}, given).rows).toEqual({ mobile: 'auto', tablet, desktop })
  })

  test('cards below each other are as high as their own text', () => {
    expect(mapGrid({ columns_tablet: '1' }, cards(3, 'product_card')).rows).toMatchObject({
      tablet: 'auto',
      desktop: '1fr',
    })
  })
})

test('only benefits: a list on a phone', () => {
  expect(mapGrid({}, cards(3, 'benefit_card')).isList).toBe(true)
  expect(mapGrid({}, [card('benefit_card'), card('data_card')]).isList).toBe(false)
})

test('the heading is beside at most two cards in two columns', () => {
  const { items: two = [], ...beside } = examples.beside
  expect(mapGrid(beside, two).headingBeside).toBe(true)
  expect(mapGrid({ ...beside, title: '' }, two).headingBeside).toBe(false)
  expect(mapGrid(full, items).headingBeside).toBe(false)
})

test.each([
  ['one slider', cards(1, 'fee_recommended_slider_card'), true],
  ['two sliders', cards(2, 'fee_recommended_slider_card'), false],
  ['a calculator', cards(1, 'fee_calculator_card'), false],
])('%s leaves space for the heading: %s', (_, given, expected) => {
  expect(mapGrid({ title: 'Fees', columns_desktop: '2' }, given).headingBeside).toBe(expected)
})
