import { describe, expect, test } from 'vitest'
import { listInQuery, forcedBy, parseStoredList } from './forced'

describe('the list in the query', () => {
  test.each([
    ['draw', ['draw']],
    ['rent-hero,closing-line', ['rent-hero', 'closing-line']],
    ['rent-hero%2Cclosing-line', ['rent-hero', 'closing-line']],
    ['rent-hero:by-price,nobody-knows', ['rent-hero:by-price', 'nobody-knows']],
  ])('testExperiments=%s', (asked, list) => {
    expect(listInQuery(`?v=1&testExperiments=${asked}`)).toEqual(list)
  })

  test.each([
    ['no query', ''],
    ['another parameter', '?v=1'],
    ['another name', '?testexperiments=all'],
    ['no value', '?testExperiments'],
    ['an empty value', '?testExperiments='],
    ['half an escape', '?testExperiments=%zz'],
    ['half a letter', '?testExperiments=%E0%A4%A'],
    ['ten thousand letters', `?testExperiments=${'a'.repeat(10_000)}`],
    ['a script', '?testExperiments=<script>alert(1)</script>'],
    ['the end of a JSON array', '?testExperiments=%22%5D'],
  ])('is none: %s', (_what, search) => {
    expect(listInQuery(search)).toBeUndefined()
  })
})

test.each([
  [['rent-hero'], ['rent-hero']],
  [[], []],
  ['rent-hero', undefined],
  [{ 'rent-hero': true }, undefined],
  [['rent-hero', 1], undefined],
  [null, undefined],
])('a list stored as %j is read as %j', (stored, list) => {
  expect(parseStoredList(stored)).toEqual(list)
})

test.each([
  [null, null],
  [['draw'], null],
  [[], []],
  [['none'], ['none']],
])('from the list %j, %j counts', (list, counts) => {
  expect(forcedBy(list)).toEqual(counts)
})
