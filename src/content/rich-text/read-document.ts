import type { StoryblokRichtext } from '../storyblok.gen'
import { readColour } from './colours'
import { plainText } from './plain-text'

type Node = StoryblokRichtext
type Attrs = Readonly<Record<string, unknown>>

const none = (): Attrs => ({})

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Only what is written: attributes of the markup that are empty are not there. */
const written = (attrs: Attrs): Attrs =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value))

const more = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 ? value : undefined

const ALIGNMENTS = new Set(['center', 'right', 'justify'])

const aligned = ({ textAlign }: Attrs): Attrs =>
  ALIGNMENTS.has(text(textAlign)) ? { 'data-align': textAlign } : {}

/** The first-level heading of a page is that of its hero. */
const level = (value: unknown): number => Math.min(6, Math.max(2, typeof value === 'number' ? value : 2))

const cell = ({ colspan, rowspan, backgroundColor }: Attrs): Attrs =>
  written({ colspan: more(colspan), rowspan: more(rowspan), backgroundColor: readColour(backgroundColor) })

/** Every node of the editor that has markup of its own, with the attributes that its markup is given. */
const NODES: Readonly<Record<string, (attrs: Attrs) => Attrs>> = {
  paragraph: aligned,
  heading: (attrs) => ({ level: level(attrs.level), ...written({ id: text(attrs.id) }), ...aligned(attrs) }),
  blockquote: none,
  bullet_list: none,
  ordered_list: ({ order }) => written({ order: more(order) }),
  list_item: none,
  code_block: (attrs) => written({ class: text(attrs.class) }),
  hard_break: none,
  horizontal_rule: none,
  image: ({ src, alt, title, copyright }) =>
    written({ src: text(src), alt: text(alt), title: text(title), copyright: text(copyright) }),
  table: none,
  tableRow: none,
  tableCell: cell,
  tableHeader: cell,
}

/** The same of every mark. Undefined: without this attribute the mark says nothing. */
const MARKS: Readonly<Record<string, (attrs: Attrs) => Attrs | undefined>> = {
  link: (attrs) => attrs,
  bold: none,
  italic: none,
  strike: none,
  underline: none,
  code: none,
  superscript: none,
  subscript: none,
  highlight: ({ color }) => written({ color: readColour(color) }),
  textStyle: (attrs) =>
    written({ color: readColour(attrs.color), class: text(attrs.class), id: text(attrs.id) }),
  styled: (attrs) => (text(attrs.class) ? { class: text(attrs.class) } : undefined),
  anchor: ({ id }) => (text(id) ? { id: text(id) } : undefined),
}

const readMarks = (marks: Node['marks']): Node[] =>
  (marks ?? []).flatMap(({ type, attrs }) => {
    const read = Object.hasOwn(MARKS, type) ? MARKS[type]?.(attrs ?? {}) : undefined
    return read ? [{ type, attrs: read }] : []
  })

const isBlank = (node: Node): boolean => plainText(node) === ''

/** Older versions of the editor put pictures into paragraphs, where a figure cannot stand: such a paragraph is cut there. */
const liftPictures = (node: Node): Node[] => {
  const content = node.content ?? []
  if (!content.some(({ type }) => type === 'image')) return [node]
  const pieces: Node[] = []
  for (const inner of content) {
    const last = pieces.at(-1)
    if (inner.type === 'image') pieces.push(inner)
    else if (last?.type === node.type) last.content?.push(inner)
    else pieces.push({ ...node, content: [inner] })
  }
  return pieces.filter((piece) => piece.type === 'image' || !isBlank(piece))
}

const isHeaderRow = ({ content = [] }: Node): boolean =>
  content.length > 0 && content.every(({ type }) => type === 'tableHeader')

/** Each header says what it heads: the first rows of headers their columns, any other its row. */
const scopeHeaders = (table: Node): Node => {
  const rows = table.content ?? []
  const firstOfBody = rows.findIndex((row) => !isHeaderRow(row))
  const scoped = (row: Node, at: number): Node => ({
    ...row,
    content: row.content?.map((inner) => {
      if (inner.type !== 'tableHeader') return inner
      const scope = firstOfBody === -1 || at < firstOfBody ? 'col' : 'row'
      return { ...inner, attrs: { ...inner.attrs, scope } }
    }),
  })
  return { ...table, content: rows.map(scoped) }
}

/** Quotes longer than this are read, not looked at. */
const LONG_QUOTE = 160

const isSource = (node: Node): boolean => node.type === 'paragraph' && /^[—–-] ?\S/.test(plainText(node))

/** The last line of a quote says whose it is, when it begins with a dash. */
const readQuote = (quote: Node): Node => {
  const content = quote.content ?? []
  const last = content.at(-1)
  const source = content.length > 1 && last && isSource(last) ? last : undefined
  const said = { ...quote, content: source ? content.slice(0, -1) : content }
  return { ...said, attrs: written({ isLong: plainText(said).length > LONG_QUOTE, source: source?.content }) }
}

const finish = (node: Node): Node[] => {
  switch (node.type) {
    case 'paragraph':
      return liftPictures(node)
    case 'heading':
      return liftPictures(node).filter((piece) => piece.type === 'image' || !isBlank(piece))
    case 'image':
      return node.attrs?.src ? [node] : []
    case 'table':
      return node.content?.length ? [scopeHeaders(node)] : []
    case 'blockquote':
      return [readQuote(node)]
    default:
      return [node]
  }
}

const INLINE = new Set(['text', 'hard_break'])
const HOLDS_INLINE = new Set(['paragraph', 'heading', 'code_block'])

const readNode = (node: Node, isInline = false): Node[] => {
  const { type, attrs, content, marks } = node
  if (type === 'blok') return []
  if (type === 'text' || type === 'emoji') {
    const words = type === 'text' ? node.text : text(attrs?.emoji)
    return words ? [{ type: 'text', text: words, marks: readMarks(marks) }] : []
  }
  const inner = (content ?? []).flatMap((one) => readNode(one, HOLDS_INLINE.has(type)))
  const read = Object.hasOwn(NODES, type) ? NODES[type] : undefined
  if (read) return finish({ type, attrs: read(attrs ?? {}), content: inner, marks: readMarks(marks) })
  // Nobody knows what it was: its words are kept, as a paragraph where they would stand by themselves.
  return !isInline && inner.some((one) => INLINE.has(one.type))
    ? [{ type: 'paragraph', content: inner }]
    : inner
}

const isEmptyParagraph = (node: Node): boolean => node.type === 'paragraph' && isBlank(node)

/**
 * What the site shows of a text of the content service's editor: every node and mark that the editor has, each with no more
 * than the attributes that its markup is given, whatever else stands in the document. What the site does not know is left
 * out, its words are kept; blocks are left out (split-bloks.ts), and so are the empty paragraphs at the end.
 */
export const readDocument = (document: Node): Node[] => {
  const nodes = (document.content ?? []).flatMap((node) => readNode(node))
  const end = nodes.findLastIndex((node) => !isEmptyParagraph(node))
  return nodes.slice(0, end + 1)
}
