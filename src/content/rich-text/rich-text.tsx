import { type ReactNode, createContext, useContext } from 'react'
import { linkProps } from '../links/resolve-link'
import type { StoryblokMultilink, StoryblokRichtext } from '../storyblok.gen'
import { Picture } from '../images/picture'
import { PLACES } from '../images/places'
import { createRichTextRenderer } from '@storyblok/react'
import { inkOn, isReadable, type Hex } from './colours'
import { plainText } from './plain-text'
import { readDocument } from './read-document'

/** A link as the editor stores it in a text. */
type LinkMark = {
  attrs?: {
    href?: string | null
    linktype?: string | null
    anchor?: string | null
    target?: string | null
    custom?: Readonly<Record<string, unknown>> | null
  } | null
}

/** The attributes that editors may add to a link: none of them runs code or sets the address. */
const CUSTOM = /^(title|lang|hreflang|download|rel|aria-[a-z]+|data-[a-z][a-z\d-]*)$/

const customOf = (custom: Readonly<Record<string, unknown>> | null | undefined) =>
  Object.fromEntries(
    Object.entries(custom ?? {}).flatMap(([name, value]) =>
      CUSTOM.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** The mark as the value of a link field, so that the same rules apply to both. */
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

/** A link in a text; only its text if this site does not allow the address. */
const Anchor = ({ attrs, children }: LinkMark & { children?: ReactNode }) => {
  const target = attrs ? linkProps(asField(attrs)) : undefined
  if (!target) return children
  const { rel, ...custom } = customOf(attrs?.custom)
  return (
    <a {...custom} {...target} rel={[rel, target.rel].filter(Boolean).join(' ') || undefined}>
      {children}
    </a>
  )
}

type FigureProps = {
  attrs?: { src?: string; alt?: string; title?: string; copyright?: string }
  marks?: StoryblokRichtext[]
}

const creditOf = (copyright: string | undefined) =>
  copyright && (copyright.startsWith('©') ? copyright : `©\u00a0${copyright}`)

/** A picture in a text, with its title and copyright as the caption; a link is around the picture alone. */
const Figure = ({ attrs: { src, alt = '', title, copyright } = {}, marks = [] }: FigureProps) => {
  const caption = [title, creditOf(copyright)].filter(Boolean).join(' ')
  const picture = <Picture asset={{ filename: src ?? '', alt }} {...PLACES.text} />
  const link: LinkMark | undefined = marks.find(({ type }) => type === 'link')
  return (
    <figure>
      {link ? <Anchor attrs={named(link.attrs, alt || caption)}>{picture}</Anchor> : picture}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}

/** The attributes of a link around a picture, named by the picture's text or its caption. */
const named = (attrs: LinkMark['attrs'], name: string): LinkMark['attrs'] => ({
  ...attrs,
  custom: { 'aria-label': name, ...attrs?.custom },
})

/** The colour behind a text; undefined where it is not known. */
const Ground = createContext<Hex | undefined>(undefined)

type Marked<Attrs> = { attrs?: Attrs; children?: ReactNode }

const Highlight = ({ attrs, children }: Marked<{ color?: Hex }>) =>
  attrs?.color ? (
    <mark style={{ backgroundColor: attrs.color, color: inkOn(attrs.color) }}>
      <Ground value={attrs.color}>{children}</Ground>
    </mark>
  ) : (
    <mark>{children}</mark>
  )

/** Text in an editor's colour, if that is readable on its background. */
const TextStyle = ({
  attrs: { color, class: className, id } = {},
  children,
}: Marked<{ color?: Hex; class?: string; id?: string }>) => {
  const ground = useContext(Ground)
  const isShown = color && ground && isReadable(color, ground)
  return (
    <span id={id} className={className} style={isShown ? { color } : undefined}>
      {children}
    </span>
  )
}

type CellProps = Marked<{
  colspan?: number
  rowspan?: number
  backgroundColor?: Hex
  scope?: string
  isAmount?: true
}>

const createCell = (Tag: 'td' | 'th') =>
  function Cell({ attrs = {}, children }: CellProps) {
    const { colspan, rowspan, backgroundColor: ground, scope, isAmount } = attrs
    const style = ground && { backgroundColor: ground, color: inkOn(ground) }
    return (
      <Tag
        colSpan={colspan}
        rowSpan={rowspan}
        scope={scope}
        style={style}
        data-coloured={ground && ''}
        data-amount={isAmount && ''}
      >
        {ground ? <Ground value={ground}>{children}</Ground> : children}
      </Tag>
    )
  }

/** A quote, with its source below it. */
const Quote = ({ attrs, children }: Marked<{ isLong?: true; source?: StoryblokRichtext[] }>) => {
  const quote = <blockquote data-long={attrs?.isLong && ''}>{children}</blockquote>
  return attrs?.source ? (
    <figure>
      {quote}
      <figcaption>{render(attrs.source as Nodes)}</figcaption>
    </figure>
  ) : (
    quote
  )
}

type TableProps = { content?: StoryblokRichtext[] }

/** The headings of a table's columns, as one text. */
const headingsOf = ([first]: StoryblokRichtext[]): string => (first?.content ?? []).map(plainText).join('; ')

/**
 * A table in a frame that scrolls and that the keyboard can reach, so that the page never scrolls sideways. The frame is named after
 * the columns, because an article may have several tables.
 */
const Table = ({ content = [] }: TableProps) => (
  <div
    role="region"
    aria-label={`Table: ${headingsOf(content)}`}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    data-table
  >
    {renderTable({ type: 'table', content } as Nodes)}
  </div>
)

const CELLS = { tableCell: createCell('td'), tableHeader: createCell('th') }

const PARTS = {
  link: Anchor,
  image: Figure,
  blockquote: Quote,
  highlight: Highlight,
  textStyle: TextStyle,
  ...CELLS,
}

type Components = Parameters<typeof createRichTextRenderer>[0]['components']

// The library's types describe a text as the editor stores it; these components get the result of readDocument.
const createRenderer = (components: object) =>
  createRichTextRenderer({ components: components as Components })

/** Without a custom component for tables, the library separates a table's head from its body. */
const renderTable = createRenderer(PARTS)
const render = createRenderer({ ...PARTS, table: Table })

type Nodes = Parameters<typeof render>[0]

type RichTextProps = {
  document: StoryblokRichtext | undefined
  /** The colour behind the text. Without it no text has a colour of its own. */
  ground?: Hex
}

/**
 * A text of the content service's editor as plain semantic elements; the surrounding block styles them. It uses `Picture`, because
 * hydrated blocks contain texts too. It leaves out blocks in the text: see {@link splitBloks}.
 */
export const RichText = ({ document, ground }: RichTextProps) =>
  document ? <Ground value={ground}>{render(readDocument(document) as Nodes)}</Ground> : null
