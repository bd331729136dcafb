import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filtersOf, type Filters } from './filters'

test.each<[Filters, string]>([
  [{ quality: 80, format: 'webp' }, 'filters:quality(80):format(webp)'],
  [{ quality: 101 }, 'filters:quality(100)'],
  [{ quality: -1 }, 'filters:quality(0)'],
  [{ blur: 7.6 }, 'filters:blur(8)'],
  [{ blur: 1000 }, 'filters:blur(100)'],
  [{ blur: -5 }, 'filters:blur(0)'],
  [{ brightness: -40 }, 'filters:brightness(-40)'],
  [{ brightness: -101 }, 'filters:brightness(-100)'],
  [{ brightness: 101 }, 'filters:brightness(100)'],
  [{ focal: '8x3:9x4', fill: 'ffce3d' }, 'filters:focal(8x3:9x4):fill(ffce3d)'],
])('%o is asked for as %s', (filters, form) => {
  expect(filtersOf(filters)).toBe(form)
})

const LOWEST = { quality: 0, blur: 0, brightness: -100 }

test.each(['quality', 'blur', 'brightness'] as const)('%s is a whole number within its bounds', (name) => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (wanted) => {
      const [, asked] = /\((.+)\)$/.exec(filtersOf({ [name]: wanted })) ?? []
      expect(Number.isInteger(Number(asked))).toBe(true)
      expect(Number(asked)).toBeGreaterThanOrEqual(LOWEST[name])
      expect(Number(asked)).toBeLessThanOrEqual(100)
    }),
  )
})
