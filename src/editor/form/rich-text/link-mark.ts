import { isObject, textOf } from '../space'
import type { Link } from '../values'

const KINDS = new Set(['story', 'url', 'email', 'asset'])

/** A link in a text in the form of a link field, so that one form edits both. */
export const asLinkField = (attrs: Record<string, unknown>): Link => {
  const href = textOf(attrs.href)
  const kind = textOf(attrs.linktype)
  const linktype = KINDS.has(kind) ? kind : 'url'
  return {
    fieldtype: 'multilink',
    linktype,
    id: textOf(attrs.uuid),
    url: linktype === 'story' || linktype === 'email' ? '' : href,
    cached_url: href,
    ...(linktype === 'email' && { email: href }),
    ...(attrs.anchor != null && { anchor: attrs.anchor }),
    ...(attrs.target != null && { target: attrs.target }),
  }
}

/** The attributes of a link in a text; undefined where it leads nowhere. */
export const asLinkMark = (link: Link): Record<string, unknown> | undefined => {
  const { linktype, id, cached_url: cached, url, email, anchor, target } = isObject(link) ? link : {}
  const isStory = linktype === 'story'
  // Other than a link field, a text has the address of a story with a slash before it.
  const slug = textOf(cached).replace(/^\/+/, '')
  const href = isStory ? slug && `/${slug}` : textOf(linktype === 'email' ? email : url)
  if (href === '' && textOf(anchor) === '') return undefined
  return {
    href,
    uuid: isStory ? textOf(id) || null : null,
    anchor: isStory ? textOf(anchor) || null : null,
    target: textOf(target) || null,
    linktype: textOf(linktype),
  }
}
