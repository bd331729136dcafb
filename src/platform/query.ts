import { useSyncExternalStore } from 'react'

const CHANGED = 'query-changed'

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

/** The query of the address, with its `?`; empty on the server and while hydrating. */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )

/**
 * Changes the query of the address. It is a step that Back undoes, unless it `replaces` the one before. The router's
 * state stays, key included: to the router this is one place, whose scroll position it keeps.
 */
export const showQuery = (query: string, { replaces = false } = {}): void => {
  const { pathname, hash } = window.location
  const address = pathname + query + hash
  if (replaces) window.history.replaceState(window.history.state, '', address)
  else window.history.pushState(window.history.state, '', address)
  window.dispatchEvent(new Event(CHANGED))
}
