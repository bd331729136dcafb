/** A page that answers for every address that fits a pattern. */
export interface PathMatcher {
  /** The page's own path, such as `/za/signup/continue/`. */
  page: string
  matches(path: string): boolean
}

/**
 * Reads Gatsby's patterns: `:name` stands for one segment, a final `*` for the rest. Paths are decoded; a percent sign that is left in
 * one fits neither, because Gatsby's router decodes once more and stops at it.
 */
export function toMatcher(page: string, pattern: string): PathMatcher {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map((segment) => {
      if (segment.startsWith('*')) return '[^%]*'
      if (segment.startsWith(':')) return '[^/%]+'
      return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('/')
    .replace(/\/\[\^%\]\*$/, '(/[^%]*)?')
  const expression = new RegExp(`^/${source}/?$`)
  return { page, matches: (path) => expression.test(path) }
}
