import { useSyncExternalStore } from 'react'

const CHANGED = 'address-changed'

const notify = (): void => void window.dispatchEvent(new Event(CHANGED))

/** Calls back with every change of the address: the browser's steps back and forth, and those within the page. */
export const subscribeToAddress = (onChange: () => void): (() => void) => {
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
    subscribeToAddress,
    () => window.location.search,
    () => '',
  )

/** Path and query of the page; empty on the server and while hydrating, so that both render the same. */
export const useAddress = (): string =>
  useSyncExternalStore(
    subscribeToAddress,
    () => window.location.pathname + window.location.search,
    () => '',
  )

/**
 * Changes the address within the page. It is a step that Back undoes, unless it `replaces` the one before. The router's
 * state stays, key included: for the router the page is the same.
 */
export const showAddress = (address: string, { replaces = false } = {}): void => {
  if (replaces) window.history.replaceState(window.history.state, '', address)
  else window.history.pushState(window.history.state, '', address)
  notify()
}

/** Changes the query alone; see {@link showAddress}. */
export const showQuery = (query: string, how?: { replaces: boolean }): void => {
  const { pathname, hash } = window.location
  showAddress(pathname + query + hash, how)
}

/**
 * Hides a step back or forth within one page from the router: it would render the page again around blocks that are not yet
 * hydrated, and React would then discard their HTML. Parts that show something of the address use {@link subscribeToAddress}.
 * Call it from a listener that was added before the router's.
 */
export const keepStepInPage = (step: PopStateEvent): void => {
  step.stopImmediatePropagation()
  notify()
}
