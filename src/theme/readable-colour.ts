import { contrast } from './contrast'
import { PALETTE, paletteColour, type PaletteColour } from '../../shared/palette'

/**
 * The colour that an editor chose for something on a ground, where the two can be told apart; undefined where they cannot, or
 * the field is empty.
 * @param value of the content field
 * @param least the contrast it needs, 1 to 21: 4.5 for words, 3 for what is no text
 */
export const readableColour = (
  value: unknown,
  ground: PaletteColour,
  least = 4.5,
): PaletteColour | undefined => {
  const colour = paletteColour(value, ground)
  return contrast(PALETTE[colour], PALETTE[ground]) >= least ? colour : undefined
}
