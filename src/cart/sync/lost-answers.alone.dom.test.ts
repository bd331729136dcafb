import { beforeEach, describe, expect, test, vi } from 'vitest'
import { initialiseCart } from '../commands'
import { useCart } from '../store'
import { Refusal } from '../testing/fake-cart'
import { type Outcome, shopForEachTest } from '../testing/fake-shop'
import { productLine } from '../testing/catalogue'
import { freshCart, toasts } from '../testing/visit'
import { add, change, refresh, remove } from './change-cart'

const shop = shopForEachTest()

const shown = () => useCart.getState().products.map(({ quantity }) => quantity)
const atShop = () => shop.carts.get('cart-1')?.items.map(({ quantity }) => quantity)
const backOnline = () => window.dispatchEvent(new Event('online'))
const synced = () =>
  vi.waitFor(() => expect(useCart.getState()).toMatchObject({ failedAttempts: 0, pending: new Map() }))

beforeEach(async () => {
  freshCart()
  initialiseCart()
  await add({ item: { sku: 'paper-rolls' }, quantity: 1 })
})

/** A request is sent twice before it counts as failed. */
const BOTH_LOST: Outcome[] = ['answer lost', 'answer lost']

describe('a request whose answer was lost', () => {
  test('is repeated, and the shop adds the item only once', async () => {
    shop.outcomes = [...BOTH_LOST]
    expect(await add({ item: { sku: 'khumo' }, quantity: 1 })).toBe(true)
    expect(shown()).toEqual([1, 1])
    backOnline()
    await synced()
    expect(shown()).toEqual([1, 1])
    expect(atShop()).toEqual([1, 1])
  })

  test('is repeated before the item is added again, so that the quantity is two', async () => {
    shop.outcomes = [...BOTH_LOST]
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    await synced()
    expect(shown()).toEqual([1, 2])
    expect(atShop()).toEqual([1, 2])
  })

  test('is repeated with the same key before any other request', async () => {
    shop.calls = []
    shop.outcomes = [...BOTH_LOST]
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    await change({ sku: 'khumo' }, 5)
    await synced()
    const posts = shop.calls.filter(({ path }) => path === '/carts/cart-1/items/')
    expect(new Set(posts.slice(0, 3).map(({ key }) => key)).size).toBe(1)
    expect(posts.at(-1)?.body).toMatchObject({ action: 'replace', quantity: 5 })
    expect(atShop()).toEqual([1, 5])
  })

  test('is repeated by the next page if its page was left', async () => {
    shop.outcomes = [...BOTH_LOST]
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    const storage = Object.entries({ ...window.localStorage })
    freshCart()
    for (const [key, value] of storage) window.localStorage.setItem(key, value)
    initialiseCart()
    await refresh()
    expect(shown()).toEqual([1, 1])
    expect(atShop()).toEqual([1, 1])
    expect(window.localStorage.getItem('cartRequest')).toBeNull()
  })

  test('is repeated if it removed a line, and the line stays removed', async () => {
    shop.outcomes = [...BOTH_LOST]
    await remove({ sku: 'paper-rolls' })
    backOnline()
    await synced()
    expect(shown()).toEqual([])
    expect(atShop()).toEqual([])
    expect(toasts()).toEqual([])
  })
})

test('after several errors of the shop no more requests are sent, and the shop’s cart is shown with the reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers()
  try {
    shop.outcomes = Array<Outcome>(6).fill('fails')
    await change({ sku: 'paper-rolls' }, 4)
    expect(shown()).toEqual([4])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown()).toEqual([1])
    expect(toasts()).toEqual([['Your cart did not change', 'Something went wrong on our side.']])
  } finally {
    vi.useRealTimers()
  }
})

test('if the shop is temporarily unavailable, the request is repeated and the change is not undone', async () => {
  const away = new Refusal('temporarily_unavailable', 'The shop cannot be reached at the moment.', 503)
  shop.refusals.set('/carts/cart-1/items/', away)
  await change({ sku: 'paper-rolls' }, 4)
  expect([shown(), toasts()]).toEqual([[4], []])
  backOnline()
  await synced()
  expect(atShop()).toEqual([4])
})

test('the wait before each retry doubles', async () => {
  vi.useFakeTimers()
  try {
    shop.isOffline = true
    await change({ sku: 'paper-rolls' }, 4)
    const attempts = async (ms: number) => {
      shop.calls = []
      await vi.advanceTimersByTimeAsync(ms)
      return shop.calls.length > 0
    }
    expect(await attempts(999)).toBe(false)
    expect(await attempts(1)).toBe(true)
    expect(await attempts(1999)).toBe(false)
    expect(await attempts(1)).toBe(true)
    shop.isOffline = false
    await vi.advanceTimersByTimeAsync(4000)
    expect(atShop()).toEqual([4])
  } finally {
    vi.useRealTimers()
  }
})

describe('storage', () => {
  const LINES = [productLine('khumo', 2), productLine('paper-rolls', 3)]

  test.each<[string, string | null]>([
    ['invalid JSON', '[{"sku":'],
    ['no value', null],
    ['one invalid line of two', JSON.stringify([LINES[0], { ...LINES[1], quantity: 'many' }])],
  ])('with %s for the lines of a cart is filled with the shop’s lines', async (_name, text) => {
    shop.store('old', ['khumo', 2], ['paper-rolls', 3])
    freshCart({ id: 'old' })
    if (text) window.localStorage.setItem('cartProducts', text)
    initialiseCart()
    await refresh()
    expect(shown()).toEqual([2, 3])
    expect(JSON.parse(window.localStorage.getItem('cartProducts') ?? '')).toEqual(LINES)
  })

  test('still marks a line as unreadable until the shop’s cart has been read', async () => {
    freshCart({ id: 'old', products: [LINES[0], null] })
    shop.isOffline = true
    initialiseCart()
    await refresh()
    expect(JSON.parse(window.localStorage.getItem('cartProducts') ?? '')).toEqual([LINES[0], null])
  })

  test('loses the old lines when it is full, so that the next visit does not show them as the cart', async () => {
    freshCart({ id: 'cart-1', products: [productLine('paper-rolls')] })
    initialiseCart()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Too much.', 'QuotaExceededError')
    })
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    expect(shown()).toEqual([1, 1])
    expect({ ...window.localStorage }).toEqual({ cartId: 'cart-1' })
  })
})
