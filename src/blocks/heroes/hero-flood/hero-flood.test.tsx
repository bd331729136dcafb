import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleAsset } from '../../shared/example-parts'
import { examples } from './example'
import HeroFlood, { floodForm, floodRatio } from './hero-flood'

test('shows its headline and its calls to action as links, and loads its picture first', () => {
  render(<HeroFlood blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Sell wherever you set up.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop card machines' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/',
  )
  expect(screen.getByRole('img', { name: /market stall/ })).toHaveAttribute('fetchpriority', 'high')
})

const WIDE = exampleAsset('2400x1600/0a1b2c/counter.webp', '')
const SQUARE = exampleAsset('1600x1600/0a1b2c/counter.webp', '')

test.each([
  ['beside', 'left', WIDE],
  ['beside', 'left', SQUARE],
  ['beside', '', SQUARE],
  ['below', 'centre', WIDE],
  ['standing', 'centre', SQUARE],
  ['standing', 'centre', exampleAsset('1200x1600/0a1b2c/counter.webp', '')],
  ['none', 'centre', undefined],
  ['none', 'left', exampleAsset('counter.webp', '')],
  ['none', '', { ...WIDE, filename: '' }],
] as const)('the picture is %s when the text is aligned %o', (form, align, image) => {
  expect(floodForm({ align, image })).toBe(form)
})

test.each([
  ['a picture of 4 to 3 whole', exampleAsset('1600x1200/0a1b2c/counter.webp', ''), 0.75],
  ['a strip cropped to 10 to 6', exampleAsset('2400x600/0a1b2c/counter.webp', ''), 0.6],
  ['a portrait cropped to a square', exampleAsset('1200x1600/0a1b2c/counter.webp', ''), 1],
])('a phone shows %s', (_, image, ratio) => {
  expect(floodRatio(image)).toBe(ratio)
})
