import type { CSSProperties } from 'react'
import type { Bloks } from '../../../content'
import { bandStyle, contrast, isDark, PALETTE, paletteColour, type PaletteColour } from '../../../theme'

type Colours = CSSProperties & Record<`--${string}`, string>

const apart = (one: PaletteColour, other: PaletteColour) => contrast(PALETTE[one], PALETTE[other])

/**
 * The colours of a footer. An editor's colour of the words counts where it can be read on the ground, that of the button where
 * the button can be told from it; else they are white or charcoal, as everywhere.
 */
export const footerColours = ({
  backgroundColor,
  textColor,
  ctaColor,
}: Pick<Bloks.ModalFooter, 'backgroundColor' | 'textColor' | 'ctaColor'>): {
  ground: Colours
  button: Colours | undefined
} => {
  const background = paletteColour(backgroundColor, 'cream')
  const text = paletteColour(textColor, background)
  const button = paletteColour(ctaColor, background)
  return {
    ground: { ...bandStyle(background), ...(apart(text, background) >= 4.5 && { '--ink': PALETTE[text] }) },
    button:
      apart(button, background) >= 3
        ? { '--ink': PALETTE[button], '--on-ink': isDark(button) ? PALETTE.white : PALETTE.charcoal }
        : undefined,
  }
}
