import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { restoreCart, initialiseCart } from '../commands'
import { INITIAL_CART } from '../rules/reducer'
import { useCart } from '../store'
import { FakeShop } from '../testing/fake-shop'
import { productLine } from '../testing/catalogue'
import { CART_KEYS, otherTabWrites, quantities, savedLines, toasts, visit } from '../testing/visit'
import { add, change, clear, refresh, remove } from './change-cart'

let shop: FakeShop

beforeEach(() => {
  shop = new FakeShop().install()
})
afterEach(() => vi.unstubAllGlobals())

const restore = () => restoreCart('cart-9', 'signup-1')

/** The page is loaded again: what was saved is all that is left. */
const reload = () => {
  const kept = Object.entries({ ...window.localStorage } as Record<string, string>)
  useCart.setState(INITIAL_CART, true)
  kept.forEach(([key, value]) => window.localStorage.setItem(key, value))
  initialiseCart()
}
const atShop = (id: string) =>
  shop.carts.get(id)?.items.map(({ product, quantity }) => `${product?.sku} ${quantity}`)

describe('a browser without lines', () => {
  beforeEach(() => visit())

  test('gets its lines in a cart of its own, and saves them', async () => {
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

  test('that emptied it without a network does not get it back with the next page', async () => {
    shop.store('cart-9', ['khumo', 2])
    await restore()
    shop.isOffline = true
    await clear()
    reload()
    shop.isOffline = false
    expect(await restore()).toBe(false)
    expect(quantities()).toEqual([])
  })

  test('gets it later when the shop cannot be reached', async () => {
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
      'open no more',
      () => shop.carts.set('cart-9', { ...shop.store('cart-9', ['khumo', 1]), is_open: false }),
    ],
  ])('leaves a cart alone that is %s, without a word', async (_what, prepare) => {
    prepare()
    expect(await restore()).toBe(false)
    expect(useCart.getState().id).toBeNull()
    expect(toasts()).toEqual([])
  })
})

describe('a browser with lines of its own', () => {
  beforeEach(() => {
    shop.store('cart-1', ['paper-rolls', 3], ['khumo', 1])
    visit({ id: 'cart-1', products: [productLine('paper-rolls', 3), productLine('khumo')] })
  })

  test('keeps them, and the others are merged with them, at the shop too', async () => {
    shop.store('cart-9', ['khumo', 2], ['sim-data', 1], ['paper-rolls', 1])
    expect(await restore()).toBe(true)
    const merged = ['paper-rolls 3', 'khumo 2', 'sim-data 1']
    expect(quantities()).toEqual(merged)
    await vi.waitFor(() => expect(atShop('cart-1')).toEqual(merged))
    expect(useCart.getState().id).toBe('cart-1')
    expect(atShop('cart-9')).toHaveLength(3)
  })

  test('says nothing came when it has all of it', async () => {
    shop.store('cart-9', ['khumo', 1])
    expect(await restore()).toBe(false)
    expect(quantities()).toEqual(['paper-rolls 3', 'khumo 1'])
  })

  test('gets them once: what was taken out stays out after a reload', async () => {
    shop.store('cart-9', ['khumo', 2], ['sim-data', 1])
    await restore()
    await remove({ sku: 'sim-data' })
    await change({ sku: 'khumo' }, 1)
    reload()
    expect(await restore()).toBe(false)
    expect(quantities()).toEqual(['paper-rolls 3', 'khumo 1'])
  })

  test('gets them once when two pages ask at the same time', async () => {
    shop.store('cart-9', ['sim-data', 1])
    expect(await Promise.all([restore(), restore()])).toEqual([true, false])
    expect(quantities()).toEqual(['paper-rolls 3', 'khumo 1', 'sim-data 1'])
  })

  test('is told which of them can no longer be bought, and gets the rest', async () => {
    const other = shop.store('cart-9', ['sim-data', 1], ['go', 1])
    expect(other.items).toHaveLength(2)
    expect(await restore()).toBe(true)
    expect(quantities()).toEqual(['paper-rolls 3', 'khumo 1', 'sim-data 1'])
    expect(toasts()).toEqual([['Product not available', 'Go: Out of stock']])
  })

  test('that became an order is left first: the lines come into a new cart', async () => {
    const own = shop.carts.get('cart-1')
    if (own) shop.carts.set('cart-1', { ...own, is_open: false })
    shop.store('cart-9', ['sim-data', 1])
    expect(await restore()).toBe(true)
    expect(quantities()).toEqual(['sim-data 1'])
    await refresh()
    expect(['cart-1', 'cart-9']).not.toContain(useCart.getState().id)
  })

  test('of the signup itself asks nothing', async () => {
    expect(await restoreCart('cart-1', 'signup-1')).toBe(false)
    expect(shop.calls).toEqual([])
  })

  test('merges what came without a network once it is back, and keeps what was chosen meanwhile', async () => {
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

test('lines that another tab adds while the cart is on its way stay, and are merged', async () => {
  visit()
  shop.store('cart-9', ['khumo', 2])
  const restored = restore()
  otherTabWrites(CART_KEYS.products, JSON.stringify([productLine('paper-rolls')]))
  expect(await restored).toBe(true)
  expect(quantities()).toEqual(['paper-rolls 1', 'khumo 2'])
  await refresh()
  expect(atShop(useCart.getState().id ?? '')).toEqual(expect.arrayContaining(['paper-rolls 1', 'khumo 2']))
})
