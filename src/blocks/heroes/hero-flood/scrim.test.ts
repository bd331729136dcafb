import { expect, test } from 'vitest'
import { isDark, PALETTE, type PaletteColour } from '../../../theme'
import { scrimPercent } from './scrim'

type Rgb = readonly [red: number, green: number, blue: number]

const COLOURS = Object.keys(PALETTE) as PaletteColour[]
const LEVELS = [0, 64, 128, 192, 255]
const PIXELS = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue): Rgb => [red, green, blue])),
)

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
/** Luminance and contrast as WCAG words them, not as the product computes them. */
const light = (value: number) =>
  value / 255 > 0.03928 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
const contrast = (one: Rgb, other: Rgb) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
const lowest = (colour: PaletteColour, percent: number) => {
  const [red, green, blue] = rgb(PALETTE[colour])
  const over = (own: number, pixel: number) => (own * percent + pixel * (100 - percent)) / 100
  const ink = rgb(isDark(colour) ? PALETTE.white : PALETTE.charcoal)
  return Math.min(
    ...PIXELS.map((pixel) =>
      contrast(ink, [over(red, pixel[0]), over(green, pixel[1]), over(blue, pixel[2])]),
    ),
  )
}

test.each(COLOURS)(
  '%s makes its text readable on every pixel, and covers no more than that needs',
  (colour) => {
    const percent = scrimPercent(colour)
    expect(lowest(colour, percent)).toBeGreaterThanOrEqual(4.5)
    expect(lowest(colour, percent - 1)).toBeLessThan(4.5)
  },
)
