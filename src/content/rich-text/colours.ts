import { contrast } from '../../theme'

/** As `#rrggbb`. */
export type Hex = `#${string}`

const twice = (digits: string) => digits.replace(/./g, '$&$&')

/** Reads a value of the editor's colour picker, `#f60`, `#ff6600` or `rgb(255, 102, 0)`; undefined for anything else. */
export const readColour = (written: unknown): Hex | undefined => {
  if (typeof written !== 'string') return undefined
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(written.trim()) ?? []
  if (hex) return `#${(hex.length === 3 ? twice(hex) : hex).toLowerCase()}`
  const [, ...channels] = /^rgba?\((\d{1,3}), *(\d{1,3}), *(\d{1,3})(?:, *1)?\)$/.exec(written.trim()) ?? []
  if (channels.length === 0 || channels.some((channel) => Number(channel) > 255)) return undefined
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Whether text in one colour is readable on the other (WCAG 2.2, 1.4.3). */
export const isReadable = (colour: Hex, ground: Hex): boolean => contrast(colour, ground) >= 4.5

/** The site's own colours of text, and black where neither is readable. */
const INKS: readonly Hex[] = ['#222222', '#ffffff', '#000000']

/** The colour of text on a colour that an editor chose. */
export const inkOn = (ground: Hex): Hex => INKS.find((ink) => isReadable(ink, ground)) ?? '#000000'
