import { folded } from './search-words'

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
