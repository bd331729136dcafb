import { describe, expect, test } from 'vitest'
import { type Operations, parseImagePath } from './parse-image-path'

const ORIGINAL = '/f/1/1600x1200/0a1b2c3d4e/card-machine.webp'
const NONE: Operations = {
  width: 0,
  height: 0,
  flipHorizontally: false,
  flipVertically: false,
  fitIn: false,
  smart: false,
  filters: {},
}

describe('parseImagePath', () => {
  test.each(['', '/'])('an address without /m names the original ("%s")', (end) => {
    expect(parseImagePath(ORIGINAL + end)).toEqual({
      original: ORIGINAL,
      hash: '0a1b2c3d4e',
      file: 'card-machine.webp',
      form: '',
      operations: undefined,
    })
  })

  test.each<[string, Partial<Operations>]>([
    ['/m', {}],
    ['/m/', {}],
    ['/m/200x100', { width: 200, height: 100 }],
    ['/m/200x0/', { width: 200 }],
    ['/m/0x100', { height: 100 }],
    ['/m/-200x100', { width: 200, height: 100, flipHorizontally: true }],
    ['/m/200x-100', { width: 200, height: 100, flipVertically: true }],
    ['/m/-0x-0', { flipHorizontally: true, flipVertically: true }],
    ['/m/fit-in/200x100', { fitIn: true, width: 200, height: 100 }],
    ['/m/200x100/smart', { width: 200, height: 100, smart: true }],
    ['/m/smart', { smart: true }],
    ['/m/filters:quality(80)', { filters: { quality: 80 } }],
    ['/m/filters:format(jpg)', { filters: { format: 'jpeg' } }],
    [
      '/m/4000x4000/filters:format(avif):quality(0)',
      { width: 4000, height: 4000, filters: { format: 'avif', quality: 0 } },
    ],
    [
      '/m/fit-in/20x20/filters:fill(FF00aa)',
      { fitIn: true, width: 20, height: 20, filters: { fill: 'ff00aa' } },
    ],
    ['/m/filters:fill(transparent)', { filters: { fill: 'transparent' } }],
    [
      '/m/20x20/filters:focal(10x20:30x40)',
      { width: 20, height: 20, filters: { focal: { left: 10, top: 20, right: 30, bottom: 40 } } },
    ],
    ['/m/filters:blur(10)', { filters: { blur: 10 } }],
    ['/m/filters:blur(10,5)', { filters: { blur: 5 } }],
    ['/m/filters:brightness(-40)', { filters: { brightness: -40 } }],
    ['/m/filters:rotate(90)', { filters: { rotate: 90 } }],
    ['/m/filters:grayscale():no_upscale()', { filters: { grayscale: true, noUpscale: true } }],
    [
      '/m/filters:round_corner(20)',
      { filters: { roundCorner: { radius: 20, red: 255, green: 255, blue: 255, transparent: false } } },
    ],
    [
      '/m/filters:round_corner(20|30,1,2,3,1)',
      { filters: { roundCorner: { radius: 20, red: 1, green: 2, blue: 3, transparent: true } } },
    ],
  ])('%s', (operations, expected) => {
    expect(parseImagePath(ORIGINAL + operations)?.operations).toEqual({ ...NONE, ...expected })
  })

  test.each([
    '/m/4001x0',
    '/m/200',
    '/m/smart/200x100',
    '/m/200x100/fit-in',
    '/m/200x100/sharp',
    '/m/filters:quality(101)',
    '/m/filters:quality(-1)',
    '/m/filters:quality(high)',
    '/m/filters:format(gif)',
    '/m/filters:fill(red)',
    '/m/filters:focal(30x40:10x20)',
    '/m/filters:focal(10)',
    '/m/filters:blur(101)',
    '/m/filters:brightness(101)',
    '/m/filters:rotate(45)',
    '/m/filters:grayscale(1)',
    '/m/filters:sepia()',
    '/m/filters:constructor()',
    '/m/filters:__proto__()',
    '/m/filters:format(constructor)',
    '/m/filters:quality(80)format(webp)',
    '/m/filters:',
  ])('%s makes no sense', (operations) => {
    expect(() => parseImagePath(ORIGINAL + operations)).toThrow()
  })

  test.each(['/f/1/10x10/ab/', '/f/x/10x10/ab/a.png', `${ORIGINAL}/n/200x0`, '/g/1/1x1/ab/a.png'])(
    '%s is not the address of an asset',
    (path) => {
      expect(parseImagePath(path)).toBeUndefined()
    },
  )

  test.each(['/f/1/ab12/brochure.pdf', '/f/1/x/ab12/brochure.pdf'])('%s has no size', (path) => {
    expect(parseImagePath(path)).toMatchObject({ hash: 'ab12', file: 'brochure.pdf' })
  })
})
