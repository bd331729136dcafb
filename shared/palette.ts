/** The colours an editor can choose, by the names of the content model (spec 3, "Colour palette"). */
export const PALETTE = {
  green: '#0a7d4f',
  'light-green': '#8fdcb4',
  'mint-green': '#cff3e1',
  orange: '#ff6a3d',
  yellow: '#ffce3d',
  blue: '#1b4dff',
  'light-blue': '#d9e6ff',
  black: '#0a0a0a',
  charcoal: '#222222',
  coal: '#2f2f2f',
  gray: '#6b6b6b',
  'light-gray': '#f1f0ec',
  cream: '#fbf6ea',
  pink: '#ffd0e2',
  white: '#ffffff',
  'payflex-purple': '#5b2ee5',
  'payflex-navy': '#14213d',
  'industry-pink': '#f48fb5',
} as const

export type PaletteColour = keyof typeof PALETTE

/** Dark backgrounds get white text, light ones charcoal (spec 3). */
const DARK: ReadonlySet<PaletteColour> = new Set([
  'green',
  'blue',
  'black',
  'charcoal',
  'coal',
  'gray',
  'payflex-purple',
  'payflex-navy',
])

export const isDark = (colour: PaletteColour): boolean => DARK.has(colour)

/** Whether a content field holds a palette name. It may be empty or from an older model. */
const isPaletteColour = (value: unknown): value is PaletteColour =>
  typeof value === 'string' && Object.hasOwn(PALETTE, value)

/** The palette colour a content field names, or `fallback` when the editor left it empty. */
export const paletteColour = <Fallback extends PaletteColour>(
  value: unknown,
  fallback: Fallback,
): PaletteColour => (isPaletteColour(value) ? value : fallback)
