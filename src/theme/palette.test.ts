import { describe, expect, test } from 'vitest'
import { bandStyle } from './band'
import { contrast as contrastOf } from './contrast'
import { isDark, PALETTE, paletteColour, type PaletteColour } from '../../shared/palette'

type Rgb = readonly number[]
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
const mix = (share: number, one: Rgb, other: Rgb): Rgb =>
  one.map((value, at) => value * share + (other[at] ?? 0) * (1 - share))
/** A colour of a band's style as it looks on the band: some are transparent. */
const solid = (value: string, band: Rgb): Rgb => {
  const [red = 0, green = 0, blue = 0, share = 1] = value.match(/[\d.]+/g)?.map(Number) ?? []
  return value.startsWith('#') ? rgb(value) : mix(share, [red, green, blue], band)
}
const hex = (colour: Rgb) =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const contrast = (one: Rgb, other: Rgb) => contrastOf(hex(one), hex(other))

/** The background of a field with an error is one red layer, on every band (band.ts). */
const RED = rgb('#b3261e')

describe.each(Object.keys(PALETTE) as PaletteColour[])('on %s', (colour) => {
  const style = bandStyle(colour)
  const band = rgb(PALETTE[colour])
  const raised = solid(String(style['--raised']), band)
  const of = (property: `--${string}`) => rgb(String(style[property]))

  test('text is white on dark colours, charcoal on light ones', () => {
    expect(style['--ink']).toBe(isDark(colour) ? PALETTE.white : PALETTE.charcoal)
  })
  test.each(['--ink', '--quiet', '--danger', '--warning'] as const)(
    'text in %s has 4.5:1 or more',
    (property) => {
      expect(contrast(of(property), band)).toBeGreaterThanOrEqual(4.5)
    },
  )
  test('an error in a summary, which has a red background, has 4.5:1 or more', () => {
    const tinted = mix(0.06, RED, raised)
    expect(contrast(of('--danger'), tinted)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('--ink'), tinted)).toBeGreaterThanOrEqual(4.5)
  })
  test('the border of a field with an error has 3:1 or more against the band and the field', () => {
    for (const ground of [band, mix(0.06, RED, raised)])
      expect(contrast(of('--danger'), ground)).toBeGreaterThanOrEqual(3)
  })
})

test.each([
  ['yellow', 'yellow'],
  ['', 'cream'],
  [undefined, 'cream'],
  ['mauve', 'cream'],
  ['toString', 'cream'],
])('the colour field %o gives %s', (value, expected) => {
  expect(paletteColour(value, 'cream')).toBe(expected)
})
