import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StoryblokRichtext } from '../storyblok.gen'
import { RichText } from './rich-text'

type Node = StoryblokRichtext

const text = (words: string, ...marks: Node[]): Node => ({ type: 'text', text: words, marks })
const paragraph = (...content: Node[]): Node => ({ type: 'paragraph', content })
const list = (type: string, attrs = {}): Node => ({
  type,
  attrs,
  content: [{ type: 'list_item', content: [paragraph(text('One'))] }],
})
const cell = (type: string, words: string, attrs = {}): Node => ({
  type,
  attrs,
  content: [paragraph(text(words))],
})
const row = (...content: Node[]): Node => ({ type: 'tableRow', content })

const show = (content: Node[], ground?: `#${string}`) =>
  render(<RichText document={{ type: 'doc', content }} ground={ground} />).container

test.each<[what: string, node: Node, html: string]>([
  ['a paragraph', paragraph(text('Words')), '<p>Words</p>'],
  [
    'an aligned paragraph',
    { ...paragraph(text('Words')), attrs: { textAlign: 'center' } },
    '<p data-align="center">Words</p>',
  ],
  [
    'a paragraph with attributes of no use',
    { ...paragraph(text('Words')), attrs: { style: 'color:red', onclick: 'alert(1)', textAlign: 'left' } },
    '<p>Words</p>',
  ],
  [
    'a heading of the first level, which is the hero’s',
    { type: 'heading', attrs: { level: 1 }, content: [text('Cost')] },
    '<h2>Cost</h2>',
  ],
  ['a heading without a level', { type: 'heading', content: [text('Cost')] }, '<h2>Cost</h2>'],
  [
    'a heading with its name',
    { type: 'heading', attrs: { level: 6, id: 'cost' }, content: [text('Cost')] },
    '<h6 id="cost">Cost</h6>',
  ],
  ['a heading without words', { type: 'heading', attrs: { level: 2 }, content: [] }, ''],
  ['a line break', paragraph(text('One'), { type: 'hard_break' }, text('Two')), '<p>One<br>Two</p>'],
  ['a rule', { type: 'horizontal_rule' }, '<hr>'],
  ['a list', list('bullet_list'), '<ul><li><p>One</p></li></ul>'],
  ['a numbered list', list('ordered_list', { order: 1 }), '<ol><li><p>One</p></li></ol>'],
  ['a list that goes on', list('ordered_list', { order: 4 }), '<ol start="4"><li><p>One</p></li></ol>'],
  [
    'code in its language',
    { type: 'code_block', attrs: { class: 'language-json' }, content: [text('{ "rand": 1 }')] },
    '<pre><code class="language-json">{ "rand": 1 }</code></pre>',
  ],
  [
    'a quote',
    { type: 'blockquote', content: [paragraph(text('Take the card.'))] },
    '<blockquote><p>Take the card.</p></blockquote>',
  ],
  [
    'a quote with its source',
    { type: 'blockquote', content: [paragraph(text('Take the card.')), paragraph(text('— Thandi'))] },
    '<figure><blockquote><p>Take the card.</p></blockquote><figcaption>— Thandi</figcaption></figure>',
  ],
  [
    'an emoji, as the character that it is',
    paragraph(text('Thanks '), {
      type: 'emoji',
      attrs: { name: 'wave', emoji: '👋', fallbackImage: 'https://cdn.example.com/wave.png' },
    }),
    '<p>Thanks 👋</p>',
  ],
  [
    'a node that nobody knows, whose words are kept',
    { type: 'callout', content: [text('Note')] },
    '<p>Note</p>',
  ],
  [
    'a node that nobody knows around paragraphs',
    { type: 'columns', content: [paragraph(text('Left')), paragraph(text('Right'))] },
    '<p>Left</p><p>Right</p>',
  ],
  [
    'a node with the name of something else',
    { type: 'constructor', content: [text('Words')] },
    '<p>Words</p>',
  ],
  ['a block, which others render', { type: 'blok', attrs: { id: 'a', body: [{}] } }, ''],
])('%s', (_what, node, html) => {
  const logged = vi.spyOn(console, 'error')
  expect(show([node]).innerHTML).toBe(html)
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

test('a colour of text is taken on the ground where it can be read', () => {
  const yellow = marked('textStyle', { color: '#ffce3d' })
  expect(show([yellow]).querySelector('[style]')).toBeNull()
  expect(show([yellow], '#222222').querySelector('[style]')).not.toBeNull()
  const onMark = paragraph(
    text(
      'word',
      { type: 'textStyle', attrs: { color: '#ffce3d' } },
      { type: 'highlight', attrs: { color: '#14213d' } },
    ),
  )
  expect(show([onMark], '#ffffff').querySelector('mark span')).toHaveStyle({ color: '#ffce3d' })
})

test('several marks on one word, in one link with the words around', () => {
  const link = { type: 'link', attrs: { href: 'pricing', linktype: 'story' } }
  const html = show([
    paragraph(text('See ', link), text('all fees', { type: 'bold' }, link), text('.', link)),
  ]).innerHTML
  expect(html).toBe('<p><a href="/za/pricing/">See <strong>all fees</strong>.</a></p>')
})

test.each<[what: string, attrs: object, link: Record<string, string> | undefined]>([
  ['a story', { linktype: 'story', href: '/shop/old', uuid: 'x' }, { href: '/za/shop/old/' }],
  [
    'a part of a story',
    { linktype: 'story', href: 'shop/khumo', anchor: 'fees' },
    { href: '/za/shop/khumo/#fees' },
  ],
  ['an anchor of this page', { linktype: 'story', href: '', anchor: 'fees' }, { href: '#fees' }],
  ['a page elsewhere', { linktype: 'url', href: 'https://example.com' }, { href: 'https://example.com' }],
  [
    'a page elsewhere in a window of its own',
    { linktype: 'url', href: 'https://example.com', target: '_blank', custom: { rel: 'nofollow' } },
    { href: 'https://example.com', target: '_blank', rel: 'nofollow noopener' },
  ],
  ['a mailbox', { linktype: 'email', href: 'help@example.com' }, { href: 'mailto:help@example.com' }],
  [
    'a mailbox, said twice',
    { linktype: 'email', href: 'mailto:a@example.com' },
    { href: 'mailto:a@example.com' },
  ],
  ['a phone', { linktype: 'url', href: 'tel:+27210000100' }, { href: 'tel:+27210000100' }],
  [
    'a file, on the own asset host',
    { linktype: 'asset', href: 'https://a.storyblok.com/f/1/0a1b2c/guide.pdf' },
    { href: '/f/1/0a1b2c/guide.pdf' },
  ],
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

test('a picture is a figure of the image service, with the caption that its title and copyright make', () => {
  show([
    {
      type: 'image',
      attrs: { src: PICTURE, alt: 'A stall', title: 'On a Saturday', copyright: 'N. Khumalo' },
    },
  ])
  const figure = screen.getByRole('figure')
  expect(figure).toHaveTextContent('On a Saturday © N. Khumalo')
  const picture = within(figure).getByRole('img', { name: 'A stall' })
  expect(picture.getAttribute('srcset')).toContain('/m/1440x0/smart/filters:quality(80):format(webp) 1440w')
  expect(picture).toHaveAttribute('height', '1200')
})

test('a picture whose address has no size is shown, and its error logged', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show([{ type: 'image', attrs: { src: 'https://a.storyblok.com/f/1/0a1b2c/stall.webp', alt: 'A stall' } }])
  expect(screen.getByRole('img', { name: 'A stall' })).toHaveAttribute('src', '/f/1/0a1b2c/stall.webp')
  expect(logged.mock.calls).toEqual([[expect.stringContaining('does not hold its dimensions')]])
  logged.mockRestore()
})

test('a linked picture is a link, named by its caption where it has no words of its own', () => {
  const link = { type: 'link', attrs: { href: 'pricing', linktype: 'url' } }
  show([{ type: 'image', attrs: { src: PICTURE, title: 'See all fees' }, marks: [link] }])
  expect(screen.getByRole('link', { name: 'See all fees' })).toHaveAttribute('href', '/za/pricing/')
})

test('a picture inside a paragraph stands between the words before and after it', () => {
  const image = { type: 'image', attrs: { src: PICTURE } }
  const container = show([paragraph(text('Before'), image, text('After')), paragraph(image)])
  expect([...container.children].map(({ tagName }) => tagName)).toEqual(['P', 'FIGURE', 'P', 'FIGURE'])
})

test('a table has a head, cells that span, and headers that say what they head', () => {
  show([
    {
      type: 'table',
      content: [
        row(cell('tableHeader', 'Sales'), cell('tableHeader', 'Fee', { colspan: 2, rowspan: 1 })),
        row(
          cell('tableHeader', 'R10,000'),
          cell('tableCell', 'R270', { backgroundColor: '#14213d', colwidth: [200] }),
          cell('tableCell', 'R310.50', { rowspan: 2 }),
        ),
      ],
    },
  ])
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

test('empty paragraphs at the end are dropped', () => {
  const empty = paragraph()
  expect(show([paragraph(text('Words')), empty, paragraph(text(' '))]).innerHTML).toBe('<p>Words</p>')
  expect(show([empty]).innerHTML).toBe('')
})

test('nothing is shown without a document, or of an empty one', () => {
  expect(render(<RichText document={undefined} />).container).toBeEmptyDOMElement()
  expect(render(<RichText document={{ type: 'doc' }} />).container).toBeEmptyDOMElement()
})
