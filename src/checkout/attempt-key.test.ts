import { expect, test } from 'vitest'
import { attemptKey } from './attempt-key'
import { ADDRESS, cart, CONTACT, line, payment } from './testing/carts'

const ready = cart({ contact_info: CONTACT, address: ADDRESS })
const key = attemptKey(ready, 'EFT')

test.each([
  ['asked again', ready],
  ['a reload that finds the card payment open', { ...ready, payment: payment() }],
  ['an order number drawn meanwhile', { ...ready, order_number: 'ZA1001' }],
  [
    'the catalogue describing a product anew',
    { ...ready, items: [line({ description: 'New words', stock: 3 })] },
  ],
])('%s keeps the key', (_what, same) => {
  expect(attemptKey(same, 'EFT')).toBe(key)
})

test.each([
  ['another method', ready, 'Credit Card (Checkout)'],
  ['another cart', { ...ready, id: 'other' }, 'EFT'],
  ['another quantity', { ...ready, items: [line({}, 2)] }, 'EFT'],
  ['another address', { ...ready, address: { ...ADDRESS, suburb: 'Tamboerskloof' } }, 'EFT'],
  ['a corrected email', { ...ready, contact_info: { ...CONTACT, email: 't@example.com' } }, 'EFT'],
  ['a promo code', { ...ready, promo_code: 'WELCOME10' }, 'EFT'],
  ['a declined payment', { ...ready, payment: payment({ status: 'declined' }) }, 'EFT'],
] as const)('%s makes a new key', (_what, other, method) => {
  expect(attemptKey(other, method)).not.toBe(key)
})

test('each declined payment makes way for one more attempt', () => {
  const after = (id: string) => attemptKey({ ...ready, payment: payment({ id, status: 'declined' }) }, 'EFT')
  expect(after('first')).not.toBe(after('second'))
})

test('the key fits the API, which takes 200 characters', () => {
  expect(key.length).toBeLessThan(200)
})
