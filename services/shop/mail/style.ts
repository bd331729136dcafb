import { PALETTE } from '../../../shared/palette'
import type { Tone } from './letter'

// Mail programs support tables and inline styles; some drop STYLE_SHEET, so a mail must work without it.

const { green, charcoal, coal, gray, cream, white, yellow, black } = PALETTE

export const FONT =
  "font-family:Figtree,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const text = (size: number, leading: number, colour: string, weight = 400): string =>
  `${FONT};font-size:${size}px;line-height:${leading}px;font-weight:${weight};color:${colour}`

const HEADLINE = 'margin:0;letter-spacing:-0.02em'

export const INK = text(16, 24, charcoal)
export const STRONG = text(16, 24, charcoal, 700)
export const QUIET = text(14, 20, gray)
export const HEADING = `${text(20, 26, charcoal, 800)};${HEADLINE}`
export const TOTAL = text(20, 28, charcoal, 800)
export const HAIRLINE = '#dedbd3'
export const WRAP = 'word-break:break-word;overflow-wrap:anywhere'
export const NUMBERS = 'font-variant-numeric:tabular-nums'

export const COLOURS = { page: cream, card: white, panel: cream, button: charcoal } as const

/** The band at the top: its colour, its text's colour, and its class for dark screens. */
export const BANDS: Readonly<Record<Tone, { background: string; ink: string; name: string }>> = {
  good: { background: green, ink: white, name: 'good' },
  act: { background: yellow, ink: charcoal, name: 'act' },
  ended: { background: PALETTE['light-blue'], ink: charcoal, name: 'ended' },
}

export const titleStyle = (colour: string): string => `${text(38, 42, colour, 800)};${HEADLINE};${WRAP}`
export const tileStyle = (colour: string): string => `${text(18, 40, colour, 800)};border-radius:12px`
export const leadStyle = (colour: string): string => `${text(18, 27, colour)};${WRAP}`

/** Colours on a dark screen, by class. */
const DARK: Readonly<Record<string, string>> = {
  page: `background-color:${black}`,
  card: `background-color:${charcoal}`,
  panel: `background-color:${coal}`,
  ended: `background-color:${coal}`,
  ink: `color:${white}`,
  quiet: 'color:#bdbab2',
  'line-above': 'border-color:#4a4a4a',
  button: `background-color:${white}`,
  'button-ink': `color:${charcoal}`,
}

const darkRules = (before = ''): string =>
  Object.entries(DARK)
    .map(([name, style]) => `${before}.${name}{${style}!important}`)
    .join('')

/** `data-ogsc`: Outlook's mark for dark mode. */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a{color:inherit}
@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.title{font-size:32px!important;line-height:36px!important}.edge{padding:0!important}.top{border-radius:0!important}.bottom{border-radius:0!important}}
@media (prefers-color-scheme:dark){${darkRules()}}
${darkRules('[data-ogsc] ')}`
