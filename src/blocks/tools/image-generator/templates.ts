import type { PaletteColour } from '../../../theme'

/** The kinds of picture. */
export type TemplateName = 'poster' | 'square' | 'story'

type Template = {
  label: string
  note: string
  /** In pixels. */
  width: number
  height: number
  /** The following lengths are hundredths of the width: margins, and the largest font sizes. */
  top: number
  bottom: number
  headline: number
  name: number
  /** The greatest height of the text. */
  words: number
}

/** A4 at 300 dots an inch; the others in the sizes of social networks, a story with space for the network's own controls. */
export const TEMPLATES: Readonly<Record<TemplateName, Template>> = {
  poster: {
    ...{ label: 'Poster', note: 'A4, to print' },
    ...{ width: 2480, height: 3508, top: 8, bottom: 7, headline: 8, name: 18, words: 56 },
  },
  square: {
    ...{ label: 'Square', note: 'For a post' },
    ...{ width: 1080, height: 1080, top: 7, bottom: 6, headline: 6, name: 13, words: 38 },
  },
  story: {
    ...{ label: 'Story', note: 'For a status' },
    ...{ width: 1080, height: 1920, top: 22, bottom: 24, headline: 8, name: 18, words: 54 },
  },
}

/** The colour of a picture's background, with the colour of the card in front. */
export const COLOURS = {
  yellow: 'green',
  green: 'yellow',
  blue: 'orange',
  orange: 'cream',
  pink: 'blue',
  charcoal: 'yellow',
} as const satisfies Readonly<Partial<Record<PaletteColour, PaletteColour>>>

export type ColourName = keyof typeof COLOURS

/** The known names of an editor's choice, in the editor's order; all names if none is known. */
export const chosenOf = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  chosen: readonly string[] = [],
): readonly Name[] => {
  const names = Object.keys(table) as Name[]
  const found = [...new Set(chosen)].flatMap((one) => names.find((name) => name === one) ?? [])
  return found.length > 0 ? found : names
}
