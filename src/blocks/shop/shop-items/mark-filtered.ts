import { setFlag } from '../../../platform/page-flags'
import { PARAMETERS } from './listing'

/** Marks a page whose address asks for a part of its list, before the list is painted (src/pre-paint.ts). */
export const markFiltered = (): void => {
  const query = new URLSearchParams(window.location.search)
  if (Object.values(PARAMETERS).some((name) => query.get(name))) setFlag('filtered')
}
