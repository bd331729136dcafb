import Fuse from 'fuse.js'
import type { NamedPage } from './contexts'

const MOST = 5

/** How much worse than the best match a page may be; scores go from 0 (equal) to 1 (nothing alike). */
const WORSE = 0.12

/** The words of an address: `/za/blog/what-a-card-fee-pays/` → `blog what a card fee pays`. */
const wordsOf = (path: string): string =>
  path
    .replace(/^\/za\//, '')
    .split(/[/\-_+.]|%20/)
    .filter(Boolean)
    .join(' ')

/**
 * The pages that match a typed text, or the words of an unknown address, also with wrong spelling; the best first. Heavy: import it when
 * somebody searches.
 */
export const findPages = (pages: readonly NamedPage[], asked: string): NamedPage[] => {
  const index = new Fuse(
    pages.map((page) => ({ page, name: page.title, path: wordsOf(page.href) })),
    {
      keys: [{ name: 'name', weight: 2 }, 'path'],
      threshold: 0.35,
      ignoreLocation: true,
      includeScore: true,
    },
  )
  const found = asked.trim().length < 2 ? [] : index.search(asked.trim(), { limit: MOST })
  const best = found[0]?.score ?? 0
  return found.flatMap(({ item, score = 0 }) => (score <= best + WORSE ? item.page : []))
}

/** The pages that somebody may have meant by an address: by all its words, else by its last part. @param path `/za/prcing/` */
export const pagesMeantBy = (pages: readonly NamedPage[], path: string): NamedPage[] => {
  const all = findPages(pages, wordsOf(path))
  return all.length > 0 ? all : findPages(pages, wordsOf(path.replace(/\/+$/, '').split('/').pop() ?? ''))
}
