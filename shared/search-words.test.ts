import { hasEveryWord, slugOf, unusedSlug } from './search-words'
import { expect, test } from 'vitest'

test.each([
  ['', true],
  ['  ', true],
  ['cafe', true],
  ['CAFÉS  slip', true],
  ['slip', true],
  ['\u202aslip\u200b\u00a0paper', true],
  ['cafés fridge', false],
])('“Paper rolls for cafés: slips” is found by “%s”: %s', (search, expected) => {
  expect(hasEveryWord('Paper rolls for cafés: slips', search)).toBe(expected)
})

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
