/** Does what another tab of the site does to this one by writing to storage. `before` is what that tab knew, when it had
 * not heard of this one's last change yet. */
export const otherTabWrites = (key: string, value: string, before?: string): void => {
  const oldValue = before === undefined ? window.localStorage.getItem(key) : before
  window.localStorage.setItem(key, value)
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: window.localStorage }),
  )
}
