import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCart } from '../store'
import { FakeShop } from '../testing/fake-shop'
import { productLine } from '../testing/catalogue'
import { CART_CHANGE_KEY, CART_KEYS, otherTabWrites, quantities, savedLines, visit } from '../testing/visit'
import { add, change, refresh, remove } from './change-cart'

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

const atShop = () =>
  (shop.carts.get('cart-1')?.items ?? []).map(({ product, quantity }) => `${product?.sku} ${quantity}`)

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
  otherTabWrites(CART_KEYS.products, JSON.stringify([productLine('khumo', 5)]))
  await arrive()
  expect(quantities()).toEqual(['khumo 5'])
  expect(savedLines()).toEqual([productLine('khumo', 5)])
})

test('what the other tab could not send any more is sent with the next reading', async () => {
  const arrive = await changeSlowly()
  otherTabWrites(CART_KEYS.products, JSON.stringify([productLine('khumo', 2), productLine('paper-rolls', 3)]))
  await arrive()
  expect(useCart.getState().remoteStale).toBe(true)
  await refresh()
  expect(shop.carts.get('cart-1')?.items.map(({ product, quantity }) => [product?.sku, quantity])).toEqual([
    ['khumo', 2],
    ['paper-rolls', 3],
  ])
  expect(useCart.getState()).toMatchObject({ remoteStale: false, otherTabChanges: new Map() })
})

describe('a tab that had not heard of a change when it wrote its own', () => {
  const KNEW = JSON.stringify([productLine('khumo', 1)])
  const writeBlindly = () =>
    otherTabWrites(
      CART_KEYS.products,
      JSON.stringify([productLine('khumo', 1), productLine('paper-rolls', 1)]),
      KNEW,
    )

  test('does not undo it while its answer is on the way', async () => {
    const arrive = await changeSlowly()
    writeBlindly()
    await arrive()
    expect(quantities()).toEqual(['khumo 2', 'paper-rolls 1'])
    expect(savedLines()).toEqual([productLine('khumo', 2), productLine('paper-rolls', 1)])
    await refresh()
    expect(atShop()).toEqual(['khumo 2', 'paper-rolls 1'])
  })

  test('nor once it is answered', async () => {
    await change({ sku: 'khumo' }, 2)
    writeBlindly()
    expect(quantities()).toEqual(['khumo 2', 'paper-rolls 1'])
    await refresh()
    expect(atShop()).toEqual(['khumo 2', 'paper-rolls 1'])
  })

  test('does not bring back a line that was taken out, nor take out one that was added', async () => {
    await add({ item: { sku: 'khumo-print' }, quantity: 1 })
    await remove({ sku: 'khumo' })
    writeBlindly()
    expect(quantities().sort()).toEqual(['khumo-print 1', 'paper-rolls 1'])
    await refresh()
    expect(atShop().sort()).toEqual(['khumo-print 1', 'paper-rolls 1'])
  })

  test('is told of it again, so that the last to write leaves both', async () => {
    await change({ sku: 'khumo' }, 2)
    writeBlindly()
    expect(JSON.parse(window.localStorage.getItem(CART_CHANGE_KEY) ?? '')).toEqual({
      before: JSON.stringify([productLine('khumo', 1), productLine('paper-rolls', 1)]),
      after: JSON.stringify([productLine('khumo', 2), productLine('paper-rolls', 1)]),
    })
  })

  test('is understood though this tab comes upon its lines before it is told of them', async () => {
    const lines = JSON.stringify([productLine('khumo', 1), productLine('paper-rolls', 1)])
    const arrive = await changeSlowly()
    window.localStorage.setItem(CART_CHANGE_KEY, JSON.stringify({ before: KNEW, after: lines }))
    window.localStorage.setItem(CART_KEYS.products, lines)
    document.dispatchEvent(new Event('visibilitychange'))
    await arrive()
    expect(quantities()).toEqual(['khumo 2', 'paper-rolls 1'])
  })

  test('is followed in what it changes afterwards, knowing', async () => {
    await change({ sku: 'khumo' }, 2)
    writeBlindly()
    otherTabWrites(
      CART_KEYS.products,
      JSON.stringify([productLine('khumo', 7), productLine('paper-rolls', 1)]),
    )
    expect(quantities()).toEqual(['khumo 7', 'paper-rolls 1'])
  })
})

test('what the shop has changed since is not taken back by a tab that wanted nothing else', async () => {
  shop.store('cart-1', ['khumo', 3], ['paper-rolls', 1])
  useCart.setState({ remoteStale: true })
  await refresh()
  expect(quantities()).toEqual(['khumo 3', 'paper-rolls 1'])
  expect(shop.changes).toEqual([])
})
