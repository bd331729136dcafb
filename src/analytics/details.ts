import { readVisitedPages } from '../catalogue'
import { campaignTouches } from '../platform/campaign'
import { readCookie } from '../platform/cookies'
import { channelOf } from '../platform/device'
import { CARRIED, keptQuery } from '../platform/visit'
import type { Properties } from './calls'

/** Cookies of marketing, by the property that they fill (spec 7). Other scripts set them, if at all. */
const COOKIES = { fbp: '_fbp', fbc: '_fbc', gclid: '_gcl_au' } as const

/** The default of spec 7, for events without a currency. */
const DEFAULT_CURRENCY = 'USD'

const filled = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  )

/** `buuid`, `v` and `p` of a page's address, else of the first address of the visit. @param url absolute */
export const carriedBy = (url: string): Properties => {
  const query = new URL(url).searchParams
  const first = keptQuery('first')
  return filled(Object.fromEntries(CARRIED.map((name) => [name, query.get(name) ?? first[name]])))
}

/** Properties that identify a visitor or their advertisement. They are personal (person.ts). */
const marketingDetails = (): Properties =>
  Object.fromEntries(Object.entries(COOKIES).map(([property, cookie]) => [property, readCookie(cookie)]))

/** The properties that every tracked event has besides its own (spec 7), as the browser knows them now. */
export const detailsNow = (): Properties =>
  filled({
    currency: DEFAULT_CURRENCY,
    channel: channelOf(navigator.userAgent),
    ...marketingDetails(),
    visited_pages: readVisitedPages(),
    ...campaignTouches(),
  })
