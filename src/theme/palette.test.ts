import { describe, expect, test } from 'vitest'
import { isDark, PALETTE, paletteColour, type PaletteColour } from './palette'

const channel = (value: number) => {
  const unit = value / 255
  return unit <= 0.03928 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
const contrast = (one: string, other: string) => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

describe('text on palette colours', () => {
  test.each(Object.keys(PALETTE) as PaletteColour[])('%s carries its text at 4.5:1 or more', (colour) => {
    const text = isDark(colour) ? PALETTE.white : PALETTE.charcoal
    expect(contrast(PALETTE[colour], text)).toBeGreaterThanOrEqual(4.5)
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
