import { expect, test } from 'vitest'
import { PALETTE, wellStyle, type PaletteColour } from '.'

const isShade = (colour: PaletteColour) => JSON.stringify(wellStyle(colour)).includes('gradient')

test('a box in a nearly white card is a shade of the card, since white would not stand out', () => {
  const shaded = (Object.keys(PALETTE) as PaletteColour[]).filter(isShade)
  expect(shaded.sort()).toEqual(['cream', 'light-gray', 'white'])
})
