import type { Bloks } from '../../content'
import { inDigits } from './view-minute'

// No import of the content folder's code here: the build reads these rules too, outside the browser's code.

export type SiteBannerBlok = Bloks.Banner | Bloks.CountdownBanner

const MINUTE = 60_000
const HAS_ZONE = /(Z|[+-]\d{2}:?\d{2})$/i

/** `2026-11-30 21:59`, which Storyblok writes in UTC, as milliseconds since 1970; NaN when it is missing or no date. */
const utcMoment = (text: string | undefined): number => {
  const iso = text?.trim().replace(' ', 'T') ?? ''
  return Date.parse(iso.includes('T') && !HAS_ZONE.test(iso.slice(10)) ? `${iso}Z` : iso)
}

/** When the countdown of a banner reaches zero, in milliseconds since 1970; NaN for one that counts nothing. */
export const timerEnd = (banner: SiteBannerBlok): number =>
  banner.component === 'countdown_banner' ? utcMoment(banner.timerTargetDate) : NaN

/** The minutes since 1970 from which a banner is shown, and from which it no longer is; -Infinity and Infinity without a date. */
type Span = { from: number; until: number }

const orElse = (moment: number, without: number) =>
  Number.isNaN(moment) ? without : Math.ceil(moment / MINUTE)

/**
 * When a banner is shown: from its start to its end, or to the end of its countdown if that comes first. A date that cannot be
 * read is none. Times count by the minute, as editors set them.
 */
export const spanOf = (banner: SiteBannerBlok): Span => ({
  from: orElse(utcMoment(banner.startDate), -Infinity),
  until: Math.min(orElse(utcMoment(banner.endDate), Infinity), orElse(timerEnd(banner), Infinity)),
})

/** Whether a banner ends before it begins, so that it is never shown. */
export const isNeverShown = (banner: SiteBannerBlok): boolean => {
  const { from, until } = spanOf(banner)
  return until <= from
}

/**
 * The banners of a build, as their slice is given them: those that ended are left out, those that began have no start any more,
 * so that one with a start waits for it.
 * @param now milliseconds since 1970
 */
export const bannersInBuild = (banners: readonly SiteBannerBlok[], now: number): SiteBannerBlok[] =>
  banners.flatMap((banner) => {
    const { from, until } = spanOf(banner)
    if (isNeverShown(banner) || until <= now / MINUTE) return []
    return from <= now / MINUTE ? { ...banner, startDate: undefined } : banner
  })

/**
 * The banners that are shown in a page view, in the settings' order; none while they are switched off.
 * @param minute in which the view began, minutes since 1970; NaN while that is not known, when the styles of the slice decide
 * @param dismissed the content ids of those that were dismissed
 */
export const shownBanners = (
  { isEnabled, content = [] }: Bloks.SiteWideBannerSettings,
  minute: number,
  dismissed: readonly string[],
): SiteBannerBlok[] => {
  if (!isEnabled) return []
  return content.filter((banner) => {
    const { from, until } = spanOf(banner)
    return !(minute < from) && !(minute >= until) && !dismissed.includes(banner._uid)
  })
}

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
