import { isDeepStrictEqual } from 'node:util'
import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { isObject } from '../space'
import { demoContents } from '../testing/demo-space'
import { fromEditor, toEditor } from './document'
import { readForEditor } from './rich-text-field'
import { BlokNode } from './blok-node'
import { EXTENSIONS } from './extensions'

const schema = getSchema([...EXTENSIONS, BlokNode])

const textsIn = (value: unknown): object[] => {
  if (typeof value !== 'object' || value === null) return []
  return [
    ...(isObject(value) && value.type === 'doc' ? [value] : []),
    ...Object.values(value).flatMap(textsIn),
  ]
}

/** What the editor gives back of a text that nobody touched. */
const thereAndBack = (document: object) => {
  const node = schema.nodeFromJSON(readForEditor(document))
  node.check()
  return fromEditor(node.toJSON())
}

type Text = { type?: string; text?: string; marks?: object[]; content?: Text[] }

/** The editor joins neighbouring texts with the same marks; on the page they are one text in any case. */
const joined = (node: Text): Text => {
  const content: Text[] = []
  for (const inner of (node.content ?? []).map(joined)) {
    const last = content.at(-1)
    if (last?.type === 'text' && inner.type === 'text' && isDeepStrictEqual(last.marks, inner.marks))
      content[content.length - 1] = { ...last, text: `${last.text}${inner.text}` }
    else content.push(inner)
  }
  return node.content ? { ...node, content } : node
}

test('every text of the demo comes back from the editor as it was stored', () => {
  const texts = demoContents.flatMap(textsIn)
  expect(texts.length).toBeGreaterThan(300)
  for (const text of texts) expect(thereAndBack(text)).toEqual(joined(text))
})

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

test.each<[what: string, node: object]>([
  [
    'an alignment that means nothing',
    { type: 'heading', attrs: { level: 2, textAlign: null }, content: [text('a')] },
  ],
  ['an alignment', { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('a')] }],
  ['an attribute that the editor does not know', { type: 'heading', attrs: { level: 3, id: 'x', hue: 7 } }],
  [
    'a list without its first number',
    { type: 'ordered_list', content: [{ type: 'list_item', content: [paragraph()] }] },
  ],
  ['a block of code', { type: 'code_block', attrs: { class: 'language-json' }, content: [text('{}')] }],
  [
    'a picture',
    { type: 'image', attrs: { id: 4, src: 'https://a.storyblok.com/f/1/8x8/abc/a.webp', alt: '' } },
  ],
  ['a picture in a line', paragraph(text('a'), { type: 'image', attrs: { src: 'x' } }, text('b'))],
  ['an emoji', paragraph({ type: 'emoji', attrs: { name: 'wave', emoji: '👋' } })],
  ['blocks', { type: 'blok', attrs: { id: 'a', body: [{ _uid: 'b', component: 'cta', more: 1 }] } }],
  ['an unknown node', { type: 'callout', attrs: { tone: 'loud' }, content: [paragraph(text('a'))] }],
  ['an unknown node in a line', paragraph({ type: 'mention', attrs: { of: 'x' } }, { type: 'hard_break' })],
  ['an unknown mark', paragraph(text('a', { type: 'sparkle', attrs: { much: true } }))],
  ['marks together', paragraph(text('a', { type: 'bold' }, { type: 'code' }))],
  [
    'a link with more than the editor reads',
    paragraph(text('a', { type: 'link', attrs: { href: 'x', linktype: 'url', custom: { rel: 'me' } } })),
  ],
  [
    'a cell with a colour',
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', attrs: { backgroundColor: '#fff' }, content: [paragraph()] }],
        },
      ],
    },
  ],
])('%s comes back as it was stored', (_what, node) => {
  const document = { type: 'doc', content: [node] }
  // A paragraph without text has no content in the editor.
  const stored = JSON.parse(JSON.stringify(document).replaceAll(',"content":[]', ''))
  expect(thereAndBack(stored)).toEqual(stored)
})

test('a text that the editor could only change is not given to it', () => {
  expect(
    readForEditor({ type: 'doc', content: [{ type: 'bullet_list', content: [paragraph()] }] }),
  ).toBeUndefined()
})

test.each([[undefined], [''], [{ type: 'doc', content: [] }]])('%o is an empty text', (stored) => {
  expect(readForEditor(stored)).toEqual(toEditor(undefined))
})

test('new nodes are stored with the attributes that Storyblok writes', () => {
  const cell = { type: 'tableCell', content: [{ type: 'paragraph' }] }
  const written = schema.nodeFromJSON({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 } },
      { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
      paragraph(text('a', { type: 'link', attrs: { href: 'https://a.example', linktype: 'url' } })),
    ],
  })
  expect(fromEditor(written.toJSON()).content).toEqual([
    { type: 'heading', attrs: { level: 2 } },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ ...cell, attrs: { colspan: 1, rowspan: 1, colwidth: null } }],
        },
      ],
    },
    paragraph(
      text('a', {
        type: 'link',
        attrs: { href: 'https://a.example', uuid: null, anchor: null, target: null, linktype: 'url' },
      }),
    ),
  ])
})
