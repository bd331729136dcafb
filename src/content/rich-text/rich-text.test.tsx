import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StoryblokRichtext } from '../storyblok.gen'
import { RichText } from './rich-text'

type Node = StoryblokRichtext

const node = (type: string, attrs: object, ...content: Node[]): Node => ({ type, attrs, content })
const text = (words: string, ...marks: Node[]): Node => ({ type: 'text', text: words, marks })
const paragraph = (...content: Node[]): Node => ({ type: 'paragraph', content })
const list = (type: string, attrs = {}) => node(type, attrs, node('list_item', {}, paragraph(text('One'))))
const cell = (type: string, words: string, attrs = {}) => node(type, attrs, paragraph(text(words)))
const row = (...content: Node[]) => node('tableRow', {}, ...content)

const show = (content: Node[], ground?: `#${string}`) =>
  render(<RichText document={{ type: 'doc', content }} ground={ground} />).container

const W = text('Words')
const CARD = paragraph(text('Take the card.'))
const WAVE = { name: 'wave', emoji: '👋', fallbackImage: 'https://cdn.example.com/wave.png' }
const USELESS = { style: 'color:red', onclick: 'alert(1)', textAlign: 'left' }

test.each<[what: string, node: Node, html: string]>([
  ['a paragraph', paragraph(W), '<p>Words</p>'],
  ['aligned', node('paragraph', { textAlign: 'center' }, W), '<p data-align="center">Words</p>'],
  ['useless attributes', node('paragraph', USELESS, W), '<p>Words</p>'],
  ['a first-level heading, which only the hero has', node('heading', { level: 1 }, W), '<h2>Words</h2>'],
  ['a heading without a level', node('heading', {}, W), '<h2>Words</h2>'],
  ['a heading with its name', node('heading', { level: 6, id: 'cost' }, W), '<h6 id="cost">Words</h6>'],
  ['a heading without words', node('heading', { level: 2 }), ''],
  ['a line break', paragraph(text('One'), { type: 'hard_break' }, text('Two')), '<p>One<br>Two</p>'],
  ['a rule', { type: 'horizontal_rule' }, '<hr>'],
  ['a list', list('bullet_list'), '<ul><li><p>One</p></li></ul>'],
  ['a numbered list', list('ordered_list', { order: 1 }), '<ol><li><p>One</p></li></ol>'],
  ['a list that continues', list('ordered_list', { order: 4 }), '<ol start="4"><li><p>One</p></li></ol>'],
  [
    'code in its language',
    node('code_block', { class: 'language-json' }, text('{ "rand": 1 }')),
    '<pre><code class="language-json">{ "rand": 1 }</code></pre>',
  ],
  ['a quote', node('blockquote', {}, CARD), '<blockquote><p>Take the card.</p></blockquote>'],
  [
    'a quote with its source',
    node('blockquote', {}, CARD, paragraph(text('— Thandi'))),
    '<figure><blockquote><p>Take the card.</p></blockquote><figcaption>— Thandi</figcaption></figure>',
  ],
  ['an emoji as its character', paragraph(text('Hi '), node('emoji', WAVE)), '<p>Hi 👋</p>'],
  ['an unknown node, of which the text remains', node('callout', {}, W), '<p>Words</p>'],
  [
    'an unknown node around paragraphs',
    node('x', {}, paragraph(W), CARD),
    '<p>Words</p><p>Take the card.</p>',
  ],
  ['a node named like an object’s property', node('constructor', {}, W), '<p>Words</p>'],
  ['a block, which is rendered elsewhere', { type: 'blok', attrs: { id: 'a', body: [{}] } }, ''],
])('%s', (_what, shown, html) => {
  const logged = vi.spyOn(console, 'error')
  expect(show([shown]).innerHTML).toBe(html)
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

const marked = (type: string, attrs?: object) => paragraph(text('word', { type, attrs }))

test.each<[mark: string, attrs: object | undefined, html: string]>([
  ['bold', undefined, '<strong>word</strong>'],
  ['italic', undefined, '<em>word</em>'],
  ['strike', undefined, '<s>word</s>'],
  ['underline', undefined, '<u>word</u>'],
  ['code', undefined, '<code>word</code>'],
  ['superscript', undefined, '<sup>word</sup>'],
  ['subscript', undefined, '<sub>word</sub>'],
  ['styled', { class: 'small-print' }, '<span class="small-print">word</span>'],
  ['styled', { class: null }, 'word'],
  ['anchor', { id: 'fee' }, '<span id="fee">word</span>'],
  ['anchor', {}, 'word'],
  ['highlight', {}, '<mark>word</mark>'],
  [
    'highlight',
    { color: '#FFCE3D' },
    '<mark style="background-color: rgb(255, 206, 61); color: rgb(34, 34, 34);">word</mark>',
  ],
  ['highlight', { color: 'url(https://example.com)' }, '<mark>word</mark>'],
  ['textStyle', { color: '#0a7d4f' }, '<span style="color: rgb(10, 125, 79);">word</span>'],
  ['textStyle', { color: 'rgb(10, 125, 79)' }, '<span style="color: rgb(10, 125, 79);">word</span>'],
  ['textStyle', { color: '#ffce3d' }, '<span>word</span>'],
  ['textStyle', { class: 'brand', id: 'here' }, '<span id="here" class="brand">word</span>'],
  ['sparkle', { href: 'x' }, 'word'],
  ['toString', undefined, 'word'],
])('the mark %s with %o on white', (type, attrs, html) => {
  expect(show([marked(type, attrs)], '#ffffff').innerHTML).toBe(`<p>${html}</p>`)
})

test('a text colour is used if it is readable on the background', () => {
  const yellow = marked('textStyle', { color: '#ffce3d' })
  expect(show([yellow]).querySelector('[style]')).toBeNull()
  expect(show([yellow], '#222222').querySelector('[style]')).not.toBeNull()
  const marks = [node('textStyle', { color: '#ffce3d' }), node('highlight', { color: '#14213d' })]
  const onMark = paragraph(text('word', ...marks))
  expect(show([onMark], '#ffffff').querySelector('mark span')).toHaveStyle({ color: '#ffce3d' })
})

test('several marks on one word are inside one link with the words around it', () => {
  const link = { type: 'link', attrs: { href: 'pricing', linktype: 'story' } }
  const html = show([
    paragraph(text('See ', link), text('all fees', { type: 'bold' }, link), text('.', link)),
  ]).innerHTML
  expect(html).toBe('<p><a href="/za/pricing/">See <strong>all fees</strong>.</a></p>')
})

test.each<[what: string, attrs: object, link: Record<string, string> | undefined]>([
  ['a part of a story', { linktype: 'story', href: 'shop', anchor: 'fees' }, { href: '/za/shop/#fees' }],
  ['an anchor of this page', { linktype: 'story', href: '', anchor: 'fees' }, { href: '#fees' }],
  [
    'another site in a new window',
    { linktype: 'url', href: 'https://example.com', target: '_blank', custom: { rel: 'nofollow' } },
    { href: 'https://example.com', target: '_blank', rel: 'nofollow noopener' },
  ],
  ['a mailbox', { linktype: 'email', href: 'help@example.com' }, { href: 'mailto:help@example.com' }],
  [
    'attributes of the editor',
    {
      linktype: 'url',
      href: 'pricing',
      custom: { title: 'Fees', 'data-campaign': 'may', onclick: 'alert(1)', style: 'color:red', href: 'x' },
    },
    { href: '/za/pricing/', title: 'Fees', 'data-campaign': 'may' },
  ],
  ['a script', { linktype: 'url', href: ' java\nscript:alert(1)' }, undefined],
  ['nothing', { linktype: 'story', href: '' }, undefined],
])('a link to %s', (_what, attrs, expected) => {
  const found = show([marked('link', attrs)]).querySelector('a')
  const attributes =
    found && Object.fromEntries([...found.attributes].map(({ name, value }) => [name, value]))
  expect(attributes ?? undefined).toEqual(expected)
  expect(screen.getByText('word')).toBeVisible()
})

const PICTURE = 'https://a.storyblok.com/f/1/1600x1200/0a1b2c/stall.webp'

test('a picture is a figure of the image service, with its title and copyright as the caption', () => {
  const attrs = { src: PICTURE, alt: 'A stall', title: 'On a Saturday', copyright: 'N. Khumalo' }
  show([{ type: 'image', attrs }])
  const figure = screen.getByRole('figure')
  expect(figure).toHaveTextContent('On a Saturday © N. Khumalo')
  const picture = within(figure).getByRole('img', { name: 'A stall' })
  expect(picture.getAttribute('srcset')).toContain('/m/1440x0/smart/filters:quality(80):format(webp) 1440w')
  expect(picture).toHaveAttribute('height', '1200')
})

test('a linked picture is a link, named by its caption if it has no alternative text', () => {
  const link = { type: 'link', attrs: { href: 'pricing', linktype: 'url' } }
  show([{ type: 'image', attrs: { src: PICTURE, title: 'See all fees' }, marks: [link] }])
  expect(screen.getByRole('link', { name: 'See all fees' })).toHaveAttribute('href', '/za/pricing/')
})

test('a picture inside a paragraph is between the text before and after it', () => {
  const image = { type: 'image', attrs: { src: PICTURE } }
  const container = show([paragraph(text('Before'), image, text('After')), paragraph(image)])
  expect([...container.children].map(({ tagName }) => tagName)).toEqual(['P', 'FIGURE', 'P', 'FIGURE'])
})

test('a table has a head, cells that span, and headers with a scope', () => {
  const head = row(cell('tableHeader', 'Sales'), cell('tableHeader', 'Fee', { colspan: 2, rowspan: 1 }))
  const coloured = cell('tableCell', 'R270', { backgroundColor: '#14213d', colwidth: [200] })
  const spanning = cell('tableCell', 'R310.50', { rowspan: 2 })
  show([node('table', {}, head, row(cell('tableHeader', 'R10,000'), coloured, spanning))])
  const table = within(screen.getByRole('region', { name: 'Table: Sales; Fee' })).getByRole('table')
  expect(table.querySelectorAll('thead > tr, tbody > tr')).toHaveLength(2)
  expect(within(table).getByRole('columnheader', { name: 'Fee' })).toHaveAttribute('colspan', '2')
  expect(within(table).getByRole('rowheader', { name: 'R10,000' })).toBeVisible()
  expect(within(table).getByRole('cell', { name: 'R310.50' })).toHaveAttribute('rowspan', '2')
  expect(within(table).getByRole('cell', { name: 'R270' })).toHaveStyle({
    backgroundColor: '#14213d',
    color: '#ffffff',
  })
})

test('a column of amounts alone is marked, with its heading', () => {
  const head = row(...['Line', 'Now', 'With us'].map((words) => cell('tableHeader', words)))
  const line = (...words: string[]) => row(...words.map((one) => cell('tableCell', one)))
  show([node('table', {}, head, line('Fee', 'R2,320', 'R2,484.50'), line('You save', '', 'R419 a month'))])
  const marks = screen
    .getAllByRole('row')
    .map((one) => [...one.children].map((at) => at.hasAttribute('data-amount')))
  expect(marks).toEqual(Array(3).fill([false, true, true]))
})

test('empty paragraphs at the end are dropped', () => {
  const empty = paragraph()
  expect(show([paragraph(text('Words')), empty, paragraph(text(' '))]).innerHTML).toBe('<p>Words</p>')
  expect(show([empty]).innerHTML).toBe('')
})

test('renders nothing without a document, or for an empty one', () => {
  expect(render(<RichText document={undefined} />).container).toBeEmptyDOMElement()
  expect(render(<RichText document={{ type: 'doc' }} />).container).toBeEmptyDOMElement()
})
