import type { StoryblokMultilink } from '../storyblok.gen'
import { readMailbox, resolveLink } from './resolve-link'

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
