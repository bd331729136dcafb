import { PALETTE, paletteColour, type PaletteColour } from '../../shared/palette'

/** Relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const unit = parseInt(colour.slice(at, at + 2), 16) / 255
    return unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, as `#rrggbb`, by WCAG's definition: 1 to 21. Text needs 4.5, other things 3. */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/**
 * The colour that an editor chose for something on a background; undefined if the contrast is too low or the field is empty.
 * @param value of the content field
 * @param least the contrast that it needs, 1 to 21: 4.5 for text, 3 for other things
 */
export const readableColour = (
  value: unknown,
  ground: PaletteColour,
  least = 4.5,
): PaletteColour | undefined => {
  const colour = paletteColour(value, ground)
  return contrast(PALETTE[colour], PALETTE[ground]) >= least ? colour : undefined
}
