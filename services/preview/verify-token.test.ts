import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeToken, verifyToken } from './verify-token'

const SPACE = { spaceId: '7', previewToken: 'preview-token' }
const NOW_S = 1_795_000_000
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex')

const given = ({ spaceId = '7', secret = 'preview-token', age = 10 } = {}) => {
  const timestamp = String(NOW_S - age)
  return { spaceId, timestamp, token: sha1(`${spaceId}:${secret}:${timestamp}`) }
}

test.each([
  ['made by the editor', given(), 'right'],
  ['an hour old', given({ age: 3600 }), 'right'],
  ['older than an hour', given({ age: 3601 }), 'old'],
  ['of an editor whose clock is five minutes ahead', given({ age: -300 }), 'right'],
  ['made for tomorrow', given({ age: -86_400 }), 'old'],
  ['made with another secret', given({ secret: 'demo-preview' }), 'wrong'],
  ['made for another space', given({ spaceId: '8' }), 'wrong'],
  ['with another space beside it', { ...given(), spaceId: '8' }, 'wrong'],
  ['with a later time beside it', { ...given({ age: 9000 }), timestamp: String(NOW_S) }, 'wrong'],
  ['without a time', { spaceId: '7', timestamp: '', token: sha1('7:preview-token:') }, 'wrong'],
  [
    'with a timestamp that is not a number',
    { spaceId: '7', timestamp: 'never', token: sha1('7:preview-token:never') },
    'wrong',
  ],
  ['that is empty', { ...given(), token: '' }, 'wrong'],
  ['cut short', { ...given(), token: given().token.slice(0, 39) }, 'wrong'],
])('a token %s', (_what, token, expected) => {
  expect(verifyToken(token, SPACE, NOW_S * 1000)).toBe(expected)
})

test('a token made here is as right as one of the editor, for an hour', () => {
  const token = makeToken(SPACE, NOW_S * 1000)
  expect(token).toEqual(given({ age: 0 }))
  expect(verifyToken(token, SPACE, NOW_S * 1000 + 3_599_000)).toBe('right')
  expect(verifyToken(token, SPACE, NOW_S * 1000 + 3_601_000)).toBe('old')
})
