import { clean } from './clean-input'

/** As words are compared: in small letters and without accents, so that `Café` is found by `cafe`. */
const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether every word of a search occurs in a text; a search of none finds everything. */
export const hasEveryWord = (text: string, search: string): boolean => {
  const within = folded(text)
  return folded(clean.text(search))
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** Words as they stand in an address: `What’s a café’s fee?` is `whats-a-cafes-fee`. Empty where nothing is left of them. */
export const slugOf = (words: string): string =>
  folded(words)
    .replace(/['’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The slug itself, or with a number behind it where others have it already. */
export const unusedSlug = (slug: string, taken: ReadonlySet<string>): string => {
  let candidate = slug
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${slug}-${number}`
  return candidate
}
