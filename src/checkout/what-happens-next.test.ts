import { expect, test } from 'vitest'
import { ADDRESS, cart, CONTACT, line, payment } from './testing/carts'
import { whatHappensNext } from './what-happens-next'

const known = { contact_info: CONTACT, address: ADDRESS }
const PROMISE = 'Free delivery within three working days'

test('a paid order is confirmed and delivered', () => {
  expect(whatHappensNext(cart({ ...known, status: 'complete' }), PROMISE)).toEqual([
    'We send the confirmation to thandi@example.com.',
    'Free delivery within three working days to 12 Long Street, Gardens, Cape Town, 8001, Western Cape.',
  ])
})

test('an EFT comes first', () => {
  const [first, second] = whatHappensNext(cart({ ...known, payment: payment({ method: 'EFT' }) }), PROMISE)
  expect(first).toMatch(/^You pay by EFT/)
  expect(second).toMatch(/as soon as the money is there/)
})

test('a service is arranged by phone', () => {
  const items = [line({ type: 'service' })]
  expect(whatHappensNext(cart({ contact_info: CONTACT, items, status: 'complete' }), PROMISE).at(-1)).toBe(
    'We call you on +27821234567 to find a time that suits you.',
  )
})
