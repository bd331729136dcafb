import { readVisitedPages } from '../catalogue'
import { campaignTouches } from '../platform/campaign'
import { readCookie } from '../platform/cookies'
import { channelOf } from '../platform/device'
import { CARRIED, keptQuery } from '../platform/visit'
import type { Properties } from './calls'

/** Marketing's cookies, by the property that they fill (spec 7). Others set them; they may not be there. */
const COOKIES = { fbp: '_fbp', fbc: '_fbc', gclid: '_gcl_au' } as const

/** The default of spec 7: for events that name no currency of their own. */
const DEFAULT_CURRENCY = 'USD'

const filled = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  )

/** `buuid`, `v` and `p` of a page's address; where it has none, those of the address that began the visit. @param url absolute */
export const carriedBy = (url: string): Properties => {
  const query = new URL(url).searchParams
  const first = keptQuery('first')
  return filled(Object.fromEntries(CARRIED.map((name) => [name, query.get(name) ?? first[name]])))
}

/** What tells one person from another, or leads back to an advertisement: personal (person.ts). */
const marketingDetails = (): Properties =>
  Object.fromEntries(Object.entries(COOKIES).map(([property, cookie]) => [property, readCookie(cookie)]))

/**
 * What every tracked event carries besides its own properties (spec 7): as the browser knows it now. Own properties come after
 * these.
 */
export const detailsNow = (): Properties =>
  filled({
    currency: DEFAULT_CURRENCY,
    channel: channelOf(navigator.userAgent),
    ...marketingDetails(),
    visited_pages: readVisitedPages(),
    ...campaignTouches(),
  })
