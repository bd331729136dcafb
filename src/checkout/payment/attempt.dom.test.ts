import { describe, expect, test, vi } from 'vitest'
import type { Payment, ShopCart } from '../../../shared/orders'
import { ADDRESS, cart, CART_ID, CONTACT, line, payment } from '../testing/carts'
import { INSTALMENTS, type Choice } from './payment-methods'
import {
  attemptKey,
  agreedChoice,
  currentAttempt,
  forgetAttempt,
  startAttempt,
  type Attempt,
} from './attempt'

const ready = cart({ contact_info: CONTACT, address: ADDRESS })
const FIRST = { cartId: CART_ID, after: null }
const key = attemptKey(ready, 'EFT', FIRST)

describe('the key of one attempt', () => {
  test.each<[string, ShopCart]>([
    ['a second request', ready],
    ['the payment it opened', { ...ready, payment: payment() }],
    ['an order number that was reserved meanwhile', { ...ready, order_number: 'ZA1001' }],
    ['a product with a new description', { ...ready, items: [line({ description: 'New words', stock: 3 })] }],
  ])('is the same with %s', (_what, same) => {
    expect(attemptKey(same, 'EFT', FIRST)).toBe(key)
  })

  test.each<[string, ShopCart, Choice]>([
    ['another payment method', ready, 'Card'],
    ['instalments', ready, INSTALMENTS],
    ['another cart', { ...ready, id: 'other' }, 'EFT'],
    ['another quantity', { ...ready, items: [line({}, 2)] }, 'EFT'],
    ['another address', { ...ready, address: { ...ADDRESS, suburb: 'Tamboerskloof' } }, 'EFT'],
    ['a corrected email', { ...ready, contact_info: { ...CONTACT, email: 't@example.com' } }, 'EFT'],
    ['a promo code', { ...ready, promo_code: 'WELCOME10' }, 'EFT'],
  ])('is another one with %s', (_what, other, method) => {
    expect(attemptKey(other, method, FIRST)).not.toBe(key)
  })

  test('is another one after an earlier payment', () => {
    expect(attemptKey(ready, 'EFT', { ...FIRST, after: 'payment-1' })).not.toBe(key)
  })

  test('has at most the 200 characters that the API accepts', () => {
    expect(key.length).toBeLessThan(200)
  })
})

describe('the attempt', () => {
  const started = { cartId: CART_ID, after: 'payment-1' }
  const second = payment({ id: 'payment-2' })

  test.each<[string, Payment | null, Attempt | null, string | null]>([
    ['nothing paid yet', null, null, null],
    ['the payment it opened is still open', payment(), FIRST, null],
    ['that payment is being charged', payment({ status: 'authorised' }), FIRST, null],
    ['that payment was declined', payment({ status: 'declined' }), FIRST, 'payment-1'],
    ['its second payment is open', second, started, 'payment-1'],
    ['its second payment ended', payment({ id: 'payment-2', status: 'expired' }), started, 'payment-2'],
    ['a payment another browser opened', second, null, 'payment-2'],
    ['an attempt for another cart', second, { ...started, cartId: 'other' }, 'payment-2'],
  ])('%s', (_what, state, before, after) => {
    expect(currentAttempt(cart({ payment: state }), before)).toEqual({ cartId: CART_ID, after })
  })

  test('is stored in this browser with the choice that the shopper agreed to', () => {
    const declined: ShopCart = cart({ payment: payment({ status: 'declined' }) })
    expect(startAttempt(declined, 'Card')).toEqual(started)
    expect(startAttempt(cart({ payment: second }), INSTALMENTS)).toEqual(started)
    expect([agreedChoice(CART_ID), agreedChoice('other')]).toEqual([INSTALMENTS, null])
    forgetAttempt()
    expect(agreedChoice(CART_ID)).toBeNull()
    expect(startAttempt(cart({ payment: second }), 'Card')).toEqual({ ...started, after: 'payment-2' })
  })

  test('is read as older pages stored it', () => {
    window.localStorage.setItem('checkoutAttempt', `${CART_ID} payment-1`)
    window.localStorage.setItem('checkoutPaying', `${CART_ID} ${INSTALMENTS}`)
    expect(agreedChoice(CART_ID)).toBe(INSTALMENTS)
    expect(startAttempt(cart({ payment: second }), 'Card')).toEqual(started)
    expect(agreedChoice(CART_ID)).toBe('Card')
  })

  test.each([['null'], ['one-word'], ['{}'], ['{"cartId":7}'], ['{"cartId":"a","after":7}']])(
    'stored as %o is dropped',
    (text) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      window.localStorage.setItem('checkoutAttempt', text)
      expect(startAttempt(cart({ payment: second }), 'Card').after).toBe('payment-2')
      expect(agreedChoice(CART_ID)).toBe('Card')
    },
  )
})
