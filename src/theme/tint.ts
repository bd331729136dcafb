import { messagesOn } from './messages'
import { PALETTE, type PaletteColour } from '../../shared/palette'

/** `34 34 34` of `#222222`, as CSS takes it beside a share of opacity. */
const channelsOf = (hex: string): string =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ')

/** The ink of a part: its text and its primary buttons, and by its channels the shades of it ({@link ink}). */
export const inkStyle = (colour: PaletteColour) => ({
  '--ink': PALETTE[colour],
  '--ink-rgb': channelsOf(PALETTE[colour]),
})

/** Ink through which the ground shines: edges and shades. `color-mix` would be newer than the promised browsers (decision 072). */
export const ink = (percent: number): string => `rgb(var(--ink-rgb) / ${percent / 100})`

/** A raised surface under a thin coat of a colour, which may shine through to the band itself. */
const coated = (hex: string, percent: number): string =>
  `linear-gradient(rgb(${channelsOf(hex)} / ${percent / 100}) 0 0), var(--raised)`

/** Backgrounds of a field or choice: of one that is chosen, and of what is wrong, where the red is that of light grounds. */
export const chosen = coated(PALETTE.green, 7)
export const wrong = coated(messagesOn('white').danger, 6)
