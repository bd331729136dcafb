import { expect, test } from 'vitest'
import { contrast, PALETTE, type PaletteColour } from '../../../theme'
import { footerColours } from './modal-panel'

const COLOURS = Object.keys(PALETTE) as PaletteColour[]
const colourOf = (style: object | undefined, name: string) =>
  String((style as Record<string, string> | undefined)?.[name])

test.each(COLOURS)('on %s all words can be read, and buttons be told from the ground', (backgroundColor) => {
  const band = PALETTE[backgroundColor]
  for (const colour of COLOURS) {
    const { ground, button } = footerColours({ backgroundColor, textColor: colour, ctaColor: colour })
    expect(contrast(colourOf(ground, '--ink'), band), colour).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colourOf(button ?? ground, '--ink'), band), colour).toBeGreaterThanOrEqual(3)
    if (button)
      expect(
        contrast(colourOf(button, '--ink'), colourOf(button, '--on-ink')),
        colour,
      ).toBeGreaterThanOrEqual(4.5)
  }
})

test('an editor’s colours count where they can be read', () => {
  const { ground, button } = footerColours({
    backgroundColor: 'payflex-navy',
    textColor: 'yellow',
    ctaColor: 'orange',
  })
  expect([colourOf(ground, '--ink'), colourOf(button, '--ink')]).toEqual([PALETTE.yellow, PALETTE.orange])
})

test('left empty they are those of every band', () => {
  const { ground, button } = footerColours({})
  expect([colourOf(ground, '--ink'), button]).toEqual([PALETTE.charcoal, undefined])
})
