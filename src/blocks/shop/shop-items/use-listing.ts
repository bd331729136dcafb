import { useSyncExternalStore } from 'react'
import { readListing, writeListing, type Listing } from './listing'

const CHANGED = 'shop-listing-changed'

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

/**
 * Writes the listing into the URL. What was chosen is a step that Back undoes; what is typed replaces the address, or
 * going back would undo letter by letter.
 */
const show = (listing: Listing, { typed = false } = {}): void => {
  const { pathname, search, hash } = window.location
  const address = pathname + writeListing(search, listing) + hash
  // The router's state stays, key included: to the router this is one place, whose scroll position it keeps.
  if (typed) window.history.replaceState(window.history.state, '', address)
  else window.history.pushState(window.history.state, '', address)
  window.dispatchEvent(new Event(CHANGED))
}

/** The listing in the URL, and how to change it. Everything is listed on the server and while hydrating. */
export const useListing = () => {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  return { listing: readListing(query), show }
}
