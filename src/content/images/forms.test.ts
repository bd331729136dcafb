import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filtersOf, type Filters, resizedForm, shareForm } from './forms'

test.each<[Filters, string]>([
  [{ quality: 80, format: 'webp' }, 'filters:quality(80):format(webp)'],
  [{ quality: 101 }, 'filters:quality(100)'],
  [{ quality: -1 }, 'filters:quality(0)'],
  [{ blur: 7.6 }, 'filters:blur(8)'],
  [{ blur: 1000 }, 'filters:blur(100)'],
  [{ brightness: -40 }, 'filters:brightness(-40)'],
  [{ brightness: -101 }, 'filters:brightness(-100)'],
  [{ brightness: 101 }, 'filters:brightness(100)'],
  [{ focal: '8x3:9x4', fill: 'ffce3d' }, 'filters:focal(8x3:9x4):fill(ffce3d)'],
])('%o is requested as %s', (filters, form) => {
  expect(filtersOf(filters)).toBe(form)
})

const LOWEST = { quality: 0, blur: 0, brightness: -100 }

test.each(['quality', 'blur', 'brightness'] as const)('%s is a whole number within its bounds', (name) => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (wanted) => {
      const [, value] = /\((.+)\)$/.exec(filtersOf({ [name]: wanted })) ?? []
      expect(Number.isInteger(Number(value))).toBe(true)
      expect(Number(value)).toBeGreaterThanOrEqual(LOWEST[name])
      expect(Number(value)).toBeLessThanOrEqual(100)
    }),
  )
})

test('every picture has the defaults of spec 9, in the form that the builder of filters writes', () => {
  expect(resizedForm(640)).toBe(`640x0/smart/${filtersOf({ quality: 80, format: 'webp' })}`)
})

test.each([
  ['whole on a colour', { colour: '#ffce3d', focus: '8x3:9x4' }, 'fit-in/1200x630/filters:', 'fill(ffce3d)'],
  ['cropped around the focal point', { focus: '8x3:9x4' }, '1200x630/filters:focal(8x3:9x4)', 'format(jpeg)'],
  ['cropped to its most important part', {}, '1200x630/smart/', 'format(jpeg)'],
  ['cropped so if the focal point is invalid', { focus: '0x0' }, '1200x630/smart/', 'format(jpeg)'],
])('social networks show a picture %s', (_how, wanted, start, end) => {
  const form = shareForm(wanted)
  expect(form.startsWith(start)).toBe(true)
  expect(form.endsWith(end)).toBe(true)
})
