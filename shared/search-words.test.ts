import { expect, test } from 'vitest'
import { hasEveryWord } from './search-words'

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
