import type { CSSProperties } from 'react'
import { ink, type PaletteColour } from '../../theme'

/** Colours on which a white box would not be seen. */
const NEARLY_WHITE: ReadonlySet<PaletteColour> = new Set<PaletteColour>(['white', 'cream', 'light-gray'])

/** `--well`, the ground of a box inside a card of this colour: white, or of what is nearly white itself a shade. */
export const wellStyle = (colour: PaletteColour) =>
  ({
    '--well': NEARLY_WHITE.has(colour) ? `linear-gradient(${ink(6)} 0 0), var(--band)` : 'var(--raised)',
  }) as CSSProperties
