import { clean } from '../../../shared/clean-input'
import { isEmailAddress, isPhone } from '../../../shared/contact-details'
import { fileLink } from '../images/asset'
import type { StoryblokMultilink } from '../storyblok.gen'

/** All paths carry the country prefix (spec 2). */
const PREFIX = '/za'

/** The path of a story: `/za/<slug>/`, for the home story `/za/`. Takes full or cached slugs, with or without slashes. */
export const storyPath = (slug: string): string => {
  const path = slug.replace(/^\/+|\/+$/g, '')
  const inside = path.replace(/^za(\/|$)/i, '')
  return inside === '' || inside === 'home' ? `${PREFIX}/` : `${PREFIX}/${inside}/`
}

/** The schemes that a link of this site may have. Browsers run addresses with others, such as `javascript:`. */
const SCHEMES = ['http', 'https', 'tel', 'mailto']

/**
 * The scheme of a link, in lower case and without its colon, if links of this site may not have it; otherwise undefined. Control
 * characters and white space are ignored, as browsers do.
 */
export const foreignScheme = (url: string): string | undefined => {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\p{Cc}\p{Cf}\s]/gu, '')) ?? []
  const name = scheme?.toLowerCase()
  return name === undefined || SCHEMES.includes(name) ? undefined : name
}

/** `scheme`: the site allows no link with this scheme. `unclear`: it may be a page of this site or another site. */
type AddressProblem = 'scheme' | 'unclear'
type ReadAddress = { href: string; problem?: AddressProblem }

const UNCLEAR: ReadAddress = { href: '', problem: 'unclear' }

/** `http(s)://`, also with a slash, a colon or `//` missing, or in capitals. */
const WEB = /^(?:(https?)\s*(?::\/*|;?\/\/+)|\/\/+)\s*/i
const MAIL_OR_PHONE = /^(tel|mailto)\s*:[\s/]*(.*)$/i
const HOST = /^(?:[a-z\d-]+\.)+([a-z]{2,})(?::\d+)?(?=[/?#]|$)/i

/** Endings that only hosts have. Country codes other than South Africa's are also words, so `about.us` may mean a page. */
const ENDINGS = new Set('com org net info biz app io za africa capetown durban joburg'.split(' '))

const FILE = /\.[a-z\d]{2,5}$/i
/** The extensions that make a name without a folder a file and not a host. */
const NAMED_FILE = /\.(?:pdf|png|jpe?g|webp|avif|svg|gif|mp4|vtt|txt|csv|xml|ics|zip|docx?|xlsx?|pptx?)$/i

/** The host name in a web address; empty if there is none. */
const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname
  } catch {
    return ''
  }
}

/** Whether a host name is complete, such as `example.com`. Incomplete names belong to a local network, except this machine's. */
const isWholeName = (host: string): boolean =>
  host === 'localhost' || /[^.]\.[^.]/.test(host.replace(/^www\./, ''))

/** Whether a text is the address of another site without `https://`. */
const isBareSite = (written: string): boolean => {
  const [, ending = ''] = HOST.exec(written) ?? []
  return /^www\./i.test(written) || ENDINGS.has(ending.toLowerCase())
}

const readWeb = (written: string): ReadAddress | undefined => {
  const [start, scheme = 'https'] = WEB.exec(written) ?? []
  if (start === undefined && !isBareSite(written)) return undefined
  const rest = written.slice(start?.length ?? 0)
  if (start && /^https?\s*[:;]/i.test(rest)) return readWeb(rest)
  const address = `${scheme.toLowerCase()}://${rest}`
  return isWholeName(hostOf(address)) ? { href: fileLink(address) } : UNCLEAR
}

const readMailOrPhone = (written: string): ReadAddress | undefined => {
  const [, scheme, rest] = MAIL_OR_PHONE.exec(written) ?? []
  if (scheme) return rest ? { href: `${scheme.toLowerCase()}:${rest}` } : UNCLEAR
  const [mailbox = ''] = written.split('?')
  if (isEmailAddress(mailbox)) return { href: `mailto:${written}` }
  const phone = clean.phone(written)
  if (isPhone(phone)) return { href: `tel:+${phone}` }
  // A number of another country.
  return /^\+[1-9]\d{7,14}$/.test(phone) ? { href: `tel:${phone}` } : undefined
}

const readPath = (written: string): ReadAddress => {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? []
  if (NAMED_FILE.test(path) || (path.includes('/') && FILE.test(path)))
    return { href: `/${path.replace(/^\/+/, '')}${rest}` }
  const [first = ''] = path.split('/')
  return first.includes('.') ? UNCLEAR : { href: storyPath(path) + rest }
}

/**
 * Reads the text that an editor wrote or pasted into a link (spec 2, "Link handling"): http, tel:, mailto: and # are unchanged;
 * another site, a mailbox or a telephone number gets its missing scheme; everything else gets the /za prefix and a trailing slash
 * before its query and fragment. Files of the content provider get the address of the own asset host (spec 5, Images). A text
 * without a clear target gets an empty address and a problem. Reading a result again does not change it.
 */
export const readAddress = (pasted: string): ReadAddress => {
  const written = pasted.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (written === '' || written.startsWith('#')) return { href: written }
  const whole = readMailOrPhone(written)
  if (whole) return whole
  // Browsers read a backslash as a slash.
  const slashed = written.replaceAll('\\', '/')
  const web = readWeb(slashed)
  if (web) return web
  return foreignScheme(written) ? { href: '', problem: 'scheme' } : readPath(slashed)
}

/** Reads the text in a field for an email address; any other kind of address is unclear. */
export const readMailbox = (pasted: string): ReadAddress => {
  const read = readAddress(pasted)
  return !read.href || read.href.startsWith('mailto:') ? read : UNCLEAR
}

/** Only the address of a link, see {@link readAddress}. */
export const resolveLink = (pasted: string): string => readAddress(pasted).href

type LinkProps = { href: string; target?: '_blank'; rel?: string }

const address = (link: StoryblokMultilink): string => {
  if (link.linktype === 'email') return readMailbox(link.email ?? '').href
  if (link.linktype === 'story') return link.cached_url ? resolveLink(link.cached_url) : ''
  return resolveLink(link.url || link.cached_url || '')
}

const withQuery = (href: string, query: string | undefined): string => {
  const added = query?.replace(/^[?&]/, '')
  if (!added || href.startsWith('#') || href.startsWith('mailto:') || href.startsWith('tel:')) return href
  const [, base = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? []
  return `${base}${base.includes('?') ? '&' : '?'}${added}${hash}`
}

/**
 * The attributes of an `<a>` for a link field, or undefined when the editor left it empty (spec 2, "Link handling").
 * @param queryParams added to the address, without the question mark
 */
export const linkProps = (
  link: StoryblokMultilink | undefined,
  queryParams?: string,
): LinkProps | undefined => {
  if (!link) return undefined
  const path = address(link)
  if (!path && !link.anchor) return undefined
  const href = withQuery(link.anchor ? `${path}#${link.anchor}` : path, queryParams)
  return link.target === '_blank' ? { href, target: '_blank', rel: 'noopener' } : { href }
}
