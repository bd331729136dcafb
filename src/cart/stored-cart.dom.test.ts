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

test.each([null, '[]'])('a page is not marked if the stored lines are %s', (lines) => {
  if (lines) window.localStorage.setItem('cartProducts', lines)
  open()
  expect(isCartStored()).toBe(false)
})

test('a page is marked before the site’s code is loaded if an earlier visit has stored lines', () => {
  window.localStorage.setItem('cartProducts', '[{"sku":"khumo"}]')
  open()
  expect(isCartStored()).toBe(true)
})

test('an order’s confirmation is marked, and stays marked when the cart is empty', () => {
  open('/za/checkout/?step=confirm')
  expect(isCartStored()).toBe(true)
  markCart(false)
  expect(isCartStored()).toBe(true)
})

test('if storage is blocked, the page is not marked and nothing throws', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => open()).not.toThrow()
  expect(isCartStored()).toBe(false)
  vi.restoreAllMocks()
})

test('the mark is updated once the cart has been read', () => {
  open()
  markCart(true)
  expect(isCartStored()).toBe(true)
  markCart(false)
  expect(isCartStored()).toBe(false)
})

test('the promo code of the address is saved before the site’s code is loaded', () => {
  window.history.replaceState(null, '', '/za/?promotion=WELCOME10')
  savePromoCode()
  expect(window.localStorage.getItem('promoCode')).toBe('WELCOME10')
  window.history.replaceState(null, '', '/za/?promotion=')
  savePromoCode()
  expect(window.localStorage.getItem('promoCode')).toBe('WELCOME10')
})
