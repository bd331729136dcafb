import { expect, test } from 'vitest'
import { createMarker, readMessage } from './bridge'

const FRAME = {} as MessageEventSource
const FROM = { origin: 'https://site.example', frame: FRAME }
const said = (data: unknown, more: object = {}) =>
  readMessage({ origin: FROM.origin, source: FRAME, data, ...more }, FROM)

test.each([
  ['a bridge that starts', { action: 'initialized', config: {} }, { action: 'initialized' }],
  ['one that asks for the editor', { action: 'ping' }, { action: 'ping' }],
  [
    'a press on a block',
    { action: 'edit', dataC: { uid: 'h', id: '7', name: 'hero' } },
    { action: 'edit', uid: 'h' },
  ],
  ['a press on nothing', { action: 'edit', dataC: {} }, undefined],
  ['another action', { action: 'noFocus' }, undefined],
  ['no object', 'edit', undefined],
  ['nothing', null, undefined],
])('%s', (_what, data, expected) => {
  expect(said(data)).toEqual(expected)
})

test('messages of other origins and other windows say nothing', () => {
  const edit = { action: 'edit', dataC: { uid: 'h' } }
  expect(said(edit, { origin: 'https://other.example' })).toBeUndefined()
  expect(said(edit, { source: {} })).toBeUndefined()
  expect(
    readMessage({ origin: FROM.origin, source: null, data: edit }, { ...FROM, frame: undefined }),
  ).toBeUndefined()
})

test('every block is marked as the content service marks it, also in a text, and unchanged ones are the same objects', () => {
  const mark = createMarker(7)
  const inner = { _uid: 'i', component: 'cta', text: 'Go' }
  const text = { type: 'doc', content: [{ type: 'blok', attrs: { id: 'x', body: [inner] } }] }
  const content = {
    _uid: 'p',
    component: 'page',
    body: [
      { _uid: 'a', component: 'rich_text', text },
      { _uid: 'b', component: 'spacer' },
    ],
  }
  const marked = mark(content) as unknown as {
    _editable: string
    body: { _editable: string; text?: unknown }[]
  }
  expect(marked._editable).toBe('<!--#storyblok#{"name": "page", "space": "1", "uid": "p", "id": "7"}-->')
  expect(JSON.stringify(marked.body[0]?.text)).toContain('\\"uid\\": \\"i\\"')
  expect(content.body[1]).toEqual({ _uid: 'b', component: 'spacer' })
  const next = mark({ ...content, body: [{ _uid: 'a', component: 'rich_text' }, content.body[1]] })
  expect((next.body as unknown[])[1]).toBe(marked.body[1])
})
