import { expect, test } from 'vitest'
import { judge } from './judge'

const WORDS = { more: 'sells more', less: 'sells less' }
const variant = (id: string, conversions: number, visitors: number, weight: number | null = null) => ({
  id,
  name: id === 'control' ? 'the page as it was' : id.toUpperCase(),
  conversions,
  visitors,
  weight,
})

test.each([
  [
    [variant('b', 700, 10_000), variant('control', 575, 10_000)],
    'B sells more than the page as it was: between 0.6 and 1.9 points.',
  ],
  [
    [variant('control', 700, 10_000), variant('b', 575, 10_000)],
    'B sells less than the page as it was: between 0.6 and 1.9 points.',
  ],
  [
    [variant('control', 10, 100), variant('b', 12, 100)],
    'No difference can be told yet: B could be anything between 7.0 points worse and 11.0 points better than the page as it was.',
  ],
  [[variant('a', 10, 100), variant('b', 0, 0)], 'No difference can be told yet: nobody has seen B.'],
  [
    [variant('control', 0, 0), variant('b', 1, 9)],
    'No difference can be told yet: nobody has seen the page as it was.',
  ],
])('says %#', (variants, sentence) => {
  expect(judge(variants, WORDS).sentences).toEqual([sentence])
})

test('every variant is compared with the control, wherever that stands', () => {
  const { variants, sentences } = judge(
    [variant('b', 5, 100), variant('Control', 5, 100), variant('c', 5, 100)],
    WORDS,
  )
  expect(variants.map(({ id, isControl, difference }) => [id, isControl, difference?.value])).toEqual([
    ['b', false, 0],
    ['Control', true, undefined],
    ['c', false, 0],
  ])
  expect(sentences).toHaveLength(2)
})

test('without a control the first is what others are compared with', () => {
  expect(judge([variant('a', 5, 100), variant('b', 5, 100)], WORDS).variants[0]).toMatchObject({
    isControl: true,
    rate: 0.05,
    difference: null,
  })
})

test('warns of a split that is off', () => {
  expect(judge([variant('a', 5, 900), variant('b', 5, 100)], WORDS).isSplitOff).toBe(true)
  expect(judge([variant('a', 5, 900, 9), variant('b', 5, 100, 1)], WORDS).isSplitOff).toBe(false)
})

test('an experiment without variants says nothing', () => {
  expect(judge([], WORDS)).toEqual({ variants: [], sentences: [], isSplitOff: false })
})
