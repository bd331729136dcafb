import { expect, test } from 'vitest'
import type { StoryblokRichtext } from '../storyblok.gen'
import { splitBloks } from './split-bloks'

const paragraph = (text: string): StoryblokRichtext => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
})
const card = { component: 'info_card', _uid: 'card' }
const other = { component: 'data_card', _uid: 'other' }
const bloks = (...body: unknown[]): StoryblokRichtext => ({ type: 'blok', attrs: { id: 'a', body } })
const doc = (...content: StoryblokRichtext[]): StoryblokRichtext => ({ type: 'doc', content })
const [one, two, three] = [paragraph('One'), paragraph('Two'), paragraph('Three')] as const
const listWith = (...content: StoryblokRichtext[]): StoryblokRichtext => ({
  type: 'bullet_list',
  content: [{ type: 'list_item', content }],
})

test.each<[what: string, document: StoryblokRichtext, parts: ReturnType<typeof splitBloks>]>([
  ['nothing', doc(), []],
  ['text alone', doc(one, two), [{ text: doc(one, two) }]],
  [
    'blocks between texts',
    doc(one, two, bloks(card, other), three),
    [{ text: doc(one, two) }, { bloks: [card, other] }, { text: doc(three) }],
  ],
  ['blocks in two places', doc(bloks(card), bloks(other)), [{ bloks: [card] }, { bloks: [other] }]],
  ['a place without a block', doc(one, bloks(null), { type: 'blok' }, two), [{ text: doc(one, two) }]],
  [
    'a block in a list, which follows it',
    doc(listWith(one, bloks(card)), two),
    [{ text: doc(listWith(one, bloks(card))) }, { bloks: [card] }, { text: doc(two) }],
  ],
])('%s', (_what, document, parts) => {
  const before = structuredClone(document)
  expect(splitBloks(document)).toEqual(parts)
  expect(document).toEqual(before)
})
