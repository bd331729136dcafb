import { paletteColour, type PaletteColour } from '../../theme'

type BandFields = { background?: string; rhythm?: '' | 'tight' | 'normal' | 'loud'; anchor?: string }

/** The colour, vertical padding and id that an editor gave the band of a block. @param colour where the editor chose none */
export const sectionProps = ({ background, rhythm, anchor }: BandFields, colour: PaletteColour) => ({
  background: paletteColour(background, colour),
  rhythm: rhythm || ('normal' as const),
  id: anchor,
})
