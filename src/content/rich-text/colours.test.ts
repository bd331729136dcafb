import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inkOn, isReadable, readColour } from './colours'

test.each([
  ['#FFCE3D', '#ffce3d'],
  ['#f60', '#ff6600'],
  [' rgb(255, 102, 0) ', '#ff6600'],
  ['rgba(255,102,0,1)', '#ff6600'],
  ['rgba(255, 102, 0, 0.5)', undefined],
  ['rgb(256, 0, 0)', undefined],
  ['red; background: url(//example.com)', undefined],
  ['#ff', undefined],
  ['', undefined],
  [null, undefined],
])('an editor’s colour %o is %o', (written, colour) => {
  expect(readColour(written)).toBe(colour)
})

test.each([
  ['#767676', '#ffffff', true],
  ['#777777', '#ffffff', false],
  ['#ffffff', '#767676', true],
  ['#ffce3d', '#222222', true],
] as const)('%s on %s is readable: %s', (colour, ground, isRead) => {
  expect(isReadable(colour, ground)).toBe(isRead)
})

test('on every colour one text colour is readable', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const ground = readColour(`rgb(${red}, ${green}, ${blue})`) ?? '#000000'
      expect(isReadable(inkOn(ground), ground)).toBe(true)
    }),
  )
})
