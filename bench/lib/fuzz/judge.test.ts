import { expect, test } from 'vitest'
import { problemOf, problemOfText } from './judge'

const headers = { 'x-content-type-options': 'nosniff', 'content-type': 'application/json' }

test.each<[string, Parameters<typeof problemOf>[0], string | undefined]>([
  ['a refusal', { status: 422, headers, body: '{"error":{"message":"We do not sell this."}}' }, undefined],
  ['a failure', { status: 500, headers, body: '' }, 'answered 500'],
  ['no headers', { status: 404, headers: {}, body: '' }, 'answered 404 without the security headers'],
  [
    'a statement',
    { status: 400, headers, body: '{"message":"Failed query: select 1"}' },
    'answered 400 with internals: Failed query',
  ],
  [
    'a stack',
    { status: 404, headers, body: 'Error\n    at run (x:3:1)' },
    'answered 404 with internals: at run (x:3:1',
  ],
  [
    'the server’s own words',
    { status: 400, headers, body: '{"code":"FST_ERR_X"}' },
    'answered 400 with internals: FST_ERR_X',
  ],
  [
    'a page that says such a thing',
    { status: 200, headers: { ...headers, 'content-type': 'text/html' }, body: 'node_modules' },
    undefined,
  ],
])('%s', (_name, answer, expected) => {
  expect(problemOf(answer)).toBe(expected)
})

test.each([
  ['', undefined],
  ['HTTP/1.1 400 Bad Request\r\nX-Content-Type-Options: nosniff\r\n\r\nNo.', undefined],
  ['HTTP/1.1 400 Bad Request\r\n\r\nNo.', 'answered 400 without the security headers'],
  ['HTTP/1.1 100 Continue\r\n\r\n', undefined],
])('%o', (text, expected) => {
  expect(problemOfText(text)).toBe(expected)
})
