import type { CSSProperties } from 'react'
import type { Bloks } from '../../../content'
import { bandStyle, inkStyle, isDark, PALETTE, paletteColour, readableColour } from '../../../theme'

type Colours = CSSProperties & Record<`--${string}`, string>

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
  const text = readableColour(textColor, background)
  const button = readableColour(ctaColor, background, 3)
  return {
    ground: { ...bandStyle(background), ...(text && inkStyle(text)) },
    button: button && {
      ...inkStyle(button),
      '--on-ink': isDark(button) ? PALETTE.white : PALETTE.charcoal,
    },
  }
}
