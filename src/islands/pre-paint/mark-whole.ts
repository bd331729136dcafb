import { setFlag } from '../../platform/page-flags'

/**
 * Puts nothing off (src/theme/once-near.ts) where the browser goes to a place further down at once: a part that the address
 * names, or where the reader was before a reload or a step back.
 */
export const markWhole = (): void => {
  const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (window.location.hash || view?.type !== 'navigate') setFlag('whole')
}
