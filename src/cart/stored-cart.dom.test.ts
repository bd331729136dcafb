import { beforeEach, expect, test, vi } from 'vitest'
import { isCartStored, markCart, markStoredCart, savePromoCode } from './stored-cart'

const open = (address = '/za/checkout/') => {
  window.history.replaceState(null, '', address)
  markStoredCart()
}

beforeEach(() => {
  window.localStorage.clear()
  document.documentElement.removeAttribute('data-cart')
})

test.each([null, '[]'])('a browser that keeps %s for lines is not marked', (lines) => {
  if (lines) window.localStorage.setItem('cartProducts', lines)
  open()
  expect(isCartStored()).toBe(false)
})

test('lines of an earlier visit mark the page before any code is here', () => {
  window.localStorage.setItem('cartProducts', '[{"sku":"khumo"}]')
  open()
  expect(isCartStored()).toBe(true)
})

test('an order’s confirmation is marked though the cart is empty by then, and stays so', () => {
  open('/za/checkout/?step=confirm')
  expect(isCartStored()).toBe(true)
  markCart(false)
  expect(isCartStored()).toBe(true)
})

test('blocked storage marks nothing and breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => open()).not.toThrow()
  expect(isCartStored()).toBe(false)
  vi.restoreAllMocks()
})

test('the mark follows the cart once it is initialised', () => {
  open()
  markCart(true)
  expect(isCartStored()).toBe(true)
  markCart(false)
  expect(isCartStored()).toBe(false)
})

test('the promo code of the address is saved before any code is here', () => {
  window.history.replaceState(null, '', '/za/?promotion=WELCOME10')
  savePromoCode()
  expect(window.localStorage.getItem('promoCode')).toBe('WELCOME10')
  window.history.replaceState(null, '', '/za/?promotion=')
  savePromoCode()
  expect(window.localStorage.getItem('promoCode')).toBe('WELCOME10')
})
