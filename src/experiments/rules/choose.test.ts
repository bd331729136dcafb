import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { chooseVariant, drawVariant, forcedVariant, knownEntries } from './choose'
import type { Experiment } from './experiment'

const IDS = Array.from(
  { length: 100_000 },
  (_, at) => `${at.toString(16).padStart(8, '0')}-1f2e-4d3c-8b7a-0123456789ab`,
)

const experimentOf = (name: string, ...weights: number[]): Experiment => ({
  name,
  variants: weights.map((weight, at) => ({
    name: ['control', 'variant', 'third', 'fourth'][at] ?? '',
    weight,
  })),
})

const drawnBy = (experiment: Experiment) => IDS.map((id) => drawVariant(experiment, id))

const shares = (drawn: readonly string[]) =>
  drawn.reduce<Record<string, number>>(
    (all, one) => ({ ...all, [one]: (all[one] ?? 0) + 1 / drawn.length }),
    {},
  )

describe('the draw of 100,000 visitors', () => {
  test.each([[[1, 1]], [[9, 1]], [[0, 1]], [[50, 30, 20]], [[0.5, 0, 0.25, 0.25]]])(
    'is within half a percent of the weights %j',
    (weights) => {
      const total = weights.reduce((sum, one) => sum + one)
      for (const name of ['rent-hero', 'a', 'closing-line-of-november']) {
        const experiment = experimentOf(name, ...weights)
        const found = shares(drawnBy(experiment))
        for (const variant of experiment.variants)
          expect(Math.abs((found[variant.name] ?? 0) - variant.weight / total)).toBeLessThan(0.005)
      }
    },
  )

  test('of one experiment is independent of that of another, however alike their names', () => {
    const names = ['rent-hero', 'rent-hero-2', 'rent-hero-3', 'closing-line', 'a', 'b']
    const drawn = names.map((name) => drawnBy(experimentOf(name, 1, 1)))
    for (const [at, one] of drawn.entries())
      for (const other of drawn.slice(at + 1)) {
        const alike = one.filter((variant, visitor) => variant === other[visitor]).length / IDS.length
        expect(Math.abs(alike - 0.5)).toBeLessThan(0.005)
      }
  })

  test.each([
    ['1:1', '1:3'],
    ['90:10', '50:50'],
    ['1:1:1', '1:2:1'],
    ['10:0:5', '10:7:5'],
  ])('never takes a visitor away from a variant whose weight grows from %s to %s', (...weights) => {
    const [before = [], after = []] = weights.map((all) => all.split(':').map(Number))
    const earlier = drawnBy(experimentOf('rent-hero', ...before))
    const later = drawnBy(experimentOf('rent-hero', ...after))
    expect(earlier.filter((one, at) => one === 'variant' && later[at] !== 'variant')).toEqual([])
  })
})

test('a variant without a weight is never drawn', () => {
  const weights = fc.array(fc.oneof(fc.constant(0), fc.nat(1000)), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(weights, fc.string(), fc.string(), (given, name, id) => {
      const experiment = experimentOf(name, ...given)
      const drawn = experiment.variants.find((variant) => variant.name === drawVariant(experiment, id))
      expect(drawn?.weight).toSatisfy((weight: number) => weight > 0 || given.every((one) => one === 0))
    }),
  )
})

test('without any weight all visitors see the control', () => {
  expect(new Set(drawnBy(experimentOf('rent-hero', 0, 0)))).toEqual(new Set(['control']))
})

const HERO = experimentOf('rent-hero', 1, 1, 1)

test.each([
  [['rent-hero'], 'variant'],
  [['all'], 'variant'],
  [['none'], 'control'],
  [[], 'control'],
  [['closing-line'], 'control'],
  [['rent-hero:third'], 'third'],
  [['rent-hero:control'], 'control'],
  [['rent-hero:fifth'], 'control'],
  [['closing-line:third', 'rent-hero:third'], 'third'],
])('forced by %j: %s', (list, variant) => {
  expect(forcedVariant(list, HERO)).toBe(variant)
})

test('an experiment with only a control has no variant to force', () => {
  expect(forcedVariant(['all'], experimentOf('rent-hero', 1))).toBe('control')
})

describe('the shown variant and its reason', () => {
  test('a list comes first, and needs no visitor', () => {
    const visitor = vi.fn()
    expect(chooseVariant(HERO, ['rent-hero'], visitor)).toEqual({ variant: 'variant', why: 'forced' })
    expect(visitor).not.toHaveBeenCalled()
  })
  test('a visitor draws', () => {
    const id = IDS[7] ?? ''
    expect(chooseVariant(HERO, null, () => ({ id }))).toEqual({
      variant: drawVariant(HERO, id),
      why: 'drawn',
    })
  })
  test.each(['denied', 'unavailable'] as const)('without an id, %s: the control', (without) => {
    expect(chooseVariant(HERO, null, () => ({ without }))).toEqual({ variant: 'control', why: without })
  })
})

test.each([
  [['all'], ['rent-hero', 'closing-line']],
  [['none'], []],
  [['nobody-knows', 'closing-line'], ['closing-line']],
  [['rent-hero:third', 'closing-line:third'], ['rent-hero:third']],
  [['closing-line', 'closing-line'], ['closing-line']],
])('of the list %j the site knows %j', (list, known) => {
  expect(knownEntries(list, [HERO, experimentOf('closing-line', 1, 1)])).toEqual(known)
})
