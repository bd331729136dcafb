import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCart, initialiseCart, openCartPreview } from './commands'
import { resetCart, subscribeToRemoteCart, useCart } from './store'
import { FakeShop } from './testing/fake-shop'
import { productLine } from './testing/catalogue'
import { CART_KEYS, freshCart, otherTabWrites } from './testing/visit'

const stored = () => ({ ...window.localStorage })

beforeEach(() => {
  new FakeShop().install()
  window.history.replaceState(null, '', '/za/')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('reading the saved cart', () => {
  test('reads what was saved, once', () => {
    freshCart({ id: 'c', products: [productLine('khumo', 2)], promoCode: 'WELCOME10' })
    expect(useCart.getState()).toMatchObject({ initialised: false, id: null, products: [] })
    initialiseCart()
    expect(useCart.getState()).toMatchObject({
      initialised: true,
      id: 'c',
      products: [productLine('khumo', 2)],
      promoCode: 'WELCOME10',
    })
    window.localStorage.setItem(CART_KEYS.id, 'changed')
    initialiseCart()
    expect(useCart.getState().id).toBe('c')
  })

  test('saves the promo code of the address on every page, and keeps it on a page without one', () => {
    freshCart()
    window.history.replaceState(null, '', '/za/?promotion=R100OFF')
    initialiseCart()
    expect(stored()).toEqual({ promoCode: 'R100OFF' })
    window.history.replaceState(null, '', '/za/shop/')
    initialiseCart()
    expect(useCart.getState().promoCode).toBe('R100OFF')
    window.history.replaceState(null, '', '/za/pricing/?promotion=%E2%80%8Bwelcome%C2%A010')
    initialiseCart()
    expect(stored()).toEqual({ promoCode: 'WELCOME10' })
  })
})

test('a cart that is switched off stays closed and empty, and leaves alone what is saved', () => {
  freshCart({ id: 'c', products: [productLine('khumo')] })
  const kept = stored()
  useCart.setState({ disabled: true })
  window.history.replaceState(null, '', '/za/pricing/?promotion=WELCOME10')
  initialiseCart()
  openCartPreview()
  expect(useCart.getState()).toMatchObject({ initialised: true, previewOpen: false, products: [] })
  expect(stored()).toEqual(kept)
})

test('nothing is saved over a cart that was not read yet', () => {
  freshCart({ id: 'c', products: [productLine('khumo')] })
  openCartPreview()
  expect(stored()).toEqual({ cartId: 'c', cartProducts: JSON.stringify([productLine('khumo')]) })
})

test('resetting clears id, lines and promo code, in storage too, and closes the preview', () => {
  freshCart({ id: 'c', products: [productLine('khumo')], promoCode: 'WELCOME10' })
  initialiseCart()
  openCartPreview()
  resetCart()
  expect(stored()).toEqual({})
  expect(useCart.getState()).toMatchObject({ id: null, products: [], previewOpen: false, initialised: true })
})

describe('two tabs', () => {
  beforeEach(() => {
    freshCart({ id: 'c', products: [productLine('khumo')] })
    initialiseCart()
  })

  test('show the same lines', () => {
    otherTabWrites(CART_KEYS.products, JSON.stringify([productLine('khumo'), productLine('paper-rolls', 2)]))
    expect(useCart.getState().products).toEqual([productLine('khumo'), productLine('paper-rolls', 2)])
    expect(useCart.getState().remoteStale).toBe(true)
  })

  test('a page that comes back from the background catches up', () => {
    window.localStorage.setItem(CART_KEYS.products, JSON.stringify([productLine('khumo', 7)]))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(useCart.getState().products).toEqual([productLine('khumo', 7)])
  })

  test('do not overwrite each other by opening the panel', () => {
    const newer = JSON.stringify([productLine('khumo', 5)])
    window.localStorage.setItem(CART_KEYS.products, newer)
    openCartPreview()
    expect(window.localStorage.getItem(CART_KEYS.products)).toBe(newer)
  })

  test('are not troubled by other keys', () => {
    window.localStorage.setItem(CART_KEYS.products, '[]')
    otherTabWrites('visitedPages', '[]')
    expect(useCart.getState().products).toEqual([productLine('khumo')])
  })
})

test('listeners hear every answer with the one before', async () => {
  freshCart()
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

/** A page view of its own. */
const load = async () => {
  vi.resetModules()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  const { loadSyncAhead } = await import('./commands')
  const { useNotifications } = await import('../ui')
  return { loadSyncAhead, isExpected: () => useNotifications.getState().expected }
}

test.each(['scroll', 'pointermove', 'touchstart', 'keydown'])(
  'what a purchase needs is fetched at the first sign of a visitor (%s), not before',
  async (sign) => {
    const { loadSyncAhead, isExpected } = await load()
    loadSyncAhead()
    expect(isExpected()).toBe(false)
    window.dispatchEvent(new Event(sign))
    expect(isExpected()).toBe(true)
  },
)

test('a visitor who saves data fetches nothing ahead', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { loadSyncAhead, isExpected } = await load()
  loadSyncAhead()
  window.dispatchEvent(new Event('scroll'))
  expect(isExpected()).toBe(false)
})
