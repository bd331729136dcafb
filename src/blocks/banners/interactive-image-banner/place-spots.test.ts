import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeSpots } from './place-spots'

const at = (x: string, y: string) => ({ x, y })
const SQUARE = 1

test.each([
  ['in the middle on the left', at('18', '43'), { x: 18, y: 43, side: 'right', level: 'middle' }],
  ['in a corner', at('95', '4'), { x: 95, y: 4, side: 'left', level: 'top' }],
  ['in the opposite corner', at('3', '98'), { x: 3, y: 98, side: 'right', level: 'bottom' }],
  ['with a comma', at('12,5', ' 7.5 '), { x: 12.5, y: 7.5, side: 'right', level: 'top' }],
  ['off the picture', at('-4', '180'), { x: 0, y: 100, side: 'right', level: 'bottom' }],
  ['whose position is not a number', at('left', ''), { x: 50, y: 50, side: 'right', level: 'middle' }],
])('a spot %s', (_, spot, expected) => {
  expect(placeSpots([spot], SQUARE)).toEqual([expected])
})

test('a note is placed where it covers no other spot', () => {
  const noteOf = (...spots: [string, string][]) =>
    placeSpots(
      spots.map(([x, y]) => at(x, y)),
      SQUARE,
    )[0]
  expect(noteOf(['45', '50'])).toMatchObject({ side: 'right', level: 'middle' })
  expect(noteOf(['45', '50'], ['75', '50'])).toMatchObject({ side: 'left', level: 'middle' })
  expect(noteOf(['26', '40'], ['60', '48'])).toMatchObject({ side: 'right', level: 'bottom' })
})

test('on a wide picture, where a note covers a smaller share, the note keeps its place', () => {
  expect(placeSpots([at('52', '50'), at('85', '50')], 2)[0]).toMatchObject({ side: 'right', level: 'middle' })
})

test('for any input every spot is on the picture, and a note without other spots is too', () => {
  const written = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))
  fc.assert(
    fc.property(written, written, (x, y) => {
      const [place] = placeSpots([at(x, y)], SQUARE)
      expect(place?.x).toBeGreaterThanOrEqual(0)
      expect(place?.x).toBeLessThanOrEqual(100)
      expect(place?.side === 'left' ? place.x : 100 - (place?.x ?? 0)).toBeGreaterThanOrEqual(46)
      if (place?.level === 'top') expect(place.y).toBeLessThan(50)
      if (place?.level === 'bottom') expect(place.y).toBeGreaterThan(50)
    }),
  )
})
