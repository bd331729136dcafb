import { createRichTextRenderer } from '@storyblok/react'
import type { ReactNode } from 'react'
import type { StoryblokRichtext } from '../storyblok.gen'
import { EditorialPicture } from '../images/editorial-picture'
import { resolveLink } from '../links/resolve-link'

type LinkMark = {
  attrs?: {
    href?: string | null
    linktype?: string | null
    anchor?: string | null
    target?: string | null
  } | null
  children?: ReactNode
}

const Anchor = ({ attrs, children }: LinkMark) => {
  const written = attrs?.href ?? ''
  const email = attrs?.linktype === 'email' && !written.startsWith('mailto:')
  const path = email ? `mailto:${written}` : resolveLink(written)
  const href = attrs?.anchor ? `${path}#${attrs.anchor}` : path
  if (!href) return children
  const outside = attrs?.target === '_blank' ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={href} {...outside}>
      {children}
    </a>
  )
}

type ImageNode = { attrs?: { src?: string | null; alt?: string | null } | null }

const Image = ({ attrs }: ImageNode) => (
  <EditorialPicture
    layout="constrained"
    asset={{ filename: attrs?.src ?? '', alt: attrs?.alt ?? '' }}
    sizes="(min-width: 760px) 720px, 100vw"
  />
)

type TextNode = { text?: string; content?: TextNode[] | null }

const textOf = ({ text = '', content }: TextNode): string => text + (content ?? []).map(textOf).join('')

/** The words over a table's columns. */
const headingsOf = (table: TextNode): string => (table.content?.[0]?.content ?? []).map(textOf).join('; ')

type TableProps = { content?: unknown; children?: ReactNode }

/**
 * A table scrolls inside its own frame, which the keyboard can reach, so that the page never scrolls sideways. The frame is
 * named after the columns, since an article may have several.
 */
const Table = ({ content, children }: TableProps) => (
  <div
    role="region"
    aria-label={`Table: ${headingsOf({ content: content as TextNode[] })}`}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    data-table
  >
    <table>
      <tbody>{children}</tbody>
    </table>
  </div>
)

const render = createRichTextRenderer({
  components: {
    link: Anchor,
    image: Image,
    table: Table,
  },
})

type Document = Parameters<typeof render>[0]

/** The content of a rich-text field as plain semantic elements; the block around it styles them. */
export const RichText = ({ document }: { document: StoryblokRichtext | undefined }) =>
  document ? <>{render(document as Document)}</> : null
