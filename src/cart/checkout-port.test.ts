import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptRemoteCart, ensureRemoteCart, getCartId, subscribeToRemoteCart } from './checkout-port'
import { addToCart } from './commands'
import { useCart } from './store'
import { FakeShop } from './testing/fake-shop'
import { freshCart, savedLine } from './testing/fresh-cart'

let shop: FakeShop

beforeEach(() => {
  shop = new FakeShop().install()
  freshCart()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an empty cart is not created for the checkout', async () => {
  expect(await ensureRemoteCart()).toBeNull()
  expect(shop.calls).toEqual([])
})

test('lines without a cart get one that holds them', async () => {
  freshCart({ products: [savedLine('khumo', 2)] })
  expect(await ensureRemoteCart()).toBe('cart-1')
  expect(getCartId()).toBe('cart-1')
  expect(shop.carts.get('cart-1')?.items.map(({ quantity }) => quantity)).toEqual([2])
})

test('what the shop answers elsewhere becomes the truth, unless it is about another cart', async () => {
  await addToCart({ sku: 'khumo' })
  const cart = shop.store('cart-1', ['khumo', 4])
  await acceptRemoteCart(cart)
  expect(useCart.getState().products).toEqual([savedLine('khumo', 4)])
  await acceptRemoteCart({ ...cart, id: 'another', items: [] })
  expect(useCart.getState().products).toEqual([savedLine('khumo', 4)])
})

test('listeners hear every answer with the one before', async () => {
  const totals: [number, number | undefined][] = []
  const stop = subscribeToRemoteCart((now, before) => totals.push([now.totals.total, before?.totals.total]))
  await addToCart({ sku: 'khumo' })
  await addToCart({ sku: 'paper-rolls' }, 2)
  stop()
  await addToCart({ sku: 'khumo' })
  expect(totals).toEqual([
    [0, undefined],
    [1199, 0],
    [1497, 1199],
  ])
})
