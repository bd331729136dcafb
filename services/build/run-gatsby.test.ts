import { expect, test } from 'vitest'
import { readLogLine } from './run-gatsby'

const event = (type: string, payload: object | string) => JSON.stringify({ type, payload, timestamp: 'now' })

test.each([
  [event('LOG', { level: 'ERROR', text: 'It broke.' }), { level: 'error', text: 'It broke.' }],
  [
    event('LOG', { level: 'ERROR', text: 'Unexpected token', filePath: '/site/src/a.tsx' }),
    { level: 'error', text: 'Unexpected token\n/site/src/a.tsx' },
  ],
  [event('LOG', { level: 'WARNING', text: 'Content: home' }), { level: 'warning', text: 'Content: home' }],
  [event('LOG', { level: 'ACTIVITY_SUCCESS', text: 'building' }), { level: 'success', text: 'building' }],
  [event('LOG', { level: 'INFO', text: 'hello' }), { level: 'other', text: 'hello' }],
  ['a line of a plugin', { level: 'other', text: 'a line of a plugin' }],
  ['{"half', { level: 'other', text: '{"half' }],
  ['{"of":"another program"}', { level: 'other', text: '{"of":"another program"}' }],
])('%s', (line, entry) => {
  expect(readLogLine(line)).toEqual(entry)
})

test.each([
  event('SET_STATUS', 'FAILED'),
  event('ACTIVITY_START', { id: 'x', text: 'building' }),
  event('LOG', { level: 'LOG', text: ' ' }),
  '',
])('%s is for programs', (line) => {
  expect(readLogLine(line)).toBeUndefined()
})
