import { type PaletteColour, PALETTE, isDark } from '../../shared/palette'
import type { CSSProperties } from 'react'

/** The colours of errors and warnings. */
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

/** `34 34 34` for `#222222`, as CSS needs it with an opacity. */
const channelsOf = (hex: string): string =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ')

/** The ink of a part of the page, for its text and primary buttons, and its channels, for shades of it ({@link ink}). */
export const inkStyle = (colour: PaletteColour) => ({
  '--ink': PALETTE[colour],
  '--ink-rgb': channelsOf(PALETTE[colour]),
})

/** Transparent ink, for edges and shades. Some supported browsers lack `color-mix` (decision 072). */
export const ink = (percent: number): string => `rgb(var(--ink-rgb) / ${percent / 100})`

/** A raised surface with a thin layer of a colour. Both may be transparent to the band. */
const coated = (hex: string, percent: number): string =>
  `linear-gradient(rgb(${channelsOf(hex)} / ${percent / 100}) 0 0), var(--raised)`

/** The backgrounds of a chosen field and of one with an error. The red is the same on light and dark bands. */
export const chosen = coated(PALETTE.green, 7)
export const wrong = coated(messagesOn('white').danger, 6)

type BandVariables = CSSProperties & Record<`--${string}`, string>

const groundStyle = (colour: PaletteColour): BandVariables =>
  isDark(colour)
    ? {
        '--band': PALETTE[colour],
        ...inkStyle('white'),
        '--on-ink': PALETTE.charcoal,
        '--quiet':
          colour === 'charcoal' || colour === 'black' || colour === 'coal' ? '#c9c9c9' : PALETTE.white,
        '--line': 'rgb(255 255 255 / 0.28)',
        '--raised': colour === 'charcoal' ? PALETTE.coal : 'rgb(0 0 0 / 0.22)',
      }
    : {
        '--band': PALETTE[colour],
        ...inkStyle('charcoal'),
        '--on-ink': PALETTE.white,
        '--quiet':
          colour === 'white' || colour === 'cream' || colour === 'light-gray' ? '#5c5c5c' : '#2b2b2b',
        '--line': 'rgb(34 34 34 / 0.18)',
        '--raised': PALETTE.white,
      }

/**
 * The custom properties that colour one band or card and everything inside it:
 * `--band` (its background), `--ink` (text and primary buttons; `--ink-rgb` for shades of it), `--on-ink` (text on those),
 * `--quiet` (secondary text, at least 4.5:1 on the band), `--line` (hairlines), `--raised` (a surface on the band), `--danger` and
 * `--warning` (errors and warnings, on either). With properties, one static rule serves all eighteen colours.
 */
export const bandStyle = (colour: PaletteColour): BandVariables => {
  const { danger, warning } = messagesOn(colour)
  return { ...groundStyle(colour), '--danger': danger, '--warning': warning }
}

/** Colours from which a white box does not stand out. */
const NEARLY_WHITE: ReadonlySet<PaletteColour> = new Set<PaletteColour>(['white', 'cream', 'light-gray'])

/** `--well`, the background of a box inside a card of this colour: white, or a shade of the card where it is nearly white. */
export const wellStyle = (colour: PaletteColour) =>
  ({
    '--well': NEARLY_WHITE.has(colour) ? `linear-gradient(${ink(6)} 0 0), var(--band)` : 'var(--raised)',
  }) as CSSProperties
