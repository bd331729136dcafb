import { clean } from './clean-input'

/** Words in lower case and without accents, so that a search for `cafe` finds `Café`. */
const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether a text contains every word of a search. An empty search finds everything. */
export const hasEveryWord = (text: string, search: string): boolean => {
  const within = folded(text)
  return folded(clean.text(search))
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** Words for an address: `What’s a café’s fee?` becomes `whats-a-cafes-fee`. Empty if no letter or digit is left. */
export const slugOf = (words: string): string =>
  folded(words)
    .replace(/['’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The slug itself, or the slug with a number if it is taken. */
export const unusedSlug = (slug: string, taken: ReadonlySet<string>): string => {
  let candidate = slug
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${slug}-${number}`
  return candidate
}
