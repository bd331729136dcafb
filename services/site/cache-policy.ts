export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/**
 * How long a browser may keep a file of the built site. Files with a hash of their content in the name never change;
 * everything else, pages and page data above all, is asked for again so that a release is seen at once.
 */
export function cachePolicy(path: string): string {
  return isHashed(path) ? IMMUTABLE : REVALIDATE
}

/** Whether a file's name carries a hash of its content. Static query results carry the hash of their query only. */
export function isHashed(path: string): boolean {
  if (path.startsWith('/page-data/')) return false
  return /[-.][0-9a-f]{16,}\.[a-z0-9]+(\.LICENSE\.txt)?$/.test(path) || /^\/static\/[0-9a-f]{32}\//.test(path)
}
