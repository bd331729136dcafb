import { afterEach, expect, test, vi } from 'vitest'
import { localStore, sessionStore } from './storage'

afterEach(() => {
  vi.restoreAllMocks()
})

test('keeps a value until it is removed, each area for itself', () => {
  localStore.set('cartId', 'a')
  expect(localStore.get('cartId')).toBe('a')
  expect(sessionStore.get('cartId')).toBeNull()
  localStore.remove('cartId')
  expect(localStore.get('cartId')).toBeNull()
})

test('leaves no test key behind', () => {
  localStore.set('cartId', 'a')
  expect(Object.keys(window.localStorage)).toEqual(['cartId'])
})

test('finds nothing and skips writing where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  localStore.set('cartId', 'a')
  localStore.remove('cartId')
  expect(localStore.get('cartId')).toBeNull()
})

test('still reads and removes where storage is full', () => {
  localStore.set('cartId', 'a')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Too much.', 'QuotaExceededError')
  })
  expect(localStore.get('cartId')).toBe('a')
  localStore.remove('cartId')
  expect(localStore.get('cartId')).toBeNull()
})

test('finds nothing where the browser hands out no storage at all', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  localStore.set('cartId', 'a')
  localStore.remove('cartId')
  expect(localStore.get('cartId')).toBeNull()
})

test('says so when a value does not fit', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 100) throw new DOMException('Too much.', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  localStore.set('visitedPages', 'x'.repeat(101))
  expect(warned).toHaveBeenCalledWith('visitedPages was not saved in this browser.', expect.any(DOMException))
})
