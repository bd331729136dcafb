import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adoptCart } from '../commands'
import { useCart } from '../store'
import { FakeShop } from '../testing/fake-shop'
import { savedLine, toasts } from '../testing/fresh-cart'
import { quantities, savedLines, visit } from '../testing/visit'
import { add } from '.'

let shop: FakeShop

beforeEach(() => {
  shop = new FakeShop().install()
})
afterEach(() => vi.unstubAllGlobals())

test('an empty browser takes over the lines of the cart, and saves them', async () => {
  visit()
  shop.store('cart-9', ['khumo', 2])
  expect(await adoptCart('cart-9')).toBe(true)
  expect(quantities()).toEqual(['khumo 2'])
  expect(savedLines()).toEqual([savedLine('khumo', 2)])
  expect(useCart.getState().id).toBe('cart-9')
  await add({ item: { sku: 'paper-rolls' }, quantity: 1 })
  expect(shop.carts.get('cart-9')?.items).toHaveLength(2)
})

test('a browser with lines of its own keeps them, and asks nothing', async () => {
  visit({ id: 'cart-1', products: [savedLine('paper-rolls', 3)] })
  shop.store('cart-1', ['paper-rolls', 3])
  shop.store('cart-9', ['khumo', 2])
  expect(await adoptCart('cart-9')).toBe(false)
  expect(quantities()).toEqual(['paper-rolls 3'])
  expect(shop.calls.filter(({ path }) => path.includes('cart-9'))).toEqual([])
})

test('lines added while the cart was on its way stay', async () => {
  visit()
  shop.store('cart-9', ['khumo', 2])
  const adopted = adoptCart('cart-9')
  useCart.setState({ products: [savedLine('paper-rolls')] })
  expect(await adopted).toBe(false)
  expect(quantities()).toEqual(['paper-rolls 1'])
})

test.each([
  ['unknown', () => undefined],
  ['empty', () => shop.store('cart-9')],
  ['ordered', () => shop.carts.set('cart-9', { ...shop.store('cart-9', ['khumo', 1]), status: 'complete' })],
  [
    'cancelled',
    () => shop.carts.set('cart-9', { ...shop.store('cart-9', ['khumo', 1]), status: 'cancelled' }),
  ],
])('a cart that is %s is left alone, without a word', async (_what, prepare) => {
  visit()
  prepare()
  expect(await adoptCart('cart-9')).toBe(false)
  expect(useCart.getState().id).toBeNull()
  expect(toasts()).toEqual([])
})
