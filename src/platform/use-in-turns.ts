import { startTransition, useEffect, useState } from 'react'
import type { StoreApi } from 'zustand'
import { useIsTakingOver } from './use-in-browser'

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
