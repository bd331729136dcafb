/** The keys as others lean on them (spec 3, browser storage keys). */
export const CART_KEYS = { id: 'cartId', products: 'cartProducts', promoCode: 'promoCode' } as const
export const CART_CHANGE_KEY = 'cartChange'

const write = (key: string, value: string): void => {
  // What stood there before, whatever the tab that writes knew of it: so do browsers.
  const oldValue = window.localStorage.getItem(key)
  window.localStorage.setItem(key, value)
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: window.localStorage }),
  )
}

/** Does what another tab of the site does to this one by writing to storage. `before` is what that tab knew, when it had
 * not heard of this one's last change yet. */
export const otherTabWrites = (key: string, value: string, before?: string): void => {
  const known = before ?? window.localStorage.getItem(key)
  if (key === CART_KEYS.products) write(CART_CHANGE_KEY, JSON.stringify({ before: known, after: value }))
  write(key, value)
}
