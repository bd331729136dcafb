import { useEffect, useState } from 'react'

/** How wide a text is at a size of 1; at another it is that many times as wide. */
export type Measure = (text: string, weight: number) => number

export type Fitted = { size: number; lines: string[] }

type Room = {
  width: number
  height: number
  /** The largest size, whatever room there is. */
  most: number
  weight: number
}

/** Between the lines, in sizes. */
export const LEADING = 1.06

/** How much larger a text must be in two lines than in one. */
const WORTH_A_LINE = 1.15

/** The text in two lines, by each of its spaces. */
const breaksOf = (words: readonly string[]): string[][] =>
  words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])

/** A text in one or two lines, as large as its room allows; in one where two gain little. */
export const fitText = (text: string, { width, height, most, weight }: Room, measure: Measure): Fitted => {
  const fit = (lines: string[]): Fitted => {
    const widest = Math.max(...lines.map((line) => measure(line, weight)))
    return { lines, size: Math.min(most, width / widest, height / (lines.length * LEADING)) }
  }
  const words = text.split(/\s+/).filter(Boolean)
  const inOne = fit([words.join(' ')])
  return breaksOf(words)
    .map(fit)
    .filter(({ size }) => size > inOne.size * WORTH_A_LINE)
    .reduce((best, next) => (next.size > best.size ? next : best), inOne)
}

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
const measureByCanvas = async (): Promise<Measure | undefined> => {
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

/** How wide texts are: about, as on the server, until the font of the page is here to be measured. */
export const useMeasure = (): Measure => {
  const [measure, setMeasure] = useState<Measure>(() => estimate)
  useEffect(() => {
    let isGone = false
    void measureByCanvas().then((exact) => {
      if (exact && !isGone) setMeasure(() => exact)
    })
    return () => {
      isGone = true
    }
  }, [])
  return measure
}
