import { useSyncExternalStore } from 'react'
import { isShopTime, onShopTime, timeNow } from './clock'

/**
 * A text that depends on the shop's time: `before` in the server's HTML, and until the shop has answered.
 * @param read from milliseconds since 1970 to a text, the same for as long as nothing changes
 */
export const useShopTime = (read: (now: number) => string, before: string): string =>
  useSyncExternalStore(
    onShopTime,
    () => (isShopTime() ? read(timeNow()) : before),
    () => before,
  )
