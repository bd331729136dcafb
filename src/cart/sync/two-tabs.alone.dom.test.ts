import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useCart } from '../store'
import { shopForEachTest } from '../testing/fake-shop'
import { productLine } from '../testing/catalogue'
import { CART_CHANGE_KEY, CART_KEYS, otherTabWrites, quantities, savedLines, visit } from '../testing/visit'
import { add, change, refresh, remove } from './change-cart'

const shop = shopForEachTest()

/** Starts to change the quantity of khumo to 2, and delays the answer until the returned function is called. */
const startChange = async () => {
  let open: () => void = () => undefined
  shop.gate = new Promise((resolve) => (open = resolve))
  const changing = change({ sku: 'khumo' }, 2)
  await vi.waitFor(() => expect(shop.calls.at(-1)?.path).toBe('/carts/cart-1/items/'))
  return async () => {
    open()
    await changing
  }
}

const atShop = () =>
  (shop.carts.get('cart-1')?.items ?? []).map(({ product, quantity }) => `${product?.sku} ${quantity}`)

beforeEach(async () => {
  visit()
  await add({ item: { sku: 'khumo' }, quantity: 1 })
  shop.calls = []
})

test('a late answer does not bring back a line that another tab has removed meanwhile', async () => {
  const answerNow = await startChange()
  otherTabWrites(CART_KEYS.products, '[]')
  await answerNow()
  expect(quantities()).toEqual([])
  expect(savedLines()).toEqual([])
})

test('a late answer does not undo the quantity that another tab has set meanwhile', async () => {
  const answerNow = await startChange()
  otherTabWrites(CART_KEYS.products, JSON.stringify([productLine('khumo', 5)]))
  await answerNow()
  expect(quantities()).toEqual(['khumo 5'])
  expect(savedLines()).toEqual([productLine('khumo', 5)])
})

test('a change that the other tab did not send is sent when this tab reads the shop’s cart next', async () => {
  const answerNow = await startChange()
  otherTabWrites(CART_KEYS.products, JSON.stringify([productLine('khumo', 2), productLine('paper-rolls', 3)]))
  await answerNow()
  expect(useCart.getState().remoteStale).toBe(true)
  await refresh()
  expect(shop.carts.get('cart-1')?.items.map(({ product, quantity }) => [product?.sku, quantity])).toEqual([
    ['khumo', 2],
    ['paper-rolls', 3],
  ])
  expect(useCart.getState()).toMatchObject({ remoteStale: false, otherTabChanges: new Map() })
})

describe('a change by another tab, which had not read this tab’s last change,', () => {
  const BASE = JSON.stringify([productLine('khumo', 1)])
  const otherTabChanges = () =>
    otherTabWrites(
      CART_KEYS.products,
      JSON.stringify([productLine('khumo', 1), productLine('paper-rolls', 1)]),
      BASE,
    )

  test('does not undo this tab’s change before it is answered', async () => {
    const answerNow = await startChange()
    otherTabChanges()
    await answerNow()
    expect(quantities()).toEqual(['khumo 2', 'paper-rolls 1'])
    expect(savedLines()).toEqual([productLine('khumo', 2), productLine('paper-rolls', 1)])
    await refresh()
    expect(atShop()).toEqual(['khumo 2', 'paper-rolls 1'])
  })

  test('does not undo this tab’s change after it is answered', async () => {
    await change({ sku: 'khumo' }, 2)
    otherTabChanges()
    expect(quantities()).toEqual(['khumo 2', 'paper-rolls 1'])
    await refresh()
    expect(atShop()).toEqual(['khumo 2', 'paper-rolls 1'])
  })

  test('does not bring back a removed line or remove an added one', async () => {
    await add({ item: { sku: 'khumo-print' }, quantity: 1 })
    await remove({ sku: 'khumo' })
    otherTabChanges()
    expect(quantities().sort()).toEqual(['khumo-print 1', 'paper-rolls 1'])
    await refresh()
    expect(atShop().sort()).toEqual(['khumo-print 1', 'paper-rolls 1'])
  })

  test('makes this tab store both changes', async () => {
    await change({ sku: 'khumo' }, 2)
    otherTabChanges()
    expect(JSON.parse(window.localStorage.getItem(CART_CHANGE_KEY) ?? '')).toEqual({
      before: JSON.stringify([productLine('khumo', 1), productLine('paper-rolls', 1)]),
      after: JSON.stringify([productLine('khumo', 2), productLine('paper-rolls', 1)]),
    })
  })

  test('is applied without undoing this tab’s change if this tab reads storage before the event', async () => {
    const lines = JSON.stringify([productLine('khumo', 1), productLine('paper-rolls', 1)])
    const answerNow = await startChange()
    window.localStorage.setItem(CART_CHANGE_KEY, JSON.stringify({ before: BASE, after: lines }))
    window.localStorage.setItem(CART_KEYS.products, lines)
    document.dispatchEvent(new Event('visibilitychange'))
    await answerNow()
    expect(quantities()).toEqual(['khumo 2', 'paper-rolls 1'])
  })

  test('can be followed by a change of the same line, which is applied', async () => {
    await change({ sku: 'khumo' }, 2)
    otherTabChanges()
    otherTabWrites(
      CART_KEYS.products,
      JSON.stringify([productLine('khumo', 7), productLine('paper-rolls', 1)]),
    )
    expect(quantities()).toEqual(['khumo 7', 'paper-rolls 1'])
  })
})

test('a change at the shop is not undone by a tab without changes', async () => {
  shop.store('cart-1', ['khumo', 3], ['paper-rolls', 1])
  useCart.setState({ remoteStale: true })
  await refresh()
  expect(quantities()).toEqual(['khumo 3', 'paper-rolls 1'])
  expect(shop.changes).toEqual([])
})
