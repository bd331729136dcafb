import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCart, initialiseCart, openCartPreview } from './commands'
import { resetCart, subscribeToRemoteCart, useCart } from './store'
import { shopForEachTest } from './testing/fake-shop'
import { productLine } from './testing/catalogue'
import { CART_KEYS, freshCart, otherTabWrites } from './testing/visit'

shopForEachTest()
const stored = () => ({ ...window.localStorage })

beforeEach(() => {
  window.history.replaceState(null, '', '/za/')
})

describe('initialising the cart', () => {
  test('reads the saved cart only once', () => {
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

  test('saves the promo code of each address, and does not change it if an address has none', () => {
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

test('a disabled cart stays closed and empty, and does not change storage', () => {
  freshCart({ id: 'c', products: [productLine('khumo')] })
  const before = stored()
  useCart.setState({ disabled: true })
  window.history.replaceState(null, '', '/za/pricing/?promotion=WELCOME10')
  initialiseCart()
  openCartPreview()
  expect(useCart.getState()).toMatchObject({ initialised: true, previewOpen: false, products: [] })
  expect(stored()).toEqual(before)
})

test('a stored cart that has not been read yet is not overwritten', () => {
  freshCart({ id: 'c', products: [productLine('khumo')] })
  openCartPreview()
  expect(stored()).toEqual({ cartId: 'c', cartProducts: JSON.stringify([productLine('khumo')]) })
})

test('resetting the cart clears id, lines and promo code, in storage too, and closes the preview', () => {
  freshCart({ id: 'c', products: [productLine('khumo')], promoCode: 'WELCOME10' })
  initialiseCart()
  openCartPreview()
  resetCart()
  expect(stored()).toEqual({})
  expect(useCart.getState()).toMatchObject({ id: null, products: [], previewOpen: false, initialised: true })
})

describe('this tab', () => {
  beforeEach(() => {
    freshCart({ id: 'c', products: [productLine('khumo')] })
    initialiseCart()
  })

  test('shows the lines that another tab has written', () => {
    otherTabWrites(CART_KEYS.products, JSON.stringify([productLine('khumo'), productLine('paper-rolls', 2)]))
    expect(useCart.getState().products).toEqual([productLine('khumo'), productLine('paper-rolls', 2)])
    expect(useCart.getState().remoteStale).toBe(true)
  })

  test('reads the stored lines when it returns from the background', () => {
    window.localStorage.setItem(CART_KEYS.products, JSON.stringify([productLine('khumo', 7)]))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(useCart.getState().products).toEqual([productLine('khumo', 7)])
  })

  test('does not overwrite another tab’s lines by opening the panel', () => {
    const newer = JSON.stringify([productLine('khumo', 5)])
    window.localStorage.setItem(CART_KEYS.products, newer)
    openCartPreview()
    expect(window.localStorage.getItem(CART_KEYS.products)).toBe(newer)
  })

  test('does not read the lines when another key changes', () => {
    window.localStorage.setItem(CART_KEYS.products, '[]')
    otherTabWrites('visitedPages', '[]')
    expect(useCart.getState().products).toEqual([productLine('khumo')])
  })
})

test('listeners get every answer of the shop with the previous one', async () => {
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

/** Starts a new page view. */
const load = async () => {
  vi.resetModules()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  const { preloadSync } = await import('./commands')
  const { useNotifications } = await import('../ui')
  return { preloadSync, isExpected: () => useNotifications.getState().expected }
}

test.each(['scroll', 'pointermove', 'touchstart', 'keydown'])(
  'the code for a purchase is preloaded at the first %s event, not before',
  async (type) => {
    const { preloadSync, isExpected } = await load()
    preloadSync()
    expect(isExpected()).toBe(false)
    window.dispatchEvent(new Event(type))
    expect(isExpected()).toBe(true)
  },
)

test('nothing is preloaded for a visitor who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { preloadSync, isExpected } = await load()
  preloadSync()
  window.dispatchEvent(new Event('scroll'))
  expect(isExpected()).toBe(false)
})
