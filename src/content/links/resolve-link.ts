import { fileLink } from '../images/asset'

/** All paths carry the country prefix (spec 2). */
const PREFIX = '/za'

/** Where a story lives: `/za/<slug>/`, the home story at `/za/`. Takes full or cached slugs, with or without slashes. */
export const storyPath = (slug: string): string => {
  const path = slug.replace(/^\/+|\/+$/g, '')
  const inside = path.replace(/^za(\/|$)/, '')
  return inside === '' || inside === 'home' ? `${PREFIX}/` : `${PREFIX}/${inside}/`
}

const ABSOLUTE = /^(https?:|\/\/|tel:|mailto:|#)/i

/**
 * Turns what an editor wrote into an address (spec 2, "Link handling"): http, tel:, mailto: and # are left alone,
 * everything else gets the /za prefix and a trailing slash before its query and fragment. Files that the content provider
 * hosts are reached on the own asset host (spec 5, Images).
 */
export const resolveLink = (url: string): string => {
  const written = url.trim()
  if (written === '' || ABSOLUTE.test(written)) return fileLink(written)
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(written) ?? []
  if (/\.[a-z\d]{2,5}$/i.test(path)) return written
  return storyPath(path) + rest
}
