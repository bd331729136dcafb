import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packageFor, turnoverChoices } from './package-turnover-selector-card'

const ladderOf = (...froms: number[]) => froms.map((from) => ({ from, percent: 2.5 }))
const from = (value: string) => ({ from: value })

test.each([
  ['no fee', [], []],
  ['one step', [0], ['Any month']],
  ['two steps', [0, 100_000], ['Up to R100,000', 'R100,000 and more']],
  [
    'the demo’s ladder',
    [0, 100_000, 250_000, 500_000],
    ['Up to R100,000', 'R100,000 to R250,000', 'R250,000 to R500,000', 'R500,000 and more'],
  ],
])('labels the choices of %s', (_, froms, labels) => {
  expect(turnoverChoices(ladderOf(...froms)).map(({ label }) => label)).toEqual(labels)
})

test('each choice has its own label and its own step', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 5_000_000 })), (froms) => {
      const ladder = ladderOf(...froms.sort((one, other) => one - other))
      const choices = turnoverChoices(ladder)
      expect(choices.map(({ step }) => step)).toEqual(ladder)
      expect(new Set(choices.map(({ value }) => value)).size).toBe(ladder.length)
      expect(new Set(choices.map(({ label }) => label)).size).toBe(ladder.length)
    }),
  )
})

const PACKAGES = ['250000', '0', '100000'].map(from)

test.each([
  [0, '0'],
  [99_999, '0'],
  [100_000, '100000'],
  [249_999, '100000'],
  [9_000_000, '250000'],
])('R%i has the package from R%s, in any order of the packages', (turnover, expected) => {
  expect(packageFor(PACKAGES, turnover)).toEqual(from(expected))
})

test.each([
  ['below the lowest package', ['100000']],
  ['without packages', []],
  ['if no starting turnover is a number', ['soon']],
])('%s there is no package', (_, froms) => {
  expect(packageFor(froms.map(from), 50_000)).toBeUndefined()
})

test('of two packages from the same turnover, the later one is chosen', () => {
  const [one, other] = [
    { from: '0', title: 'one' },
    { from: '0', title: 'other' },
  ]
  expect(packageFor([one, other], 0)).toBe(other)
})

test('no package that fits the turnover starts higher than the chosen one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000)), fc.nat(1_000_000), (froms, turnover) => {
      const packages = froms.map((value) => from(String(value)))
      const fitting = froms.filter((value) => value <= turnover)
      const taken = packageFor(packages, turnover)
      expect(taken === undefined).toBe(fitting.length === 0)
      if (taken) expect(Number(taken.from)).toBe(Math.max(...fitting))
    }),
  )
})
