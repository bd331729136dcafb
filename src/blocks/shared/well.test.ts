import { expect, test } from 'vitest'
import { PALETTE, type PaletteColour } from '../../theme'
import { wellStyle } from './well'

const isShade = (colour: PaletteColour) => JSON.stringify(wellStyle(colour)).includes('gradient')

test('a box stands out from the card it is in: as a shade where white would not', () => {
  const shaded = (Object.keys(PALETTE) as PaletteColour[]).filter(isShade)
  expect(shaded.sort()).toEqual(['cream', 'light-gray', 'white'])
})
