import { setFlag } from '../../../platform/page-flags'
import { PARAMETERS } from './listing'

/** Marks a page view whose address asks for a part of its list, before the list is painted (src/mark-page-view.ts). */
export const markFiltered = (): void => {
  const { search } = window.location
  const query = new URLSearchParams(search)
  setFlag('filtered', search !== '' && Object.values(PARAMETERS).some((name) => query.get(name)))
}
