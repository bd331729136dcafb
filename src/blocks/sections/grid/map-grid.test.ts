import { expect, test } from 'vitest'
import { examples } from './example'
import { mapGrid } from './map-grid'

test('reads the columns per device class, with the content model’s defaults', () => {
  expect(mapGrid(examples.full).columns).toEqual({ mobile: 1, tablet: 2, desktop: 4 })
  expect(mapGrid({ ...examples.full, columns_desktop: '' }).columns).toEqual({
    mobile: 1,
    tablet: 2,
    desktop: 3,
  })
})

test('a card of two columns takes one on phones', () => {
  expect(mapGrid({ ...examples.full, columns_mobile: '2' }).spans[0]).toEqual({
    mobile: 1,
    tablet: 2,
    desktop: 2,
  })
})

test('the cards of a short last row grow, product cards only when they are alone in it', () => {
  const product = { _uid: 'khumo', component: 'product_card', sku: 'khumo' } as const
  const lastSpan = (items: NonNullable<typeof examples.full.items>) =>
    mapGrid({ ...examples.required, items }).spans.at(-1)?.desktop
  expect(lastSpan(examples.full.items?.slice(1, 3) ?? [])).toBe(2)
  expect(lastSpan([product])).toBe(1)
  const products = (count: number) =>
    mapGrid({ ...examples.required, items: Array.from({ length: count }, () => product) })
  expect(products(4).columns.desktop).toBe(2)
  expect(products(2).columns).toEqual({ mobile: 1, tablet: 2, desktop: 2 })
  expect(products(3).spans.at(-1)).toEqual({ mobile: 1, tablet: 2, desktop: 1 })
  expect(products(7).spans.at(-1)?.desktop).toBe(3)
})

test('the heading stands beside two cards or fewer in two columns', () => {
  expect(mapGrid(examples.beside).headingBeside).toBe(true)
  expect(mapGrid({ ...examples.beside, title: '' }).headingBeside).toBe(false)
  expect(mapGrid(examples.full).headingBeside).toBe(false)
})
