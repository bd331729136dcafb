import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeToRemoteCart } from './checkout-port'
import { addToCart } from './commands'
import { FakeShop } from './testing/fake-shop'
import { freshCart } from './testing/fresh-cart'

beforeEach(() => {
  new FakeShop().install()
  freshCart()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('listeners hear every answer with the one before', async () => {
  const totals: [number, number | undefined][] = []
  const stop = subscribeToRemoteCart((now, before) => totals.push([now.totals.total, before?.totals.total]))
  await addToCart({ sku: 'khumo' })
  await addToCart({ sku: 'paper-rolls' }, 2)
  stop()
  await addToCart({ sku: 'khumo' })
  expect(totals).toEqual([
    [0, undefined],
    [1199, 0],
    [1497, 1199],
  ])
})
