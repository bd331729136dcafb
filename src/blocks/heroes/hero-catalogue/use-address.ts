import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

/** Path and query of the page; empty on the server and while hydrating, so that both render the same. */
export const useAddress = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname + window.location.search,
    () => '',
  )
