import { paletteColour, type PaletteColour } from '../../theme'

/**
 * The one colour of a product or bundle, wherever it is shown: the field of its catalogue entry. What has no entry, or one
 * without a colour, stands on light gray.
 */
export const itemColour = (entry: { background?: string } | undefined): PaletteColour =>
  paletteColour(entry?.background, 'light-gray')
