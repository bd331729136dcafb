import { useSyncExternalStore } from 'react'

/** The subscription of a store hook whose component is not rendered again by the store. */
export const never = () => () => undefined

/**
 * Whether this part is hydrated: false in the server's HTML and in the first render over it, which must be equal, and true from then
 * on. Where there is no such HTML it is true at once.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** A value that only the browser knows, such as its address, read with every render once the part is hydrated; until then `before`. */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useHydrated() ? read() : before
