import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayStillArrive, parseUnanswered, type UnansweredRequest } from './unanswered'

const sent: UnansweredRequest = {
  cartId: 'c',
  request: { call: 'items', body: { action: 'add', product: 'khumo', quantity: 1 }, keys: ['product:khumo'] },
  key: 'k',
  sentAt: 1000,
}

test.each([
  ['just now', 'c', 1001, true],
  ['ten minutes ago', 'c', 601_000, false],
  ['for a cart that was left', 'd', 1001, false],
  ['for a cart that was cleared', null, 1001, false],
])('a request sent %s', (_name, cartId, now, expected) => {
  expect(mayStillArrive(sent, cartId, now)).toBe(expected)
})

test('a saved request is read as it was', () => {
  expect(parseUnanswered(JSON.parse(JSON.stringify(sent)))).toEqual(sent)
})

test.each([[null], [''], ['{'], [7], [[]], [{ cartId: 'c' }], [{ ...sent, request: { call: 'pay' } }]])(
  '%j is no request',
  (stored) => {
    expect(parseUnanswered(stored)).toBeUndefined()
  },
)

test('whatever storage holds, reading it never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.jsonValue()), (stored) => void parseUnanswered(stored)))
})
