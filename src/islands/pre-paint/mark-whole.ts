import { setFlag } from '../../platform/page-flags'

/**
 * Turns off the deferred layout of distant sections (src/theme/once-near.ts) if the browser scrolls down at once: to a fragment, or to
 * the position before a reload or a step back.
 */
export const markWhole = (): void => {
  const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (window.location.hash || view?.type !== 'navigate') setFlag('whole')
}
