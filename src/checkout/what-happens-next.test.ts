import { expect, test } from 'vitest'
import { ADDRESS, cart, CONTACT, ended, line, payment } from './testing/carts'
import { whatHappensNext } from './what-happens-next'

const known = { contact_info: CONTACT, address: ADDRESS }
const PROMISE = 'Free delivery within three working days'

test('a paid order is confirmed and delivered', () => {
  expect(
    whatHappensNext(cart({ ...known, status: 'complete', payment: ended('complete') }), PROMISE),
  ).toEqual([
    'We send the confirmation to thandi@example.com.',
    'Free delivery within three working days to 12 Long Street, Gardens, Cape Town, 8001, Western Cape.',
    'While you wait, sign up, so that you can take payments from the first day.',
  ])
})

test('an EFT comes first', () => {
  const [first, second] = whatHappensNext(cart({ ...known, payment: payment({ method: 'EFT' }) }), PROMISE)
  expect(first).toMatch(/^You pay by EFT/)
  expect(second).toMatch(/as soon as the money is there/)
})

test('a card on delivery is paid at the door', () => {
  const order = cart({ ...known, payment: payment({ method: 'Card on delivery' }) })
  expect(whatHappensNext(order, PROMISE)).toContain(
    'You pay R1,199.00 by card at the door: tap it or insert it in the courier’s machine.',
  )
})

test('a service is arranged by phone', () => {
  const items = [line({ type: 'service' })]
  const order = cart({ contact_info: CONTACT, items, status: 'complete', payment: ended('complete') })
  expect(whatHappensNext(order, PROMISE)).toContain(
    'We call you on +27821234567 to find a time that suits you.',
  )
})

test('nothing follows on an order that is over', () => {
  expect(whatHappensNext(cart({ ...known, status: 'cancelled' }), PROMISE)).toEqual([])
})
