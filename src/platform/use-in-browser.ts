import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What only the browser can tell (its address, say): `before` in the server's HTML and the first render, which must be
 * equal, the value of `read` from then on. For values that compare by identity; read anew with every render.
 */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before)

/** Whether this part already answers to its script. */
export const useAwake = (): boolean => useInBrowser(() => true, false)
