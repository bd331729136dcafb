import { beforeEach, describe, expect, test, vi } from 'vitest'
import { restoreCart, initialiseCart } from '../commands'
import { INITIAL_CART } from '../rules/reducer'
import { useCart } from '../store'
import { shopForEachTest } from '../testing/fake-shop'
import { productLine } from '../testing/catalogue'
import { CART_KEYS, otherTabWrites, quantities, savedLines, toasts, visit } from '../testing/visit'
import { add, change, clear, refresh, remove } from './change-cart'

const shop = shopForEachTest()

const restore = () => restoreCart('cart-9', 'signup-1')

/** Loads the page again, with the same storage. */
const reload = () => {
  const stored = Object.entries({ ...window.localStorage } as Record<string, string>)
  useCart.setState(INITIAL_CART, true)
  stored.forEach(([key, value]) => window.localStorage.setItem(key, value))
  initialiseCart()
}
const atShop = (id: string) =>
  shop.carts.get(id)?.items.map(({ product, quantity }) => `${product?.sku} ${quantity}`)

describe('restoring a signup’s cart in a browser without lines', () => {
  beforeEach(() => visit())

  test('adds its lines to the browser’s own cart, and saves them', async () => {
    shop.store('cart-9', ['khumo', 2])
    expect(await restore()).toBe(true)
    expect(quantities()).toEqual(['khumo 2'])
    expect(savedLines()).toEqual([productLine('khumo', 2)])
    await add({ item: { sku: 'paper-rolls' }, quantity: 1 })
    const { id } = useCart.getState()
    expect(id).not.toBe('cart-9')
    expect(atShop(id ?? '')).toEqual(['khumo 2', 'paper-rolls 1'])
    expect(atShop('cart-9')).toEqual(['khumo 2'])
  })

  test('does not happen again on the next page after the shopper cleared the cart without a network', async () => {
    shop.store('cart-9', ['khumo', 2])
    await restore()
    shop.isOffline = true
    await clear()
    reload()
    shop.isOffline = false
    expect(await restore()).toBe(false)
    expect(quantities()).toEqual([])
  })

  test('happens later if the shop cannot be reached', async () => {
    shop.store('cart-9', ['khumo', 2])
    shop.isOffline = true
    expect(await restore()).toBe(false)
    shop.isOffline = false
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(quantities()).toEqual(['khumo 2']))
  })

  test.each([
    ['unknown', () => undefined],
    ['empty', () => shop.store('cart-9')],
    [
      'no longer open',
      () => shop.carts.set('cart-9', { ...shop.store('cart-9', ['khumo', 1]), is_open: false }),
    ],
  ])('changes nothing and shows no message if the signup’s cart is %s', async (_name, prepare) => {
    prepare()
    expect(await restore()).toBe(false)
    expect(useCart.getState().id).toBeNull()
    expect(toasts()).toEqual([])
  })
})

describe('restoring a signup’s cart in a browser with lines', () => {
  beforeEach(() => {
    shop.store('cart-1', ['paper-rolls', 3], ['khumo', 1])
    visit({ id: 'cart-1', products: [productLine('paper-rolls', 3), productLine('khumo')] })
  })

  test('merges both carts in this browser and at the shop', async () => {
    shop.store('cart-9', ['khumo', 2], ['sim-data', 1], ['paper-rolls', 1])
    expect(await restore()).toBe(true)
    const merged = ['paper-rolls 3', 'khumo 2', 'sim-data 1']
    expect(quantities()).toEqual(merged)
    await vi.waitFor(() => expect(atShop('cart-1')).toEqual(merged))
    expect(useCart.getState().id).toBe('cart-1')
    expect(atShop('cart-9')).toHaveLength(3)
  })

  test('changes nothing if the browser already has all its lines', async () => {
    shop.store('cart-9', ['khumo', 1])
    expect(await restore()).toBe(false)
    expect(quantities()).toEqual(['paper-rolls 3', 'khumo 1'])
  })

  test('happens only once, so that a removed line stays removed after a reload', async () => {
    shop.store('cart-9', ['khumo', 2], ['sim-data', 1])
    await restore()
    await remove({ sku: 'sim-data' })
    await change({ sku: 'khumo' }, 1)
    reload()
    expect(await restore()).toBe(false)
    expect(quantities()).toEqual(['paper-rolls 3', 'khumo 1'])
  })

  test('happens only once if two pages request it at the same time', async () => {
    shop.store('cart-9', ['sim-data', 1])
    expect(await Promise.all([restore(), restore()])).toEqual([true, false])
    expect(quantities()).toEqual(['paper-rolls 3', 'khumo 1', 'sim-data 1'])
  })

  test('leaves out an item that can no longer be bought, and tells the shopper which', async () => {
    const other = shop.store('cart-9', ['sim-data', 1], ['go', 1])
    expect(other.items).toHaveLength(2)
    expect(await restore()).toBe(true)
    expect(quantities()).toEqual(['paper-rolls 3', 'khumo 1', 'sim-data 1'])
    expect(toasts()).toEqual([['Product not available', 'Go: Out of stock']])
  })

  test('adds the lines to a new cart if the browser’s own cart has become an order', async () => {
    const own = shop.carts.get('cart-1')
    if (own) shop.carts.set('cart-1', { ...own, is_open: false })
    shop.store('cart-9', ['sim-data', 1])
    expect(await restore()).toBe(true)
    expect(quantities()).toEqual(['sim-data 1'])
    await refresh()
    expect(['cart-1', 'cart-9']).not.toContain(useCart.getState().id)
  })

  test('sends no request if it is already the browser’s own cart', async () => {
    expect(await restoreCart('cart-1', 'signup-1')).toBe(false)
    expect(shop.calls).toEqual([])
  })

  test('without a network happens once it is back, and the browser’s lines stay', async () => {
    shop.store('cart-9', ['sim-data', 1])
    shop.isOffline = true
    await restore()
    await add({ item: { sku: 'khumo-print' }, quantity: 1 })
    shop.isOffline = false
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(quantities()).toContain('sim-data 1'))
    expect(quantities()).toEqual(expect.arrayContaining(['paper-rolls 3', 'khumo 1']))
  })
})

test('lines that another tab adds while a signup’s cart is loading stay, and are merged with it', async () => {
  visit()
  shop.store('cart-9', ['khumo', 2])
  const restored = restore()
  otherTabWrites(CART_KEYS.products, JSON.stringify([productLine('paper-rolls')]))
  expect(await restored).toBe(true)
  expect(quantities()).toEqual(['paper-rolls 1', 'khumo 2'])
  await refresh()
  expect(atShop(useCart.getState().id ?? '')).toEqual(expect.arrayContaining(['paper-rolls 1', 'khumo 2']))
})
