import { expect, test } from 'vitest'
import type { StoryblokRichtext } from '../storyblok.gen'
import { plainText } from './plain-text'

const text = (words: string): StoryblokRichtext => ({ type: 'text', text: words })
const node = (type: string, ...content: StoryblokRichtext[]): StoryblokRichtext => ({ type, content })

test.each<[what: string, nodes: StoryblokRichtext[], words: string]>([
  ['a word in several marks', [node('paragraph', text('with'), text('out'))], 'without'],
  ['paragraphs', [node('paragraph', text('One.')), node('paragraph', text('Two.'))], 'One. Two.'],
  ['a line break', [node('paragraph', text('One'), { type: 'hard_break' }, text('Two'))], 'One Two'],
  [
    'a list',
    [
      node(
        'bullet_list',
        ...['First', 'Second'].map((item) => node('list_item', node('paragraph', text(item)))),
      ),
    ],
    'First Second',
  ],
  [
    'a table',
    [node('table', node('tableRow', node('tableHeader', text('Fee')), node('tableCell', text('2.7%'))))],
    'Fee 2.7%',
  ],
  ['an emoji', [node('paragraph', text('Hi '), { type: 'emoji', attrs: { emoji: '👋' } })], 'Hi 👋'],
  [
    'a picture and a block',
    [
      { type: 'image', attrs: { alt: 'x' } },
      { type: 'blok', attrs: { body: [] } },
    ],
    '',
  ],
])('the text of %s', (_what, content, words) => {
  expect(plainText({ type: 'doc', content })).toBe(words)
})
