import { storyPath, foreignScheme, readAddress, readMailbox } from '../content/rules'
import type { Found } from './findings'
import { isPageType, type Story } from './story'

/** The addresses that a link of this site can lead to. */
export type Addresses = {
  /** The slugs of the published pages, by the uuids of their stories. */
  slugs: ReadonlyMap<string, string>
  /** Whether there is a page at a path with the country prefix and a trailing slash. */
  hasPage: (path: string) => boolean
  /** Origin of the site without a trailing slash. */
  siteUrl: string
}

/** Pages that no story makes: gatsby/own-pages.ts and src/pages. */
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

type Link = Readonly<Record<string, unknown>>
/** A link as its page shows it, and its problem. */
export type ReadLink = { link: Link; problem?: Pick<Found, 'rule' | 'message'> }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A link with another address, which a field has in `url` and a link in a text in `href`. */
const leadingTo = (link: Link, href: string): Link =>
  'href' in link ? { ...link, href } : { ...link, url: href, cached_url: '' }

const NOWHERE = { url: '', href: '', cached_url: '', email: '', anchor: '' }

const dead = (link: Link, message: string, rule: Found['rule'] = 'dead-link'): ReadLink => ({
  link: { ...link, ...NOWHERE },
  problem: { rule, message },
})

const ofStory = (link: Link, { slugs, hasPage }: Addresses): ReadLink => {
  const uuid = text(link.uuid) || text(link.id)
  const written = text(link.cached_url) || text(link.href)
  // An anchor without a page leads to a part of its own page.
  if (!uuid && !written) return { link }
  const slug = uuid ? slugs.get(uuid) : hasPage(storyPath(written)) ? written : undefined
  if (slug === undefined)
    return dead(
      link,
      `There is no published page "${written || uuid}". No link is shown: publish the page, or choose another.`,
    )
  return { link: 'href' in link ? { ...link, href: slug } : { ...link, cached_url: slug } }
}

const ofMailbox = (link: Link): ReadLink => {
  const written = text(link.email) || text(link.href)
  const { problem } = readMailbox(written)
  return problem ? dead(link, `"${written}" is no email address. No link is shown: correct it.`) : { link }
}

/** Whether an address is on the site itself, with any scheme and with or without `www.`. */
const isOwn = (href: string, siteUrl: string): boolean => {
  const nameOf = (address: string) => new URL(address).host.replace(/^www\./, '')
  return /^https?:/.test(href) && nameOf(href) === nameOf(siteUrl)
}

/**
 * The path of an address on the site itself. An address without a page and outside the site's prefix is not shortened, because the host
 * name may serve more than this site.
 */
const asPath = (href: string, { hasPage }: Addresses): string => {
  const { pathname, search, hash } = new URL(href)
  const path = readAddress(pathname).href
  const isOfSite = hasPage(path) || !path.endsWith('/') || pathname.startsWith(storyPath(''))
  return isOfSite ? path + search + hash : href
}

const ofAddress = (link: Link, addresses: Addresses): ReadLink => {
  const written = text(link.url) || text(link.href) || text(link.cached_url)
  const read = readAddress(written)
  if (read.problem === 'scheme')
    return dead(
      link,
      `An address here starts with "${foreignScheme(written)}:", which this site does not follow. No link is shown: choose a page, or write another address.`,
      'bad-address',
    )
  if (read.problem)
    return dead(
      link,
      `"${written}" is neither a page of this site nor a whole address. No link is shown: for another site write https:// before it.`,
    )
  const own = isOwn(read.href, addresses.siteUrl)
  const href = own ? asPath(read.href, addresses) : read.href
  const [path = ''] = href.split(/[?#]/)
  // A path of this site without a slash at its end is a file.
  const isPage = path.startsWith(storyPath('')) && path.endsWith('/')
  const isMissing = (isPage && !addresses.hasPage(path)) || (own && path.startsWith('http'))
  return {
    link: leadingTo(link, href),
    ...(isMissing && {
      problem: {
        rule: 'dead-link',
        message: `There is no page at ${path}. Choose another, or publish one there.`,
      },
    }),
  }
}

/**
 * A link field, or a link in a text, with its current address: a story is found by its uuid, whatever its name was when the link was
 * set, and a pasted address is completed (`src/content/links/resolve-link.ts`). A link that leads nowhere is emptied and reported; a
 * path without a page is only reported, because the host may serve more than this build knows.
 */
export const readLink = (link: Link, addresses: Addresses): ReadLink => {
  if (link.linktype === 'story') return ofStory(link, addresses)
  return link.linktype === 'email' ? ofMailbox(link) : ofAddress(link, addresses)
}
