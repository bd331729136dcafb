import { spanOf, type SiteBannerBlok } from './banner-times'
import { inDigits } from './view-minute'

/**
 * Selectors, separated by commas, that find the document in a view that began in this minute or later. A style cannot compare
 * numbers, but it can ask how a text begins: a later one has a 1 where this one has its first other digit, a 0.
 */
const fromMinute = (minute: number): string => {
  const digits = inDigits(minute)
  const later = [...digits].flatMap((digit, at) => (digit === '0' ? `${digits.slice(0, at)}1` : []))
  return [...later, digits].map((start) => `[data-minute^="${start}"]`).join()
}

const rulesOf = (banner: SiteBannerBlok): string => {
  const { from, until } = spanOf(banner)
  const hide = `[data-site-banner=${JSON.stringify(banner._uid)}]{display:none}`
  const before = Number.isFinite(from) ? `html:not(${fromMinute(from)}) ${hide}` : ''
  const after = Number.isFinite(until) ? `html:is(${fromMinute(until)}) ${hide}` : ''
  return before + after
}

/**
 * The style by which a static page shows each banner in its time alone, before anything is painted. It knows the time by
 * src/mark-page-view.ts: without scripts, what has not begun is hidden, and what has ended stands until the next build.
 */
export const timeStyles = (banners: readonly SiteBannerBlok[]): string => banners.map(rulesOf).join('')
