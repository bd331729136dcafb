import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand'

const never = () => () => undefined

/** A store of nothing, which knows when the server's value was asked for. Both values are equal: nothing is rendered twice. */
const createProbe = () => {
  let isTakingOver = false
  return {
    read: () => null,
    readServers: () => {
      isTakingOver = true
      return null
    },
    isTakingOver: () => isTakingOver,
  }
}

/**
 * Whether React renders this part over what the server wrote; true on the server too. React says so nowhere, but asks a store
 * for the server's value then and at no other time.
 */
export const useIsTakingOver = (): boolean => {
  const [probe] = useState(createProbe)
  useSyncExternalStore(never, probe.read, probe.readServers)
  return probe.isTakingOver()
}

/**
 * What only the browser can tell (its address, say): `before` in the server's HTML and the first render over it, which must
 * be equal, the value of `read` from then on; where there is no such HTML, at once. Read anew with every render. The second
 * render is a transition, in short turns: all parts of a page would else do theirs in one go.
 */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value => {
  const isTakingOver = useIsTakingOver()
  const [isAwake, setAwake] = useState(!isTakingOver)
  useEffect(() => startTransition(() => setAwake(true)), [])
  return isAwake ? read() : before
}

/** Whether this part already answers to its script. */
export const useAwake = (): boolean => useInBrowser(() => true, false)

/**
 * What a store holds, for what changes without anybody having pressed: unlike by zustand's own hook, a change is rendered as
 * a transition, in short turns. What the store began with stands while React takes over the server's HTML.
 */
export const useInTurns = <State>(store: StoreApi<State>): State => {
  const isTakingOver = useIsTakingOver()
  const [state, setState] = useState(() => (isTakingOver ? store.getInitialState() : store.getState()))
  useEffect(() => {
    const follow = () => startTransition(() => setState(() => store.getState()))
    follow()
    return store.subscribe(follow)
  }, [store])
  return state
}
