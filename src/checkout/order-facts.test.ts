import { describe, expect, test } from 'vitest'
import { factsOf, needsDelivery, outcomeOf } from './order-facts'
import { ADDRESS, cart, CONTACT, kit, line, payment } from './testing/carts'

test.each([
  ['a machine', [line()], true],
  ['a service', [line({ type: 'service' })], false],
  ['a service and a SIM', [line({ type: 'service' }), line({ type: 'sim_card' })], true],
  ['a bundle', [kit(['khumo'])], true],
])('%s is delivered: %o', (_what, items, expected) => {
  expect(needsDelivery(items)).toBe(expected)
})

const eft = payment({ method: 'EFT' })
const declined = payment({ status: 'declined' })

describe('what became of a cart', () => {
  test.each([
    ['nothing yet', cart(), { kind: 'open' }],
    ['a card payment under way', cart({ payment: payment() }), { kind: 'waiting' }],
    ['a declined card', cart({ payment: declined }), { kind: 'open', lastPayment: declined }],
    ['an EFT', cart({ payment: eft }), { kind: 'awaiting_eft', payment: eft }],
    [
      'a paid order',
      cart({ status: 'complete', payment: payment({ status: 'complete' }) }),
      { kind: 'complete' },
    ],
    [
      'an EFT that never came',
      cart({ status: 'cancelled', payment: payment({ method: 'EFT', status: 'expired' }) }),
      { kind: 'cancelled', refundDue: false },
    ],
    [
      'an EFT that came too late',
      cart({ status: 'cancelled', payment: payment({ method: 'EFT', status: 'refund_due' }) }),
      { kind: 'cancelled', refundDue: true },
    ],
  ])('%s', (_what, state, expected) => {
    expect(outcomeOf(state)).toEqual(expected)
  })
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
