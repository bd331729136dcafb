import { expect, test } from 'vitest'
import { findBlock, markOf } from './find-block'

const cta = { _uid: 'c', component: 'cta', text: 'Go' }
const text = { type: 'doc', content: [{ type: 'blok', attrs: { id: 'x', body: [cta] } }] }
const content = { _uid: 'p', component: 'page', body: [{ _uid: 't', component: 'rich_text', text }] }

test('a block is found wherever it is, also within a text', () => {
  expect(findBlock(content, 'c')).toBe(cta)
  expect(findBlock(content, 'p')).toBe(content)
  expect(findBlock(content, 'gone')).toBeUndefined()
})

test('letters of one text are one kind of change, and everything else a change of its own', () => {
  expect(markOf(cta, { ...cta, text: 'Gone' }, 1)).toBe(markOf(cta, { ...cta, text: 'Going' }, 2))
  const before = content.body[0] ?? cta
  expect(markOf(before, { ...before, text: { ...text } }, 1)).toBe('t.text')
  expect(markOf(content, { ...content, body: [] }, 1)).not.toBe(markOf(content, { ...content, body: [] }, 2))
})
