import { showQuery, useQuery } from '../../../platform/address'
import { emit } from '../../../platform/events'
import { readListing, writeListing, type Listing } from './listing'

declare module '../../../platform/events' {
  interface SiteEvents {
    /** A listing was searched, filtered or sorted, and now shows these items. `typed` while the search is being typed. */
    'listing/changed': {
      listing: { price: string; inStock: boolean; onPromotion: boolean; sort: string; search: string }
      typed: boolean
    }
  }
}

export type ShowListing = (listing: Listing, how?: { typed: boolean }) => void

/** A choice adds a history entry, so that Back undoes it; typing replaces the address, or Back would undo letter by letter. */
const show: ShowListing = (listing, { typed } = { typed: false }) => {
  showQuery(writeListing(window.location.search, listing), { replaces: typed })
  emit({ type: 'listing/changed', listing, typed })
}

/** The listing in the URL, and how to change it. On the server and while hydrating it has no filters. */
export const useListing = () => ({ listing: readListing(useQuery()), show })
