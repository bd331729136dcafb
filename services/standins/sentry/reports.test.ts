import { expect, test } from 'vitest'
import { readEnvelope } from './reports'

const read = (text: string) => {
  const items = readEnvelope(Buffer.from(text))
  return typeof items === 'string' ? items : items.map(({ type, payload }) => [type, payload.toString()])
}

test.each<[string, string, unknown]>([
  ['a line for each', '{"dsn":"x"}\n{"type":"event"}\n{"message":"a"}\n', [['event', '{"message":"a"}']]],
  ['no line at the end', '{}\n{"type":"event"}\n{"a":1}', [['event', '{"a":1}']]],
  [
    'two items',
    '{}\n{"type":"session"}\n{"s":1}\n{"type":"event"}\n{"e":1}\n',
    [
      ['session', '{"s":1}'],
      ['event', '{"e":1}'],
    ],
  ],
  [
    'a payload of a length',
    '{}\n{"type":"attachment","length":5}\na\nb\nc\n{"type":"event"}\n{}',
    [
      ['attachment', 'a\nb\nc'],
      ['event', '{}'],
    ],
  ],
  ['a payload of no length', '{}\n{"type":"event","length":0}\n\n', [['event', '']]],
  ['letters of two bytes', '{}\n{"type":"event","length":2}\né', [['event', 'é']]],
  ['no report', '{}\n', []],
  ['lines that are empty', '{}\n\n\n\n', []],
  ['nothing', '', 'empty envelope'],
  ['no JSON', 'hello\n{"type":"event"}\n{}', 'invalid header'],
  ['a list', '[]\n{"type":"event"}\n{}', 'invalid header'],
  ['null', 'null\n', 'invalid header'],
  ['an item without a type', '{}\n{"length":2}\n{}', 'invalid item'],
  ['an item that is broken off', '{}\n{"type":"ev', 'invalid item'],
  ['more bytes than there are', '{}\n{"type":"event","length":99999999999}\n{}', 'invalid item'],
  ['fewer bytes than there are', '{}\n{"type":"event","length":1}\n{}', 'invalid item'],
  ['a length below nothing', '{}\n{"type":"event","length":-1}\n{}', 'invalid item'],
  ['half a byte', '{}\n{"type":"event","length":1.5}\n{}', 'invalid item'],
  ['a length in words', '{}\n{"type":"event","length":"2"}\n{}', 'invalid item'],
  ['a thousand items', `{}\n${'{"type":"event"}\n{}\n'.repeat(1000)}`, 'too many items'],
  ['a header as deep as a well', `{"a":${'['.repeat(100_000)}\n`, 'invalid header'],
])('%s', (_case, text, items) => {
  expect(read(text)).toEqual(items)
})

test('a million lines are read in one go', () => {
  expect(read(`{}${'\n'.repeat(1_000_000)}`)).toEqual([])
})
