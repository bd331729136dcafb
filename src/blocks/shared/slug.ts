export { slugOf } from '../../platform/slug'

/** The slug itself, or with a number behind it where others have it already. */
export const unusedSlug = (slug: string, taken: readonly string[]): string => {
  let candidate = slug
  for (let number = 2; taken.includes(candidate); number += 1) candidate = `${slug}-${number}`
  return candidate
}
