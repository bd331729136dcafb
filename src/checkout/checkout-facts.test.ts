import { expect, test } from 'vitest'
import { factsOf } from './checkout-facts'
import { needsDelivery } from './order-facts'
import { ADDRESS, cart, CONTACT, kit, line, payment } from './testing/carts'

test.each([
  ['a machine', [line()], true],
  ['a service', [line({ type: 'service' })], false],
  ['a service and a SIM', [line({ type: 'service' }), line({ type: 'sim_card' })], true],
  ['a bundle', [kit(['khumo'])], true],
])('%s is delivered: %o', (_what, items, expected) => {
  expect(needsDelivery(items)).toBe(expected)
})

test('the facts come from the server’s cart', () => {
  expect(factsOf(cart())).toEqual({
    hasContact: false,
    hasAddress: false,
    needsDelivery: true,
    order: 'open',
  })
  expect(factsOf(cart({ contact_info: CONTACT, address: ADDRESS, payment: payment() }))).toEqual({
    hasContact: true,
    hasAddress: true,
    needsDelivery: true,
    order: 'paying',
  })
})
