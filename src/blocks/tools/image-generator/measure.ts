import { useEffect, useState } from 'react'

/** The width of a text at font size 1; it is proportional to the size. */
export type Measure = (text: string, weight: number) => number

export type Fitted = { size: number; lines: string[] }

type Room = {
  width: number
  height: number
  /** The largest font size, however much space there is. */
  most: number
  weight: number
}

/** The line height, as a share of the font size. */
export const LEADING = 1.06

/** How much larger a text must be in two lines than in one. */
const WORTH_A_LINE = 1.15

/** The text in two lines, once for each place where it can be split. */
const breaksOf = (words: readonly string[]): string[][] =>
  words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])

/** A text in one or two lines, as large as its space allows; in one line where two gain little. */
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

/** The approximate widths of letters, as shares of the font size; other letters are as wide as most small ones. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\s.,:;'’!|iIjl]/u, 0.32],
  [/[mwMW@&]/u, 0.92],
  [/\p{Lu}|\d/u, 0.7],
]

/** The approximate width of a text, for where it cannot be measured: on the server, and until the font has loaded. */
export const estimate: Measure = (text) =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.58), 0)

/** Large enough that rounding does not matter. */
const SIZE = 200

/** Measures texts in this browser, in the page's font once it has loaded; undefined where the browser cannot measure. */
const measureByCanvas = async (): Promise<Measure | undefined> => {
  if (!('fonts' in document)) return undefined
  // If the font does not load, its fallback is measured.
  await Promise.allSettled([700, 800].map((weight) => document.fonts.load(`${weight} ${SIZE}px ${FAMILY}`)))
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  return (text, weight) => {
    context.font = `${weight} ${SIZE}px ${FAMILY}`
    return context.measureText(text).width / SIZE
  }
}

/** How to measure texts: approximately, as on the server, until the font of the page has loaded. */
export const useMeasure = (): Measure => {
  const [measure, setMeasure] = useState<Measure>(() => estimate)
  useEffect(() => {
    let isUnmounted = false
    void measureByCanvas().then((exact) => {
      if (exact && !isUnmounted) setMeasure(() => exact)
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  return measure
}
