import { expect, test } from 'vitest'
import { JsonError, parseJson } from './parse-json'

test('JSON is read', () => {
  expect(parseJson('{"a": [1, null, "é"]}')).toEqual({ a: [1, null, 'é'] })
})

test.each([
  ['a comma too many', '{\n  "a": 1,\n}', 'line 2, column 9: JSON does not support trailing commas.'],
  [
    'a comma too few',
    '{\n  "a": 1\n  "b": 2\n}',
    'line 3, column 3: Expected "," in JSON but found "\\"b\\"".',
  ],
  ['a line break in a text', '{\n  "a": "one\ntwo"\n}', 'line 2, column 12: Unterminated string literal.'],
  ['a conflict of git', '{\n<<<<<<< HEAD\n}', 'line 2, column 1: Expected string in JSON but found "<<".'],
  ['a word that is no value', '[\n  tru\n]', 'line 2, column 3: Unexpected "tru" in JSON.'],
  ['an end too early', '{\n  "a": [1,\n', 'line 3, column 1: Unexpected end of file in JSON.'],
  ['nothing', '', 'line 1, column 1: Unexpected end of file in JSON.'],
  [
    'letters of several bytes before the problem',
    '{"ä": "é" x}',
    'line 1, column 11: Expected "," in JSON but found "x".',
  ],
])('%s is reported with its place', (_what, text, message) => {
  expect(() => parseJson(text)).toThrow(new JsonError(message))
})

test('a mark at the beginning that only some parsers accept is reported too', () => {
  expect(() => parseJson('\ufeff{}')).toThrow(/^This is not JSON: /)
})
