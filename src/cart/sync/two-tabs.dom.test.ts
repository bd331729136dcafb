import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CART_KEYS } from '../storage'
import { useCart } from '../store'
import { FakeShop } from '../testing/fake-shop'
import { savedLine } from '../testing/fresh-cart'
import { otherTabWrites } from '../testing/other-tab'
import { quantities, savedLines, visit } from '../testing/visit'
import { add, change, refresh } from '.'

let shop: FakeShop

/** Starts to change khumo to two pieces and holds the answer back; call what comes out to let it arrive. */
const changeSlowly = async () => {
  let open: () => void = () => undefined
  shop.gate = new Promise((resolve) => (open = resolve))
  const changing = change({ sku: 'khumo' }, 2)
  await vi.waitFor(() => expect(shop.calls.at(-1)?.path).toBe('/carts/cart-1/items/'))
  return async () => {
    open()
    await changing
  }
}

beforeEach(async () => {
  shop = new FakeShop().install()
  visit()
  await add({ item: { sku: 'khumo' }, quantity: 1 })
  shop.calls = []
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an answer that comes after another tab took the line out does not bring it back', async () => {
  const arrive = await changeSlowly()
  otherTabWrites(CART_KEYS.products, '[]')
  await arrive()
  expect(quantities()).toEqual([])
  expect(savedLines()).toEqual([])
})

test('nor does it undo the quantity another tab has set', async () => {
  const arrive = await changeSlowly()
  otherTabWrites(CART_KEYS.products, JSON.stringify([savedLine('khumo', 5)]))
  await arrive()
  expect(quantities()).toEqual(['khumo 5'])
  expect(savedLines()).toEqual([savedLine('khumo', 5)])
})

test('what the other tab could not send any more is sent with the next reading', async () => {
  const arrive = await changeSlowly()
  otherTabWrites(CART_KEYS.products, JSON.stringify([savedLine('khumo', 2), savedLine('paper-rolls', 3)]))
  await arrive()
  expect(useCart.getState().remoteStale).toBe(true)
  await refresh()
  expect(shop.carts.get('cart-1')?.items.map(({ product, quantity }) => [product?.sku, quantity])).toEqual([
    ['khumo', 2],
    ['paper-rolls', 3],
  ])
  expect(useCart.getState()).toMatchObject({ remoteStale: false, followed: new Map() })
})
