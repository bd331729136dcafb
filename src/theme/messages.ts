import type { PaletteColour } from '../../shared/palette'

/** What says that something is wrong, or odd. */
type MessageColours = { danger: string; warning: string }

const ON_LIGHT: MessageColours = { danger: '#b3261e', warning: '#8a4b00' }
const ON_STRONG_LIGHT: MessageColours = { danger: '#601410', warning: '#4d2900' }
const ON_DARK: MessageColours = { danger: '#ffb4ab', warning: '#ffd58a' }
const ON_STRONG_DARK: MessageColours = { danger: '#fff0ee', warning: '#fff3d9' }

const MESSAGES: Record<PaletteColour, MessageColours> = {
  green: ON_STRONG_DARK,
  'light-green': ON_STRONG_LIGHT,
  'mint-green': ON_LIGHT,
  orange: ON_STRONG_LIGHT,
  yellow: ON_STRONG_LIGHT,
  blue: ON_STRONG_DARK,
  'light-blue': ON_LIGHT,
  black: ON_DARK,
  charcoal: ON_DARK,
  coal: ON_DARK,
  gray: ON_STRONG_DARK,
  'light-gray': ON_LIGHT,
  cream: ON_LIGHT,
  pink: ON_LIGHT,
  white: ON_LIGHT,
  'payflex-purple': ON_STRONG_DARK,
  'payflex-navy': ON_DARK,
  'industry-pink': ON_STRONG_LIGHT,
}

/** The colours of errors and warnings on a palette colour: as text at least 4.5:1, as the border of a field 3:1. */
export const messagesOn = (colour: PaletteColour): MessageColours => MESSAGES[colour]
