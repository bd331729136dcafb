import { expect, test } from 'vitest'
import { ADDRESS, cart, CONTACT, ended, line, payment } from './testing/carts'
import { whatHappensNext } from './what-happens-next'

const known = { contact_info: CONTACT, address: ADDRESS }
const NOW = Date.parse('2026-11-22T20:00:00+02:00')
const PAID = {
  ...known,
  status: 'complete',
  payment: ended('complete'),
  paid_at: '2026-11-22T18:00:00Z',
} as const

test('a paid order is confirmed, packed and brought', () => {
  expect(whatHappensNext(cart(PAID), NOW)).toEqual([
    'We send the confirmation to thandi@example.com.',
    'We pack it, and write to you when the courier has it.',
    'The courier brings it to 12 Long Street, Gardens, Cape Town, 8001, Western Cape. With you by Wed 25 Nov.',
  ])
})

test('an EFT comes first', () => {
  const order = cart({ ...known, payment: payment({ method: 'EFT' }) })
  const [first, second, third] = whatHappensNext(order, NOW)
  expect(first).toMatch(/^You pay by EFT/)
  expect(second).toMatch(/as soon as the money is there/)
  expect(third).toMatch(/With you by Fri 27 Nov if you pay today\.$/)
  expect(whatHappensNext(order, NOW, 'on Sun 22 Nov')[2]).toMatch(/if you pay on Sun 22 Nov\.$/)
})

test('a card on delivery is paid at the door', () => {
  const order = cart({ ...known, payment: payment({ method: 'Card on delivery' }) })
  expect(whatHappensNext(order, NOW)).toContain(
    'You pay R1,199.00 by card at the door: tap it or insert it in the courier’s machine.',
  )
})

test('a service is arranged by phone', () => {
  const items = [line({ type: 'service' })]
  expect(whatHappensNext(cart({ ...PAID, items }), NOW)).toContain(
    'Nothing is delivered: we call you on +27821234567 within one working day to agree a time.',
  )
})

test('nothing follows on an order that is over', () => {
  expect(whatHappensNext(cart({ ...known, status: 'cancelled' }), NOW)).toEqual([])
})
