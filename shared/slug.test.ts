import { expect, test } from 'vitest'
import { slugOf, unusedSlug } from './slug'

test.each([
  ['Card machine', 'card-machine'],
  ['Café & market stalls', 'cafe-market-stalls'],
  ['  Naledi’s shop! ', 'naledis-shop'],
  ['—', ''],
])('%s stands in an address as %s', (words, slug) => {
  expect(slugOf(words)).toBe(slug)
})

test('a slug that is taken gets the next number', () => {
  expect(unusedSlug('online', new Set(['sale']))).toBe('online')
  expect(unusedSlug('online', new Set(['online', 'online-2']))).toBe('online-3')
})
