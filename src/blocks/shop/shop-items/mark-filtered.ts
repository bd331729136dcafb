import { setFlag } from '../../../platform/page-flags'
import type { Listing } from './listing'

/** The parameters in the URL. `promotion` is not among them: it has a promo code on every page (spec 4). */
export const PARAMETERS = {
  price: 'price',
  inStock: 'in_stock',
  onPromotion: 'on_promotion',
  sort: 'sort',
  search: 'q',
} as const satisfies Record<keyof Listing, string>

/** Marks a page view whose address has filters, before the list is painted (src/mark-page-view.ts). */
export const markFiltered = (): void => {
  const { search } = window.location
  const query = new URLSearchParams(search)
  setFlag('filtered', search !== '' && Object.values(PARAMETERS).some((name) => query.get(name)))
}
