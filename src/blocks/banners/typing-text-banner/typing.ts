/** Milliseconds to type a character, to delete one, and to show a whole word. */
const TYPES = 70
const DELETES = 35
const STANDS = 1_800

/** The state of the typing: the word, how many of its characters are shown, and whether they are being deleted. */
export type Typing = { word: number; shown: number; isLeaving: boolean }

const characters = (word: string | undefined): string[] => Array.from(word ?? '')

/** An editor's words, one per line, without duplicates. */
export const splitWords = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** The state that shows a whole word. */
export const whole = (words: readonly string[], word: number): Typing => ({
  word,
  shown: characters(words[word]).length,
  isLeaving: false,
})

export const textOf = (words: readonly string[], { word, shown }: Typing): string =>
  characters(words[word]).slice(0, shown).join('')

const isWhole = (words: readonly string[], { word, shown }: Typing) => shown >= characters(words[word]).length

/** The next state: a whole word is deleted, the next word follows a deleted one, and the first word the last. */
export const nextKey = (words: readonly string[], typing: Typing): Typing => {
  const { word, shown } = typing
  if (!typing.isLeaving && !isWhole(words, typing)) return { word, shown: shown + 1, isLeaving: false }
  return shown > 1
    ? { word, shown: shown - 1, isLeaving: true }
    : { word: (word + 1) % words.length, shown: 0, isLeaving: false }
}

/** How long a state lasts, in milliseconds. */
export const waitOf = (words: readonly string[], typing: Typing): number => {
  if (typing.isLeaving) return DELETES
  return isWhole(words, typing) ? STANDS : TYPES
}
