import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartLine, changesBetween } from '../rules/lines'
import { bundleLine, productLine } from '../testing/catalogue'
import { mayStillArrive, nextRequest, parseUnanswered, type UnansweredRequest } from './requests'

const khumo = (quantity: number) => productLine('khumo', quantity)
const kit = (quantity: number) => bundleLine('kit', quantity)

test.each<[string, CartLine[], CartLine[], unknown]>([
  ['adding a product', [], [khumo(2)], { action: 'add', product: 'khumo', quantity: 2 }],
  ['adding a bundle', [], [kit(1)], { action: 'add_bundle', bundle: 'kit', quantity: 1 }],
  [
    'changing the quantity of a product',
    [khumo(1)],
    [khumo(3)],
    { action: 'replace', product: 'khumo', replacement_product: 'khumo', quantity: 3 },
  ],
  [
    'changing the quantity of a bundle',
    [kit(3)],
    [kit(2)],
    { action: 'replace_bundle', bundle: 'kit', replacement_bundle: 'kit', quantity: 2 },
  ],
  ['removing a product', [khumo(2)], [], { action: 'remove', product: 'khumo' }],
  ['removing a bundle', [kit(1)], [], { action: 'remove_bundle', bundle: 'kit' }],
])('the request for %s', (_name, remote, wanted, body) => {
  expect(nextRequest(remote, changesBetween(remote, wanted))).toMatchObject({ call: 'items', body })
})

test('several new lines are sent in one request, unless the shop has refused it', () => {
  const pending = changesBetween([], [khumo(2), kit(1)])
  expect(nextRequest([], pending)).toEqual({
    call: 'bulk_add',
    body: {
      items: [
        { item_id: 'khumo', quantity: 2, is_bundle: false },
        { item_id: 'kit', quantity: 1, is_bundle: true },
      ],
    },
    keys: ['product:khumo', 'bundle:kit'],
  })
  expect(nextRequest([], pending, { bulk: false })).toMatchObject({ call: 'items', keys: ['product:khumo'] })
})

test('no request is sent if the shop already has the wanted line', () => {
  expect(nextRequest([khumo(2)], changesBetween([], [khumo(2)]))).toBeUndefined()
  expect(nextRequest([], changesBetween([khumo(2)], []))).toBeUndefined()
})

const sent: UnansweredRequest = {
  cartId: 'c',
  request: { call: 'items', body: { action: 'add', product: 'khumo', quantity: 1 }, keys: ['product:khumo'] },
  key: 'k',
  sentAt: 1000,
}

test.each([
  ['just now may still arrive', 'c', 1001, true],
  ['ten minutes ago cannot arrive any more', 'c', 601_000, false],
  ['for a cart that was replaced is not repeated', 'd', 1001, false],
  ['for a cart that was reset is not repeated', null, 1001, false],
])('a request that was sent %s', (_name, cartId, now, expected) => {
  expect(mayStillArrive(sent, cartId, now)).toBe(expected)
})

test('a saved request is parsed without changes', () => {
  expect(parseUnanswered(JSON.parse(JSON.stringify(sent)))).toEqual(sent)
})

test.each([[null], [''], ['{'], [7], [[]], [{ cartId: 'c' }], [{ ...sent, request: { call: 'pay' } }]])(
  '%j is not parsed as a request',
  (stored) => {
    expect(parseUnanswered(stored)).toBeUndefined()
  },
)

test('parsing any stored value never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.jsonValue()), (stored) => void parseUnanswered(stored)))
})
