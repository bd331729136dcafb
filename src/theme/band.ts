import type { CSSProperties } from 'react'
import { messagesOn } from './messages'
import { isDark, PALETTE, type PaletteColour } from '../../shared/palette'
import { inkStyle } from './tint'

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
 * `--band` (its background), `--ink` (text and primary buttons; `--ink-rgb` for shades of it), `--on-ink` (text on those), `--quiet` (secondary
 * text, at least 4.5:1 on the band), `--line` (hairlines), `--raised` (a surface that stands on the band), `--danger` and
 * `--warning` (errors and what looks odd, on either).
 * As properties, one static rule serves all eighteen colours.
 */
export const bandStyle = (colour: PaletteColour): BandVariables => {
  const { danger, warning } = messagesOn(colour)
  return { ...groundStyle(colour), '--danger': danger, '--warning': warning }
}
