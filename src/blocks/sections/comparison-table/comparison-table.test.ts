import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleTable } from './example'
import { mapComparison, swapIn } from './comparison-table'

const map = (rows: string[][], columns = 2) => mapComparison(exampleTable('t', rows), columns)

test('a row with only a name is the heading of the rows that follow', () => {
  const groups = map([
    ['Battery', '8 h', '10 h'],
    ['Printing', '', ''],
    ['Slips', 'no', 'yes'],
  ])
  expect(groups.map(({ title, rows }) => [title, rows.map(({ feature }) => feature)])).toEqual([
    [undefined, ['Battery']],
    ['Printing', ['Slips']],
  ])
})

test('fills up short rows, cuts long ones, and drops rows without a name and headings without rows', () => {
  const groups = map([
    ['A', '1'],
    ['B', '1', '2', '3'],
    ['', '1', '2'],
    ['Empty', '', ''],
  ])
  expect(groups).toHaveLength(1)
  expect(groups[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['1', ''],
    ['1', '2'],
  ])
})

test('a chosen item changes places with the one it replaces', () => {
  expect(swapIn(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a'])
  expect(swapIn(['a', 'b', 'c'], 1, 'a')).toEqual(['b', 'a', 'c'])
  expect(swapIn(['a', 'b'], 0, 'z')).toEqual(['a', 'b'])
  expect(swapIn(['a', 'b'], 5, 'a')).toEqual(['a', 'b'])
})

test('no item is ever lost or duplicated', () => {
  const items = ['a', 'b', 'c', 'd']
  fc.assert(
    fc.property(fc.nat(5), fc.constantFrom(...items, 'z'), (position, item) => {
      expect(swapIn(items, position, item).sort()).toEqual(items)
    }),
  )
})
