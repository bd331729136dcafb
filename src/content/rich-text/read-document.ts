import type { StoryblokRichtext } from '../storyblok.gen'
import { readColour } from './colours'
import { plainText } from './plain-text'

type Node = StoryblokRichtext
type Attrs = Readonly<Record<string, unknown>>

const none = (): Attrs => ({})

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The attributes that are not empty. */
const written = (attrs: Attrs): Attrs =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value))

const more = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 ? value : undefined

const ALIGNMENTS = new Set(['center', 'right', 'justify'])

const aligned = ({ textAlign }: Attrs): Attrs =>
  ALIGNMENTS.has(text(textAlign)) ? { 'data-align': textAlign } : {}

/** Two to six: the first-level heading of a page is in its hero. */
const level = (value: unknown): number => Math.min(6, Math.max(2, typeof value === 'number' ? value : 2))

const cell = ({ colspan, rowspan, backgroundColor }: Attrs): Attrs =>
  written({ colspan: more(colspan), rowspan: more(rowspan), backgroundColor: readColour(backgroundColor) })

/** Every node type of the editor that has markup, with the attributes of that markup. */
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

/** Every mark type, likewise; undefined if the mark has no effect without its attribute. */
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

/** Splits a paragraph at its pictures: older versions of the editor put pictures into paragraphs, where HTML allows no figure. */
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

/** An amount, as columns of amounts contain it: `R2,484`, `3.105%`, `R419 a month`. */
const AMOUNT = /^(R\s?)?\d[\d,.\s]*%?( a (month|year))?$/

/** Marks the columns whose cells are all amounts or empty, so that their digits stand below each other. */
const markAmounts = (table: Node): Node => {
  const rows = table.content ?? []
  const body = rows.filter((row) => !isHeaderRow(row))
  const holdsAmounts = (column: number): boolean => {
    const texts = body
      .map(({ content = [] }) => content[column])
      .flatMap((cell) => (cell ? plainText(cell).trim() : ''))
    return texts.some(Boolean) && texts.every((text) => text === '' || AMOUNT.test(text))
  }
  const marked = ({ content = [], ...row }: Node): Node => ({
    ...row,
    content: content.map((cell, column) =>
      holdsAmounts(column) ? { ...cell, attrs: { ...cell.attrs, isAmount: true } } : cell,
    ),
  })
  return { ...table, content: rows.map(marked) }
}

/** Gives each header its scope: the column in the first rows of headers, the row elsewhere. */
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

/** Longer quotes, in characters, look like other text. */
const LONG_QUOTE = 160

const isSource = (node: Node): boolean => node.type === 'paragraph' && /^[—–-] ?\S/.test(plainText(node))

/** Separates the source of a quote: its last line, if that starts with a dash. */
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
      return node.content?.length ? [markAmounts(scopeHeaders(node))] : []
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
  // Of an unknown node only the text remains, in a paragraph where text may not be alone.
  return !isInline && inner.some((one) => INLINE.has(one.type))
    ? [{ type: 'paragraph', content: inner }]
    : inner
}

const isEmptyParagraph = (node: Node): boolean => node.type === 'paragraph' && isBlank(node)

/**
 * Reduces a text of the content service's editor to the nodes and marks that the site shows, each with only the attributes of its
 * markup. Of an unknown node the text remains. Blocks (split-bloks.ts) and empty paragraphs at the end are removed.
 */
export const readDocument = (document: Node): Node[] => {
  const nodes = (document.content ?? []).flatMap((node) => readNode(node))
  const end = nodes.findLastIndex((node) => !isEmptyParagraph(node))
  return nodes.slice(0, end + 1)
}
