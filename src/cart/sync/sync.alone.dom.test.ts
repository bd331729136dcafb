import { beforeEach, describe, expect, test, vi } from 'vitest'
import { recordEvents } from '../../platform/record-events'
import { useCart } from '../store'
import { shopForEachTest } from '../testing/fake-shop'
import { productLine } from '../testing/catalogue'
import { CART_KEYS, quantities, savedLines, toasts, visit } from '../testing/visit'
import { Refusal } from '../testing/fake-cart'
import { add, change, refresh } from './change-cart'

const shop = shopForEachTest()

beforeEach(() => visit())

describe('adding', () => {
  test('the first item creates the cart, saves ids and quantities, and stores the shop’s answer', async () => {
    document.cookie = 'wau=visitor-7'
    expect(await add({ item: { sku: 'khumo' }, quantity: 1 })).toBe(true)
    expect(shop.changes).toEqual(['POST /carts/', 'POST /carts/cart-1/items/'])
    expect(shop.bodiesOf('/carts/')).toEqual([
      { source: 'shop', tracking_attribution: { platform: 'web', wau: 'visitor-7' } },
    ])
    expect(window.localStorage.getItem(CART_KEYS.id)).toBe('cart-1')
    expect(savedLines()).toEqual([productLine('khumo')])
    expect(useCart.getState().remote?.totals.total).toBe(1199)
    expect(useCart.getState().justAdded).toBe('product:khumo')
  })

  test('several items sends one request for all of them', async () => {
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    shop.calls = []
    const several = [
      { item: { sku: 'khumo-print' }, quantity: 2 },
      { item: { bundleCode: 'starter-kit' }, quantity: 1 },
    ]
    expect(await add(...several)).toBe(true)
    expect(shop.changes).toEqual(['POST /carts/cart-1/bulk_add/'])
    expect(quantities()).toEqual(['khumo 1', 'khumo-print 2', 'starter-kit 1'])
  })

  test('several items adds none if one cannot be bought, and a toast names it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const several = [
      { item: { sku: 'khumo' }, quantity: 1 },
      { item: { sku: 'go' }, quantity: 1 },
    ]
    expect(await add(...several)).toBe(false)
    expect(toasts()).toEqual([['Product not available', 'Go: Out of stock']])
    expect(shop.changes).toEqual([])
  })

  test('more than the maximum adds the maximum, with a message beside the line', async () => {
    await add({ item: { sku: 'paper-rolls' }, quantity: 25 })
    expect(quantities()).toEqual(['paper-rolls 10'])
    await add({ item: { sku: 'paper-rolls' }, quantity: 1 })
    expect(quantities()).toEqual(['paper-rolls 10'])
    expect(useCart.getState().lineErrors['product:paper-rolls']).toBe(
      'You can buy at most 10 of Paper rolls.',
    )
  })

  test.each([
    [{ sku: 'no-such' }, 'Failed to add product. Invalid sku', 'A product: Product no longer purchasable'],
    [{ sku: 'go' }, 'Failed to add product. Invalid sku', 'Go: Out of stock'],
    [
      { bundleCode: 'no-such' },
      'Failed to add bundle. Invalid bundle',
      'A bundle: Bundle no longer purchasable',
    ],
  ])('%o, which cannot be bought, creates no cart', async (item, logged, message) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await add({ item: item, quantity: 1 })).toBe(false)
    expect(error).toHaveBeenCalledWith(logged)
    expect(toasts()).toEqual([['Product not available', message]])
    expect(shop.changes).toEqual([])
    expect(quantities()).toEqual([])
  })

  test('to a cart without a network shows the item at once, and sends it once the network is back', async () => {
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    shop.isOffline = true
    // A minute later the cached catalogue has expired.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(await add({ item: { sku: 'paper-rolls' }, quantity: 1 })).toBe(true)
    expect(quantities()).toEqual(['khumo 1', 'paper-rolls 1'])
    expect(useCart.getState().failedAttempts).toBe(1)
    expect(shop.carts.get('cart-1')?.items).toHaveLength(1)
    shop.isOffline = false
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(shop.carts.get('cart-1')?.items).toHaveLength(2))
    await vi.waitFor(() => expect(useCart.getState()).toMatchObject({ failedAttempts: 0, remoteError: null }))
    expect(toasts()).toEqual([])
  })

  test('without a network and without a cart shows an error, and works once the network is back', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    shop.isOffline = true
    expect(await add({ item: { sku: 'khumo' }, quantity: 1 })).toBe(false)
    expect(error).toHaveBeenCalledWith('Missing cartId or product sku(khumo)')
    expect(await add({ item: { bundleCode: 'starter-kit' }, quantity: 1 })).toBe(false)
    expect(error).toHaveBeenCalledWith('Missing cartId or bundle code(starter-kit)')
    const message = 'We could not reach the shop. Check your connection and try again.'
    expect(toasts()).toEqual(Array(2).fill(['Request failed', message]))
    expect(useCart.getState()).toMatchObject({ id: null, products: [] })
    shop.isOffline = false
    expect(await add({ item: { sku: 'khumo' }, quantity: 1 })).toBe(true)
    expect(quantities()).toEqual(['khumo 1'])
  })

  test('an item leaves the cart empty if the shop’s cart cannot be created', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    shop.refusals.set('/carts/', new Refusal('internal_error', 'Something went wrong on our side.', 500))
    expect(await add({ item: { sku: 'khumo' }, quantity: 1 })).toBe(false)
    expect(toasts()).toEqual([['Request failed', 'Something went wrong on our side.']])
    expect(error).toHaveBeenCalledWith('Missing cartId or product sku(khumo)')
    expect(useCart.getState()).toMatchObject({ id: null, products: [] })
  })
})

describe('changing a line', () => {
  beforeEach(async () => {
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    shop.calls = []
  })

  test('shows the new quantity at once, and sets it at the shop', async () => {
    const changing = change({ sku: 'khumo' }, 4)
    expect(quantities()).toEqual(['khumo 4'])
    await changing
    expect(shop.bodiesOf('/carts/cart-1/items/')).toEqual([
      { action: 'replace', product: 'khumo', replacement_product: 'khumo', quantity: 4 },
    ])
    expect(useCart.getState().remote?.totals.total).toBe(4796)
  })

  test('many times in a row sends only the first and the last quantity', async () => {
    let open: () => void = () => undefined
    shop.gate = new Promise((resolve) => (open = resolve))
    const first = change({ sku: 'khumo' }, 2)
    await vi.waitFor(() => expect(shop.calls).toHaveLength(1))
    const later = [3, 4, 5, 6].map((quantity) => change({ sku: 'khumo' }, quantity))
    open()
    await Promise.all([first, ...later])
    const sent = shop.bodiesOf('/carts/cart-1/items/') as { quantity: number }[]
    expect(sent.map(({ quantity }) => quantity)).toEqual([2, 6])
    expect(quantities()).toEqual(['khumo 6'])
  })

  test('shows the shop’s quantity again if the shop refuses, with the reason in a toast and beside the line', async () => {
    const message = 'Only 3 of Khumo left.'
    shop.refusals.set('/items/', new Refusal('out_of_stock', message, 409))
    await change({ sku: 'khumo' }, 9)
    expect(quantities()).toEqual(['khumo 1'])
    expect(toasts()).toEqual([['Your cart did not change', message]])
    expect(useCart.getState().lineErrors['product:khumo']).toBe(message)
    await change({ sku: 'khumo' }, 2)
    expect(useCart.getState().lineErrors['product:khumo']).toBeUndefined()
  })

  test('adds it again if another tab has removed it', async () => {
    shop.store('cart-1')
    await change({ sku: 'khumo' }, 2)
    expect(quantities()).toEqual(['khumo 2'])
    expect(toasts()).toEqual([])
  })
})

describe('a cart of an earlier visit', () => {
  const products = [productLine('khumo', 2), productLine('paper-rolls', 3)]

  test('gets its names, prices and totals from the shop', async () => {
    shop.store('old', ['khumo', 2], ['paper-rolls', 3])
    visit({ id: 'old', products })
    await refresh()
    expect(shop.changes).toEqual([])
    expect(useCart.getState().remote?.totals.total).toBe(2845)
  })

  test('is created again with all lines in one request if the shop no longer knows it', async () => {
    visit({ id: 'forgotten', products })
    await refresh()
    expect(shop.changes).toEqual(['POST /carts/', 'POST /carts/cart-1/bulk_add/'])
    expect(quantities()).toEqual(['khumo 2', 'paper-rolls 3'])
    expect(window.localStorage.getItem(CART_KEYS.id)).toBe('cart-1')
  })

  test('is created again with single requests if the shop refuses all lines in one', async () => {
    shop.refusals.set('/bulk_add/', new Refusal('out_of_stock', 'Only 1 of Khumo left.', 409))
    visit({ id: 'forgotten', products })
    await refresh()
    expect(quantities()).toEqual(['khumo 2', 'paper-rolls 3'])
    expect(shop.changes.slice(-2)).toEqual(['POST /carts/cart-1/items/', 'POST /carts/cart-1/items/'])
  })

  test('keeps all lines and shows an error after too many requests, and is sent later', async () => {
    const sentence = 'There were too many tries. Try again in 12 minutes, or call us.'
    shop.refusals.set('/bulk_add/', new Refusal('too_many_tries', sentence, 429))
    visit({ id: 'forgotten', products })
    await refresh()
    expect(quantities()).toEqual(['khumo 2', 'paper-rolls 3'])
    expect(useCart.getState().remoteError).toBe(sentence)
    expect(shop.changes).toEqual(['POST /carts/', 'POST /carts/cart-1/bulk_add/'])
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(shop.carts.get('cart-1')?.items).toHaveLength(2))
    expect(useCart.getState().remoteError).toBeNull()
  })

  test('loses the items that can no longer be bought, and a toast gives each reason', async () => {
    shop.store('old', ['khumo', 2], ['go', 1])
    visit({ id: 'old', products: [productLine('khumo', 2), productLine('go'), productLine('gone')] })
    await refresh()
    expect(quantities()).toEqual(['khumo 2'])
    expect(toasts()).toEqual([
      ['Product not available', 'Go: Out of stock | A product: Product no longer purchasable'],
    ])
    expect(shop.carts.get('old')?.items).toHaveLength(1)
  })

  test('is reset if the shop’s cart is no longer open', async () => {
    shop.carts.set('old', { ...shop.store('old', ['khumo', 2]), is_open: false })
    visit({ id: 'old', products })
    await refresh()
    expect(useCart.getState()).toMatchObject({ id: null, products: [] })
    expect(window.localStorage).toHaveLength(0)
  })

  test('is reported as an order only once if it became one since', async () => {
    const recorded = recordEvents('order/placed')
    const order = { stage: 'placed', is_open: false, order_number: 'ZA1001' } as const
    shop.carts.set('paid', { ...shop.store('paid', ['khumo', 2]), ...order })
    visit({ id: 'paid', products })
    await refresh()
    visit({ id: 'paid', products })
    await refresh()
    expect(recorded).toMatchObject([
      { type: 'order/placed', cartId: 'paid', orderNumber: 'ZA1001', lines: [{ sku: 'khumo', quantity: 2 }] },
    ])
  })

  test('is not reported as an order if the order was cancelled', async () => {
    const recorded = recordEvents('order/placed')
    const order = { stage: 'over', is_open: false, order_number: 'ZA1002' } as const
    shop.carts.set('over', { ...shop.store('over', ['khumo', 2]), ...order })
    visit({ id: 'over', products })
    await refresh()
    expect(recorded).toEqual([])
  })

  test('is replaced by a new cart with the next added item if it has become an order', async () => {
    shop.store('old', ['khumo', 2])
    visit({ id: 'old', products: [productLine('khumo', 2)] })
    await refresh()
    shop.refusals.set('/items/', new Refusal('order_placed', 'This order is placed.', 409))
    await add({ item: { sku: 'paper-rolls' }, quantity: 1 })
    expect(quantities()).toEqual(['paper-rolls 1'])
    expect(useCart.getState().id).toBe('cart-2')
  })
})
