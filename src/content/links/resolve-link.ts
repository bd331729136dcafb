import { fileLink } from '../images/asset'

/** All paths carry the country prefix (spec 2). */
const PREFIX = '/za'

/** Where a story lives: `/za/<slug>/`, the home story at `/za/`. Takes full or cached slugs, with or without slashes. */
export const storyPath = (slug: string): string => {
  const path = slug.replace(/^\/+|\/+$/g, '')
  const inside = path.replace(/^za(\/|$)/, '')
  return inside === '' || inside === 'home' ? `${PREFIX}/` : `${PREFIX}/${inside}/`
}

/** What a link of this site may begin with. After other schemes, such as `javascript:`, browsers run what follows. */
const SCHEMES = ['http', 'https', 'tel', 'mailto']

/**
 * The scheme of a link that this site does not follow, in small letters and without its colon; undefined for all others.
 * Control characters and white space count for nothing: browsers read past them.
 */
export const foreignScheme = (url: string): string | undefined => {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\p{Cc}\s]/gu, '')) ?? []
  const name = scheme?.toLowerCase()
  return name === undefined || SCHEMES.includes(name) ? undefined : name
}

const ABSOLUTE = /^(https?:|\/\/|tel:|mailto:|#)/i

/**
 * Turns what an editor wrote into an address (spec 2, "Link handling"): http, tel:, mailto: and # are left alone,
 * everything else gets the /za prefix and a trailing slash before its query and fragment. Files that the content provider
 * hosts are reached on the own asset host (spec 5, Images). A link with another scheme leads nowhere: it becomes empty.
 */
export const resolveLink = (url: string): string => {
  const written = url.trim()
  if (foreignScheme(written)) return ''
  if (written === '' || ABSOLUTE.test(written)) return fileLink(written)
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(written) ?? []
  if (/\.[a-z\d]{2,5}$/i.test(path)) return written
  return storyPath(path) + rest
}
