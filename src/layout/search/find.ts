import Fuse from 'fuse.js'
import { hasEveryWord } from '../../../shared/search-words'
import type { Searchable } from './search-index'

const MOST = 5

/** How unlike a name may be: 0 is equal, 1 anything. Of a question's many words some are always alike, so they have to be closer. */
const THRESHOLD = 0.35
export const QUESTION_THRESHOLD = 0.2

/** How much worse than the best match a page may be; scores go from 0 (equal) to 1 (nothing alike). */
const WORSE = 0.12

/** The score of a match by the words of the text alone: after every match by name. */
const IN_TEXT = 0.4

/** Words that say nothing about what is looked for. */
const EMPTY_WORDS = new Set(
  'a an and are can do does for how i in is it my of on the to we what when you'.split(' '),
)

export type Found<Entry> = { entry: Entry; score: number }

/** The words of an address: `/za/blog/what-a-card-fee-pays/` → `blog what a card fee pays`. An answer's own address names no topic. */
const wordsOf = (path: string): string =>
  path.includes('#')
    ? ''
    : path
        .replace(/^\/za\//, '')
        .split(/[/\-_+.]|%20/)
        .filter(Boolean)
        .join(' ')

/** The words that matter, without the plural's `s`, since a text may have the singular. */
const keyWords = (asked: string): string => {
  const words = asked.toLowerCase().split(/\s+/)
  const telling = words.filter((word) => !EMPTY_WORDS.has(word))
  return (telling.length > 0 ? telling : words).map((word) => word.replace(/(\w{3})s$/, '$1')).join(' ')
}

/**
 * The entries that match a typed text, or the words of an unknown address: by name or address also with wrong spelling, by text only
 * with every word; the best first. Heavy: import it when somebody searches.
 */
export const find = <Entry extends Searchable>(
  entries: readonly Entry[],
  typed: string,
  threshold = THRESHOLD,
): Found<Entry>[] => {
  const asked = typed.trim()
  if (asked.length < 2) return []
  const index = new Fuse(
    entries.map((entry) => ({ entry, name: entry.title, path: wordsOf(entry.href) })),
    {
      keys: [{ name: 'name', weight: 2 }, 'path'],
      threshold,
      ignoreLocation: true,
      includeScore: true,
    },
  )
  const alike = index.search(asked)
  const best = alike[0]?.score ?? 0
  const named = alike.flatMap(({ item: { entry }, score = 0 }) =>
    score <= best + WORSE ? { entry, score } : [],
  )
  const words = keyWords(asked)
  const isNamed = new Set(named.map(({ entry }) => entry))
  const told = entries
    .filter((entry) => !isNamed.has(entry) && hasEveryWord(`${entry.title} ${entry.text ?? ''}`, words))
    .map((entry) => ({ entry, score: IN_TEXT }))
  return [...named, ...told].slice(0, MOST)
}

/** The pages that somebody may have meant by an address: by all its words, else by its last part. @param path `/za/prcing/` */
export const pagesMeantBy = <Entry extends Searchable>(pages: readonly Entry[], path: string): Entry[] => {
  const all = find(pages, wordsOf(path))
  const found = all.length > 0 ? all : find(pages, wordsOf(path.replace(/\/+$/, '').split('/').pop() ?? ''))
  return found.map(({ entry }) => entry)
}
