import type { ReactNode } from 'react'
import { linkProps } from '../links/link-props'
import type { StoryblokMultilink } from '../storyblok.gen'

/** A link as the editor writes it into a text. */
export type LinkMark = {
  attrs?: {
    href?: string | null
    linktype?: string | null
    anchor?: string | null
    target?: string | null
    custom?: Readonly<Record<string, unknown>> | null
  } | null
}

/** What editors may add to a link by name; never what runs code or says where it leads. */
const CUSTOM = /^(title|lang|hreflang|download|rel|aria-[a-z]+|data-[a-z][a-z\d-]*)$/

const customOf = (custom: Readonly<Record<string, unknown>> | null | undefined) =>
  Object.fromEntries(
    Object.entries(custom ?? {}).flatMap(([name, value]) =>
      CUSTOM.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** The mark as a field of links would hold it, so that both follow one rule. */
const asField = ({ href, linktype, anchor, target }: NonNullable<LinkMark['attrs']>) =>
  ({
    fieldtype: 'multilink',
    id: '',
    url: href ?? '',
    cached_url: href ?? '',
    linktype: linktype ?? 'url',
    email: href,
    anchor: anchor ?? undefined,
    target: target === '_blank' ? target : undefined,
  }) as StoryblokMultilink

/** A link in a text; its words alone where it leads nowhere that this site goes. */
export const Anchor = ({ attrs, children }: LinkMark & { children?: ReactNode }) => {
  const target = attrs ? linkProps(asField(attrs)) : undefined
  if (!target) return children
  const { rel, ...custom } = customOf(attrs?.custom)
  return (
    <a {...custom} {...target} rel={[rel, target.rel].filter(Boolean).join(' ') || undefined}>
      {children}
    </a>
  )
}
