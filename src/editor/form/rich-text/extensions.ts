import {
  Extension,
  Mark,
  Node,
  textblockTypeInputRule,
  wrappingInputRule,
  type Attributes,
} from '@tiptap/core'
import Link from '@tiptap/extension-link'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import StarterKit from '@tiptap/starter-kit'
import { imageUrl } from '../../../content'
import { isObject, textOf } from '../space'
import { MARKS } from './document'

/** An attribute that is kept and never shown. */
const unseen = (value: unknown = null): Attributes[string] => ({
  default: value,
  rendered: false,
  keepOnSplit: false,
})

/** What was stored of a node or mark, so that what the editor does not know of is not lost. */
const Keeping = Extension.create({
  name: 'keeping',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote', 'bullet_list', 'ordered_list', 'list_item', 'code_block'],
        ...[
          'hard_break',
          'horizontal_rule',
          'table',
          'tableRow',
          'tableCell',
          'tableHeader',
          'kept_mark',
          ...MARKS,
        ],
      ],
      attributes: { stored: unseen() },
    },
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${String(textAlign)}` } : {}),
        },
      },
    },
  ],
})

const BulletList = Node.create({
  name: 'bullet_list',
  group: 'block list',
  content: 'list_item+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*([-+*])\s$/, type: this.type })]
  },
})

const OrderedList = Node.create({
  name: 'ordered_list',
  group: 'block list',
  content: 'list_item+',
  addAttributes: () => ({ order: { default: 1 } }),
  parseHTML: () => [{ tag: 'ol', getAttrs: (list) => ({ order: (list as HTMLOListElement).start }) }],
  renderHTML: ({ node }) => ['ol', node.attrs.order === 1 ? {} : { start: node.attrs.order }, 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^(\d+)\.\s$/, type: this.type })]
  },
})

const ListItem = Node.create({
  name: 'list_item',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

const CodeBlock = Node.create({
  name: 'code_block',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({ class: { default: null } }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', ['code', 0]],
  addInputRules() {
    return [textblockTypeInputRule({ find: /^```\s$/, type: this.type })]
  },
})

const HardBreak = Node.create({
  name: 'hard_break',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) }
  },
})

const HorizontalRule = Node.create({
  name: 'horizontal_rule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
})

const CELL_ATTRS = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } }

const tableNodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    extendNodeSchema: () => ({ tableRole: 'table' }),
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      const go = (by: 1 | -1) => () => goToNextCell(by)(this.editor.state, this.editor.view.dispatch)
      return { Tab: go(1), 'Shift-Tab': go(-1) }
    },
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)*',
    extendNodeSchema: () => ({ tableRole: 'row' }),
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  ...(['tableCell', 'tableHeader'] as const).map((name) => {
    const tag = name === 'tableCell' ? 'td' : 'th'
    return Node.create({
      name,
      content: 'block+',
      isolating: true,
      extendNodeSchema: () => ({ tableRole: name === 'tableCell' ? 'cell' : 'header_cell' }),
      addAttributes: () => CELL_ATTRS,
      parseHTML: () => [{ tag }],
      renderHTML: ({ node: { attrs } }) => [tag, { colspan: attrs.colspan, rowspan: attrs.rowspan }, 0],
    })
  }),
]

const storedAttrs = (stored: unknown): Record<string, unknown> =>
  isObject(stored) && isObject(stored.attrs) ? stored.attrs : {}

/** A node that is shown, moved and removed whole. */
const whole = (name: string, isInLine: boolean, show: (stored: unknown) => [string, ...unknown[]]) =>
  Node.create({
    name,
    group: isInLine ? 'inline' : 'block',
    inline: isInLine,
    atom: true,
    addAttributes: () => ({ stored: unseen() }),
    renderHTML: ({ node }) => show(node.attrs.stored) as [string, ...unknown[]] & { 0: string },
  })

const picture = (stored: unknown): [string, ...unknown[]] => {
  const { src, alt } = storedAttrs(stored)
  return ['img', { src: imageUrl(textOf(src), 640), alt: textOf(alt) }]
}
const kept = (stored: unknown): [string, ...unknown[]] => [
  'span',
  { 'data-kept': '' },
  `Kept as it is: ${isObject(stored) ? textOf(stored.type) : ''}`,
]

const wholeNodes = [
  whole('image', false, picture),
  whole('image_in_line', true, picture),
  whole('emoji', true, (stored) => ['span', {}, textOf(storedAttrs(stored).emoji) || ':)']),
  whole('kept', false, kept),
  whole('kept_in_line', true, kept),
]

const plainMark = (name: string, tag: string) =>
  Mark.create({
    name,
    excludes: '',
    parseHTML: () => (tag === 'span' ? [] : [{ tag }]),
    renderHTML: () => [tag, 0],
  })

/** A link as Storyblok stores it: to a story by its uuid, or to an address. */
const StoryblokLink = Link.extend({
  // Marks are stored in the order of their priorities: a link is after those that style its words.
  priority: 50,
  excludes: 'link',
  addAttributes: () => ({
    href: { default: null },
    uuid: { default: null, rendered: false },
    anchor: { default: null, rendered: false },
    target: { default: null, rendered: false },
    linktype: { default: null, rendered: false },
  }),
}).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  HTMLAttributes: { target: null, rel: null },
})

/** Everything of the text editor but blocks in a text, which React draws: Storyblok's names for nodes and marks. */
export const EXTENSIONS = [
  StarterKit.configure({
    bulletList: false,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    codeBlock: false,
    code: false,
    hardBreak: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
  }),
  ...[Keeping, BulletList, OrderedList, ListItem, CodeBlock, HardBreak, HorizontalRule],
  ...tableNodes,
  ...wholeNodes,
  StoryblokLink,
  plainMark('code', 'code'),
  plainMark('superscript', 'sup'),
  plainMark('subscript', 'sub'),
  plainMark('highlight', 'mark'),
  ...['textStyle', 'styled', 'anchor', 'kept_mark'].map((name) => plainMark(name, 'span')),
]
