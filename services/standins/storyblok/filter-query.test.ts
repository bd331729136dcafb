import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesPattern } from './filter-query'

/** The same by the words of the rule: a star is nothing, or one character and the star again. */
function fits(text: string, pattern: string): boolean {
  if (pattern === '') return text === ''
  if (pattern[0] === '*') return fits(text, pattern.slice(1)) || (text !== '' && fits(text.slice(1), pattern))
  return text[0] === pattern[0] && fits(text.slice(1), pattern.slice(1))
}

test.each([
  ['shop/neo', 'SHOP/NEO', true],
  ['a.c', 'a?c', false],
  ['two\nlines', 'two*lines', true],
])('%j fits %j: %s', (text, pattern, expected) => {
  expect(matchesPattern(text, pattern)).toBe(expected)
})

test('any pattern of few letters and stars means what the rule says', () => {
  const letters = (alphabet: string, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...alphabet), maxLength })
  fc.assert(
    fc.property(letters('ab', 8), letters('ab*', 6), (text, pattern) => {
      expect(matchesPattern(text, pattern)).toBe(fits(text, pattern))
    }),
  )
})

test('many stars take no longer than one', () => {
  const text = 'a'.repeat(10_000)
  expect(matchesPattern(text, `${'*a'.repeat(1000)}*b`)).toBe(false)
  expect(matchesPattern(text, `${'*a'.repeat(1000)}*`)).toBe(true)
})
