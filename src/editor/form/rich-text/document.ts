import type { JSONContent } from '@tiptap/core'
import { isObject } from '../space'

/** A node or mark as Storyblok stores it. */
type Stored = {
  type: string
  attrs?: Record<string, unknown>
  content?: Stored[]
  marks?: Stored[]
  text?: string
}
type Attrs = Record<string, unknown>

/** The attributes that the editor itself reads and writes, by node or mark, each with the value that means nothing. */
const EDITED: Readonly<Record<string, Attrs>> = {
  paragraph: { textAlign: null },
  heading: { level: 1, textAlign: null },
  ordered_list: { order: 1 },
  code_block: { class: null },
  tableCell: { colspan: 1, rowspan: 1, colwidth: null },
  tableHeader: { colspan: 1, rowspan: 1, colwidth: null },
  link: { href: null, uuid: null, anchor: null, target: null, linktype: null },
}

/** The attributes that Storyblok's editor always writes, also those that mean nothing. */
const WRITTEN: Readonly<Record<string, Attrs>> = {
  heading: { level: 1 },
  ordered_list: { order: 1 },
  tableCell: { colspan: 1, rowspan: 1, colwidth: null },
  tableHeader: { colspan: 1, rowspan: 1, colwidth: null },
  link: { href: null, uuid: null, anchor: null, target: null, linktype: 'url' },
}

/** Nodes that are kept whole, with all their attributes, in the editor’s attribute `stored`. */
const WHOLE = new Set(['image', 'emoji', 'blok'])

/** Nodes whose attributes and content the editor can change. */
const NODES = new Set([
  ...['doc', 'text', 'paragraph', 'heading', 'blockquote', 'bullet_list', 'ordered_list', 'list_item'],
  ...['code_block', 'hard_break', 'horizontal_rule', 'table', 'tableRow', 'tableCell', 'tableHeader'],
])
export const MARKS = [
  ...['bold', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript', 'link'],
  ...['highlight', 'textStyle', 'styled', 'anchor'],
]
const KNOWN_MARKS = new Set(MARKS)

/** Nodes around running text, in which other nodes stand in a line. */
const HOLDS_LINE = new Set(['paragraph', 'heading', 'code_block'])

/** The attributes for the editor: those that it edits, and `stored`, all that were there. */
const toAttrs = (type: string, attrs: Attrs | undefined): Attrs => ({
  ...Object.fromEntries(
    Object.keys(EDITED[type] ?? {}).flatMap((name) => (attrs?.[name] == null ? [] : [[name, attrs[name]]])),
  ),
  ...((attrs ?? WRITTEN[type]) && { stored: { type, attrs } }),
})

const toMark = (mark: Stored): NonNullable<JSONContent['marks']>[number] =>
  KNOWN_MARKS.has(mark.type)
    ? { type: mark.type, attrs: toAttrs(mark.type, mark.attrs) }
    : { type: 'kept_mark', attrs: { stored: mark } }

const toNode = (node: Stored, isInLine: boolean): JSONContent => {
  const { type, attrs, content, marks, text } = node
  const marked = marks && { marks: marks.map(toMark) }
  if (type === 'text') return { type, text, ...marked }
  if (type === 'image' && isInLine) return { type: 'image_in_line', attrs: { stored: node }, ...marked }
  if (WHOLE.has(type)) return { type, attrs: { stored: node }, ...marked }
  if (!NODES.has(type)) return { type: isInLine ? 'kept_in_line' : 'kept', attrs: { stored: node } }
  return {
    type,
    attrs: toAttrs(type, attrs),
    ...(content && { content: content.map((inner) => toNode(inner, HOLDS_LINE.has(type))) }),
    ...marked,
  }
}

/** A stored text for the editor. What the editor does not know is kept in it as it is. */
export const toEditor = (document: unknown): JSONContent =>
  isObject(document) && document.type === 'doc'
    ? toNode(document as Stored, false)
    : { type: 'doc', content: [{ type: 'paragraph' }] }

/** The attributes to be stored: those of before, with what has been edited; undefined: none. */
const fromAttrs = (type: string, attrs: Attrs = {}): Attrs | undefined => {
  const { stored } = attrs as { stored?: { type: string; attrs?: Attrs } }
  const isNew = stored?.type !== type
  const base = (isNew ? WRITTEN[type] : stored.attrs) ?? {}
  const edited = Object.entries(EDITED[type] ?? {}).filter(
    ([name, nothing]) => name in attrs && (attrs[name] ?? nothing) !== (base[name] ?? nothing),
  )
  const next = { ...base, ...Object.fromEntries(edited.map(([name]) => [name, attrs[name]])) }
  return Object.keys(next).length > 0 || (!isNew && stored.attrs) ? next : undefined
}

const fromMark = ({ type, attrs }: { type: string; attrs?: Attrs }): Stored => {
  if (type === 'kept_mark') return attrs?.stored as Stored
  const next = fromAttrs(type, attrs)
  return next ? { type, attrs: next } : { type }
}

const fromNode = ({ type = '', attrs, content, marks, text }: JSONContent): Stored => {
  const marked = marks && { marks: marks.map(fromMark) }
  if (type === 'text') return { type, text, ...marked }
  if (WHOLE.has(type) || type.startsWith('kept') || type === 'image_in_line')
    return { ...(attrs?.stored as Stored), ...marked }
  const next = fromAttrs(type, attrs)
  return {
    type,
    ...(next && { attrs: next }),
    ...(content && { content: content.map(fromNode) }),
    ...marked,
  }
}

/** What is stored of a text in the editor, in Storyblok's names. */
export const fromEditor = (document: JSONContent): Stored => fromNode(document)
