import { expect, test } from 'vitest'
import { recordEvents } from '../../platform/record-events'
import { restoreCart } from '../commands'
import { useCart } from '../store'
import { Refusal } from '../testing/fake-cart'
import { shopForEachTest } from '../testing/fake-shop'
import { productLine } from '../testing/catalogue'
import { visit } from '../testing/visit'
import { add, applyPromoCode, change, clear, putBack, refresh, remove, removePromoCode } from './change-cart'

const shop = shopForEachTest()

const lines = () => recordEvents('cart/line-added', 'cart/quantity-changed', 'cart/line-removed')
const khumo = { sku: 'khumo' }

test('an added item is reported once the shop has it, with its price in cents', async () => {
  visit()
  const recorded = lines()
  await add({ item: khumo, quantity: 2 })
  const { id: cartId } = useCart.getState()
  expect(cartId).not.toBeNull()
  expect(recorded).toEqual([
    {
      type: 'cart/line-added',
      by: 'shopper',
      item: khumo,
      quantity: 2,
      productId: 'uuid-of-khumo',
      category: 'card_machine',
      unitPrice: 119900,
      cartId,
    },
  ])
  await add({ item: khumo, quantity: 1 })
  expect(recorded.at(-1)).toMatchObject({ type: 'cart/line-added', item: khumo, quantity: 1 })
  expect(recorded).toHaveLength(2)
})

test('an item that the shop refuses is reported as refused, not as added', async () => {
  visit()
  const [recorded, refused] = [lines(), recordEvents('cart/change-refused')]
  shop.refusals.set('/items/', new Refusal('out_of_stock', 'Khumo is out of stock.', 409))
  await add({ item: khumo, quantity: 1 })
  expect(recorded).toEqual([])
  expect(refused).toEqual([{ type: 'cart/change-refused', items: ['product:khumo'], code: 'out_of_stock' }])
})

test('changing, removing, clearing and undoing are reported with who did it', async () => {
  visit()
  await add({ item: khumo, quantity: 1 })
  const recorded = lines()
  await change(khumo, 3)
  await remove(khumo)
  await putBack([productLine('khumo', 3)], null)
  await clear()
  expect(recorded).toMatchObject([
    { type: 'cart/quantity-changed', by: 'shopper', item: khumo, from: 1, to: 3 },
    { type: 'cart/line-removed', by: 'shopper', item: khumo, quantity: 3 },
    { type: 'cart/line-added', by: 'undo', item: khumo, quantity: 3 },
    { type: 'cart/line-removed', by: 'shopper', item: khumo, quantity: 3 },
  ])
})

test('the lines of a signup’s cart are reported as merged, not as added by the shopper', async () => {
  shop.store('cart-9', ['khumo', 2])
  visit()
  const recorded = lines()
  await restoreCart('cart-9', 'signup-1')
  expect(recorded).toMatchObject([{ type: 'cart/line-added', by: 'merge', item: khumo, quantity: 2 }])
})

test('an item that can no longer be bought is reported as removed by the shop', async () => {
  shop.store('cart-1', ['go', 1])
  visit({ id: 'cart-1', products: [productLine('go')] })
  const recorded = lines()
  await refresh()
  expect(recorded).toMatchObject([
    { type: 'cart/line-removed', by: 'shop', item: { sku: 'go' }, quantity: 1 },
  ])
})

test('lines of an earlier visit are not reported', async () => {
  shop.store('cart-1', ['khumo', 2])
  const recorded = lines()
  visit({ id: 'cart-1', products: [productLine('khumo', 2)] })
  await refresh()
  expect(recorded).toEqual([])
})

test('an applied, removed or refused promo code is reported with whether the shopper typed it or followed a link', async () => {
  visit()
  await add({ item: khumo, quantity: 1 })
  const recorded = recordEvents('cart/promo-applied', 'cart/promo-refused', 'cart/promo-removed')
  await applyPromoCode('WELCOME10')
  await removePromoCode()
  shop.refusals.set('/validate_promo_code/EXPIRED/', new Refusal('expired_promo_code', 'It has ended.', 422))
  await applyPromoCode('EXPIRED').catch(() => undefined)
  shop.refusals.set('/carts/cart-1/', new Refusal('expired_promo_code', 'It has ended.', 422))
  useCart.setState({ promoCode: 'EXPIRED' })
  await refresh()
  expect(recorded).toMatchObject([
    { type: 'cart/promo-applied', promoCode: 'WELCOME10', by: 'shopper' },
    { type: 'cart/promo-removed' },
    { type: 'cart/promo-refused', promoCode: 'EXPIRED', by: 'shopper' },
    { type: 'cart/promo-refused', promoCode: 'EXPIRED', by: 'link' },
  ])
})
