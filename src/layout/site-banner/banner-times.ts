import type { Bloks } from '../../content'
import { inDigits } from './view-minute'

// Without code from src/content, because the build reads these rules too.

export type SiteBannerBlok = Bloks.Banner | Bloks.CountdownBanner

const MINUTE = 60_000
const HAS_ZONE = /(Z|[+-]\d{2}:?\d{2})$/i

/** `2026-11-30 21:59`, which Storyblok writes in UTC, as milliseconds since 1970; NaN when it is missing or no date. */
const utcMoment = (text: string | undefined): number => {
  const iso = text?.trim().replace(' ', 'T') ?? ''
  return Date.parse(iso.includes('T') && !HAS_ZONE.test(iso.slice(10)) ? `${iso}Z` : iso)
}

/** When the countdown of a banner reaches zero, in milliseconds since 1970; NaN without a countdown. */
export const timerEnd = (banner: SiteBannerBlok): number =>
  banner.component === 'countdown_banner' ? utcMoment(banner.timerTargetDate) : NaN

/** The minutes since 1970 at which a banner appears and disappears; -Infinity and Infinity without a date. */
type Span = { from: number; until: number }

const orElse = (moment: number, without: number) =>
  Number.isNaN(moment) ? without : Math.ceil(moment / MINUTE)

/**
 * The time in which a banner is shown: from its start to its end, or to the end of its countdown if that is earlier. A date that cannot
 * be read is ignored. Times count by the minute, as editors set them.
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
 * The banners of a build for their slice: those that ended are left out, and those that began lose their start, so a banner with a
 * start has not begun yet.
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
 * @param minute in which the view began, minutes since 1970; NaN while it is not known: then the styles of the slice decide
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
 * Selectors, separated by commas, that match the document in a view that began in this minute or later. A style cannot compare numbers,
 * but it can match the beginning of a text: where a later minute first differs from this one, it has a 1 and this one a 0.
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
 * The style by which a static page shows each banner only in its time, before the first paint. The time is marked by
 * src/mark-page-view.ts. Without scripts a banner that has not begun is hidden, and one that has ended stays until the next build.
 */
export const timeStyles = (banners: readonly SiteBannerBlok[]): string => banners.map(rulesOf).join('')
