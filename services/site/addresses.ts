/** A page of a story, with the story's uuid. */
export interface PageAddress {
  /** Such as `/za/pricing/`. */
  path: string
  story: string
}

/** An editor's own redirect. */
interface Redirect {
  from: string
  /** A path with a page, or another site's address. */
  to: string
}

/** What a built site says of its addresses, apart from its files. */
export interface SiteAddresses {
  pages: readonly PageAddress[]
  redirects: readonly Redirect[]
}

export const NO_ADDRESSES: SiteAddresses = { pages: [], redirects: [] }

/** What a build says of the site that it made. */
export interface BuiltSite extends SiteAddresses {
  /** When the site is to be built again, in ms since 1970: a promotion on it begins or ends then. */
  until?: number
}

/** The file below Gatsby's `public/` in which a build says so. Dotfiles are not served. */
export const BUILT_SITE_FILE = '.site.json'

/** Addresses without a page: where each leads in one step; null where the page was taken down. */
export type Moved = ReadonlyMap<string, string | null>

/**
 * Where the former addresses of pages lead now. A story that moved twice is found by its uuid, so an old address leads to the current
 * one in one step, and no chain or loop can arise. An editor's redirect counts before that.
 * @param past every address at which a story was ever live
 */
export function movedAddresses({ pages, redirects }: SiteAddresses, past: readonly PageAddress[]): Moved {
  const current = new Map(pages.map(({ path, story }) => [story, path]))
  const live = new Set(pages.map(({ path }) => path))
  const moved = past.map(({ path, story }) => [path, current.get(story) ?? null] as const)
  const own = redirects.map(({ from, to }) => [from, to] as const)
  return new Map([...moved, ...own].filter(([path]) => !live.has(path)))
}
