import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand'

const never = () => () => undefined

/** An empty store that notes whether React has read the server's value. Both values are equal: nothing is rendered twice. */
const createProbe = () => {
  let isHydrating = false
  return {
    read: () => null,
    readServers: () => {
      isHydrating = true
      return null
    },
    isHydrating: () => isHydrating,
  }
}

/**
 * Whether React is hydrating this part; true on the server too. React does not say so, but reads a store's server value then
 * and at no other time.
 */
export const useIsHydrating = (): boolean => {
  const [probe] = useState(createProbe)
  useSyncExternalStore(never, probe.read, probe.readServers)
  return probe.isHydrating()
}

/**
 * A value that only the browser knows, such as its address: `before` in the server's HTML and in the first render over it, which
 * must be equal, and the value of `read` from then on; where there is no such HTML, at once. It is read with every render. The
 * second render is a transition, in short turns: otherwise all parts of a page would do theirs at once.
 */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value => {
  const isHydrating = useIsHydrating()
  const [isHydrated, setHydrated] = useState(!isHydrating)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated ? read() : before
}

/** Whether this part is hydrated. */
export const useHydrated = (): boolean => useInBrowser(() => true, false)

/**
 * The state of a store that changes without a press of the visitor: unlike with zustand's own hook, a change is rendered as a
 * transition, in short turns. The store's initial state is shown while React hydrates the server's HTML.
 */
export const useInTurns = <State>(store: StoreApi<State>): State => {
  const isHydrating = useIsHydrating()
  const [state, setState] = useState(() => (isHydrating ? store.getInitialState() : store.getState()))
  useEffect(() => {
    const follow = () => startTransition(() => setState(() => store.getState()))
    follow()
    return store.subscribe(follow)
  }, [store])
  return state
}
