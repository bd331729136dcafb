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

const show = (listing: Listing): void => {
  const { pathname, search, hash } = window.location
  // Replaced, not pushed: going back leaves the shop and does not undo letter by letter.
  window.history.replaceState(window.history.state, '', pathname + writeListing(search, listing) + hash)
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
