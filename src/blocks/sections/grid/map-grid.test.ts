import { describe, expect, test } from 'vitest'
import { examples } from './example'
import { mapGrid, type GridItem } from './map-grid'

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
