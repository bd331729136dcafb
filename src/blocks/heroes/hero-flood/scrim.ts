import { isDark, PALETTE, type PaletteColour } from '../../../theme'

/** WCAG 1.4.3, for text of any size. */
const ENOUGH = 4.5

const WHITE = 255
const BLACK = 0

/** Red, green and blue, 0 to 255. */
const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

const linear = (channel: number): number => {
  const unit = channel / 255
  return unit <= 0.03928 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, as WCAG defines it. */
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/**
 * How much of a colour must lie over a picture, in whole percent, so that the colour's text is readable on any pixel of it: on
 * the worst one, which is white under white text and black under charcoal.
 */
export const scrimPercent = (colour: PaletteColour): number => {
  const [ink, worst] = isDark(colour) ? [PALETTE.white, WHITE] : [PALETTE.charcoal, BLACK]
  const text = luminance(channels(ink))
  const isEnough = (percent: number) => {
    const ground = channels(PALETTE[colour]).map((own) => (own * percent + worst * (100 - percent)) / 100)
    return contrast(text, luminance(ground)) >= ENOUGH
  }
  let percent = 0
  while (percent < 100 && !isEnough(percent)) percent += 1
  return percent
}
