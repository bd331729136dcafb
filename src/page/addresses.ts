import { storyPath } from '../content/links/resolve-link'
import { isPageType, type Story } from './story'

/** What a link of this site can lead to. */
export type Addresses = {
  /** The slugs of the published pages, by the uuids of their stories. */
  slugs: ReadonlyMap<string, string>
  /** Whether a page stands at a path with the country prefix and a trailing slash. */
  hasPage: (path: string) => boolean
  /** Origin of the site without a trailing slash. */
  siteUrl: string
}

/** Pages that no story makes: gatsby/signup-pages.ts, gatsby/order-pages.ts and src/pages. */
const OWN_PAGES = ['signup', 'signup/continue', 'order', 'editor', 'login-callback']
/** The folder of the gallery (gatsby/gallery-pages.ts). */
const GALLERY = storyPath('internal/tests')

/**
 * The addresses of a site with these stories.
 * @param others slugs of published stories that are not among them, by their uuids
 */
export const addressesOf = (
  stories: readonly Story[],
  siteUrl: string,
  others: Readonly<Record<string, string>> = {},
): Addresses => {
  const slugs = new Map(Object.entries(others))
  for (const { uuid, slug, content } of stories)
    if (isPageType(content.component)) slugs.set(uuid, slug)
    else slugs.delete(uuid)
  const paths = new Set([...slugs.values(), ...OWN_PAGES].map(storyPath))
  return { slugs, hasPage: (path) => paths.has(path) || path.startsWith(GALLERY), siteUrl }
}
