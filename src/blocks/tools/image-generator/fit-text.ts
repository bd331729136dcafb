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
