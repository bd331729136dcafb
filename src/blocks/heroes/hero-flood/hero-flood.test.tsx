import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleAsset } from '../../shared/example-parts'
import { examples } from './example'
import HeroFlood, { floodForm, floodRatio } from './hero-flood'

test('says its headline, links its calls to action and shows its picture before all others', () => {
  render(<HeroFlood blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Sell wherever you set up.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop card machines' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/',
  )
  expect(screen.getByRole('img', { name: /market stall/ })).toHaveAttribute('fetchpriority', 'high')
})

test('without a picture the colour floods alone', () => {
  render(<HeroFlood blok={examples.required} />)
  expect(screen.getByRole('region', { name: /^Money in your account/ })).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
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
] as const)('the picture is %s when words are %o', (form, align, image) => {
  expect(floodForm({ align, image })).toBe(form)
})

test.each([
  ['of 4 to 3 whole', exampleAsset('1600x1200/0a1b2c/counter.webp', ''), 0.75],
  ['of a strip as much as makes a picture', exampleAsset('2400x600/0a1b2c/counter.webp', ''), 0.6],
  ['of a portrait a square', exampleAsset('1200x1600/0a1b2c/counter.webp', ''), 1],
])('a phone shows %s', (_, image, ratio) => {
  expect(floodRatio(image)).toBe(ratio)
})
