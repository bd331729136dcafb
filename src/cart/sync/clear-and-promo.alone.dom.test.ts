import { beforeEach, describe, expect, test } from 'vitest'
import { useCart } from '../store'
import { shopForEachTest } from '../testing/fake-shop'
import { CART_KEYS, quantities, savedLines, toasts, visit } from '../testing/visit'
import { Refusal } from '../testing/fake-cart'
import { add, applyPromoCode, clear, putBack, refresh } from './change-cart'

const shop = shopForEachTest()

beforeEach(() => visit())

describe('clearing the cart', () => {
  beforeEach(async () => {
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    await add({ item: { sku: 'paper-rolls' }, quantity: 2 })
    await applyPromoCode('WELCOME10')
  })

  test('removes all lines in one call, and resets the cart and its promo code', async () => {
    await clear()
    expect(shop.changes.at(-1)).toBe('DELETE /carts/cart-1/items/')
    expect(shop.carts.get('cart-1')?.items).toEqual([])
    expect(window.localStorage).toHaveLength(0)
    expect(useCart.getState()).toMatchObject({ id: null, products: [], promoCode: null })
  })

  test('can be undone, which restores the lines and the promo code', async () => {
    const lines = useCart.getState().products
    await clear()
    await putBack(lines, 'WELCOME10')
    expect(quantities()).toEqual(['khumo 1', 'paper-rolls 2'])
    expect(shop.carts.get('cart-2')).toMatchObject({ promo_code: 'WELCOME10' })
  })

  test('without a network is sent later, and the lines stay removed meanwhile', async () => {
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
  test('from a link is applied to the cart with the first item', async () => {
    visit({ promoCode: 'WELCOME10' })
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    expect(shop.carts.get('cart-1')?.promo_code).toBe('WELCOME10')
  })

  test('from a link is deleted, and a toast says why, if the shop refuses it', async () => {
    visit({ promoCode: 'EXPIRED' })
    shop.refusals.set('/carts/cart-1/', new Refusal('expired_promo_code', 'EXPIRED has expired.'))
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    expect(toasts()).toEqual([['Promo code not used', 'EXPIRED has expired.']])
    expect(window.localStorage.getItem(CART_KEYS.promoCode)).toBeNull()
  })

  test('typed by the shopper does not replace the saved one if the shop refuses it', async () => {
    visit({ promoCode: 'WELCOME10' })
    await add({ item: { sku: 'khumo' }, quantity: 1 })
    shop.refusals.set('/validate_promo_code/NOPE/', new Refusal('unknown_promo_code', 'We do not know NOPE.'))
    await expect(applyPromoCode('NOPE')).rejects.toMatchObject({ code: 'unknown_promo_code' })
    expect(window.localStorage.getItem(CART_KEYS.promoCode)).toBe('WELCOME10')
  })
})
