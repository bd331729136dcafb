import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCart } from '../store'
import { FakeShop } from '../testing/fake-shop'
import { CART_KEYS, quantities, savedLines, toasts, visit } from '../testing/visit'
import { Refusal } from '../testing/fake-cart'
import { add, applyPromoCode, clear, putBack, refresh } from './change-cart'

let shop: FakeShop

beforeEach(() => {
  shop = new FakeShop().install()
  visit()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('clearing', () => {
  beforeEach(async () => {
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    await add({ item: { sku: 'paper-rolls' }, quantity: 2 })
    await applyPromoCode('WELCOME10')
  })

  test('takes out everything in one call and forgets the cart and its promo code', async () => {
    await clear()
    expect(shop.changes.at(-1)).toBe('DELETE /carts/cart-1/items/')
    expect(shop.carts.get('cart-1')?.items).toEqual([])
    expect(window.localStorage).toHaveLength(0)
    expect(useCart.getState()).toMatchObject({ id: null, products: [], promoCode: null })
  })

  test('is undone with everything that was there, the promo code too', async () => {
    const lines = useCart.getState().products
    await clear()
    await putBack(lines, 'WELCOME10')
    expect(quantities()).toEqual(['khumo 1', 'paper-rolls 2'])
    expect(shop.carts.get('cart-2')).toMatchObject({ promo_code: 'WELCOME10' })
  })

  test('without a network is done later, and the lines do not come back meanwhile', async () => {
    shop.isOffline = true
    await clear()
    expect(quantities()).toEqual([])
    expect(savedLines()).toEqual([])
    shop.isOffline = false
    visit({ id: 'cart-1', products: [] })
    await refresh()
    expect(quantities()).toEqual([])
    expect(shop.carts.get('cart-1')?.items).toEqual([])
  })
})

describe('a promo code', () => {
  test('of a link is put on the cart with the first item', async () => {
    visit({ promoCode: 'WELCOME10' })
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    expect(shop.carts.get('cart-1')?.promo_code).toBe('WELCOME10')
  })

  test('of a link that the shop refuses is forgotten, in words', async () => {
    visit({ promoCode: 'EXPIRED' })
    shop.refusals.set('/carts/cart-1/', new Refusal('expired_promo_code', 'EXPIRED has expired.'))
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    expect(toasts()).toEqual([['Promo code not used', 'EXPIRED has expired.']])
    expect(window.localStorage.getItem(CART_KEYS.promoCode)).toBeNull()
  })

  test('that is refused when typed leaves the saved one', async () => {
    visit({ promoCode: 'WELCOME10' })
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    shop.refusals.set('/validate_promo_code/NOPE/', new Refusal('unknown_promo_code', 'We do not know NOPE.'))
    await expect(applyPromoCode('NOPE')).rejects.toMatchObject({ code: 'unknown_promo_code' })
    expect(window.localStorage.getItem(CART_KEYS.promoCode)).toBe('WELCOME10')
  })
})
