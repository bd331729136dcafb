import { beforeEach, expect, test, vi } from 'vitest'
import { HOLDS_CART_OR_EMPTY, isCartKept, markCart, markKeptCart } from './kept-cart'

const open = (address = '/za/checkout/') => {
  window.history.replaceState(null, '', address)
  markKeptCart()
}

beforeEach(() => {
  window.localStorage.clear()
  document.documentElement.removeAttribute('data-cart')
  document.documentElement.setAttribute(HOLDS_CART_OR_EMPTY, '')
})

test.each([null, '[]'])('a browser that keeps %s for lines is not marked', (lines) => {
  if (lines) window.localStorage.setItem('cartProducts', lines)
  open()
  expect(isCartKept()).toBe(false)
})

test('lines of an earlier visit mark the page before any code is here', () => {
  window.localStorage.setItem('cartProducts', '[{"sku":"khumo"}]')
  open()
  expect(isCartKept()).toBe(true)
})

test('a page that shows no cart does not wait for storage', () => {
  document.documentElement.removeAttribute(HOLDS_CART_OR_EMPTY)
  const storage = vi.spyOn(window, 'localStorage', 'get')
  open('/za/')
  expect(storage).not.toHaveBeenCalled()
  expect(isCartKept()).toBe(false)
  vi.restoreAllMocks()
})

test('an order’s confirmation is marked though the cart is empty by then, and stays so', () => {
  open('/za/checkout/?step=confirm')
  expect(isCartKept()).toBe(true)
  markCart(false)
  expect(isCartKept()).toBe(true)
})

test('blocked storage marks nothing and breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => open()).not.toThrow()
  expect(isCartKept()).toBe(false)
  vi.restoreAllMocks()
})

test('the mark follows the cart once it is awake', () => {
  open()
  markCart(true)
  expect(isCartKept()).toBe(true)
  markCart(false)
  expect(isCartKept()).toBe(false)
})

test('the promo code of the address is saved before any code is here', () => {
  open('/za/?promotion=WELCOME10')
  expect(window.localStorage.getItem('promoCode')).toBe('WELCOME10')
  open('/za/?promotion=')
  expect(window.localStorage.getItem('promoCode')).toBe('WELCOME10')
})
