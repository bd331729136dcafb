import type { Measure } from './fit-text'

/** The headline font, as canvas and SVG write it. */
export const FAMILY = '"Bricolage Grotesque", sans-serif'

/** How wide letters are about, in sizes; the rest is as wide as most small letters. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\s.,:;'’!|iIjl]/u, 0.32],
  [/[mwMW@&]/u, 0.92],
  [/\p{Lu}|\d/u, 0.7],
]

/** About how wide a text is, for where nothing can be measured: on the server, and until the font is here. */
export const estimate: Measure = (text) =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.58), 0)

/** Large enough that rounding does not matter. */
const SIZE = 200

/** How wide texts are in this browser, in the page's font once that is here; undefined where it cannot tell. */
export const measureByCanvas = async (): Promise<Measure | undefined> => {
  if (!('fonts' in document)) return undefined
  // A font that does not come is measured as what stands in for it.
  await Promise.allSettled([700, 800].map((weight) => document.fonts.load(`${weight} ${SIZE}px ${FAMILY}`)))
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  return (text, weight) => {
    context.font = `${weight} ${SIZE}px ${FAMILY}`
    return context.measureText(text).width / SIZE
  }
}
