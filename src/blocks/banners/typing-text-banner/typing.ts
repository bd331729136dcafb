/** Milliseconds: a key struck, a key struck to delete, and how long a whole word stands to be read. */
const TYPES = 70
const DELETES = 35
const STANDS = 1_800

/** Where the typing is: which word, how many of its characters stand there, and whether they are on their way out. */
export type Typing = { word: number; shown: number; isLeaving: boolean }

const characters = (word: string | undefined): string[] => Array.from(word ?? '')

/** An editor's words, one a line, each once. */
export const splitWords = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** A word that stands there whole. */
export const whole = (words: readonly string[], word: number): Typing => ({
  word,
  shown: characters(words[word]).length,
  isLeaving: false,
})

export const textOf = (words: readonly string[], { word, shown }: Typing): string =>
  characters(words[word]).slice(0, shown).join('')

const isWhole = (words: readonly string[], { word, shown }: Typing) => shown >= characters(words[word]).length

/** One key on: a whole word begins to leave, one that has left makes room for the next, the first follows the last. */
export const nextKey = (words: readonly string[], typing: Typing): Typing => {
  const { word, shown } = typing
  if (!typing.isLeaving && !isWhole(words, typing)) return { word, shown: shown + 1, isLeaving: false }
  return shown > 1
    ? { word, shown: shown - 1, isLeaving: true }
    : { word: (word + 1) % words.length, shown: 0, isLeaving: false }
}

/** How long it stays as it is, in milliseconds. */
export const waitOf = (words: readonly string[], typing: Typing): number => {
  if (typing.isLeaving) return DELETES
  return isWhole(words, typing) ? STANDS : TYPES
}
