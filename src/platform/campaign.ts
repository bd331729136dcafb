import { consentFor, subscribeToConsent } from './consent'
import { persisted } from './persisted'

/** What a campaign's link says of itself in its query (spec 3, "Sales lead form"). */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_term', 'utm_campaign', 'utm_content'] as const
/** And what advertisers add to it, by which they know the click. */
const CLICKS = ['gclid', 'fbclid'] as const

type Params = Readonly<Record<string, string>>
type Campaign = Readonly<Record<(typeof CAMPAIGN)[number], string>>

/** No campaign: all of it empty. */
export const NO_CAMPAIGN = Object.fromEntries(CAMPAIGN.map((name) => [name, ''])) as Campaign

/** The limit of a text field (spec 5). Anybody can write a longer link. */
const MOST = 250
/** As many parameters as any link of ours has, and some more. */
const MOST_PARAMS = 30

const cut = (entries: Iterable<readonly [string, unknown]>): Params =>
  Object.fromEntries(
    [...entries]
      .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, MOST)] as const] : []))
      .slice(0, MOST_PARAMS),
  )

const paramsOf = (search: string): Params => cut(new URLSearchParams(search))

const namesCampaign = (params: Params): boolean => [...CAMPAIGN, ...CLICKS].some((name) => params[name])

const touchUnder = (key: string) =>
  persisted<Params>({
    key,
    area: 'session',
    empty: {},
    parse: (stored) =>
      typeof stored === 'object' && stored !== null && !Array.isArray(stored)
        ? cut(Object.entries(stored))
        : undefined,
  })

/** Others read it under this name (spec 3, "Browser storage keys"): an object of the parameters. */
const FIRST = touchUnder('queryStringParams')
const LAST = touchUnder('lastQueryStringParams')

type Touches = { first: Params; last: Params }
const NONE: Touches = { first: {}, last: {} }

/** Of this document. In memory alone, until there is consent to keep it. */
let seen = NONE
let isListening = false

const mayKeep = (): boolean => consentFor('marketing') === 'granted'

const touches = (): Touches => {
  if (!mayKeep()) return seen
  const first = FIRST.read()
  return namesCampaign(first) ? { first, last: LAST.read() } : seen
}

const keep = ({ first, last }: Touches): void => {
  if (!namesCampaign(first) || !mayKeep()) return
  FIRST.write(first)
  LAST.write(last)
}

/** A yes keeps what is known so far; a no forgets it. */
const followConsent = (): void => {
  if (isListening) return
  isListening = true
  subscribeToConsent(() => {
    if (consentFor('marketing') === 'denied') {
      seen = NONE
      FIRST.clear()
      LAST.clear()
    } else keep(touches())
  })
}

/**
 * Notes the campaign that an address names as the last of this session, and as its first where there was none before. Call it with
 * each page view. Kept in the session with consent for marketing, else in memory; not at all after a denial.
 * @param search the query of the address
 */
export const keepCampaign = (search: string): void => {
  const last = paramsOf(search)
  if (!namesCampaign(last) || consentFor('marketing') === 'denied') return
  followConsent()
  const { first } = touches()
  seen = { first: namesCampaign(first) ? first : last, last }
  keep(seen)
}

/**
 * The campaign that led here: that of the address, else the first of the session; '' for what its link does not say. Never of
 * both: they may be two campaigns. None after a denial.
 * @param search the query of the address
 */
export const campaignOf = (search: string): Campaign => {
  if (consentFor('marketing') === 'denied') return NO_CAMPAIGN
  const own = paramsOf(search)
  const params = namesCampaign(own) ? own : touches().first
  return Object.fromEntries(CAMPAIGN.map((name) => [name, params[name] ?? ''])) as Campaign
}

/** One contact with a campaign, by the names that analytics knows: source, medium, term, campaign, content, gclid, fbclid. */
type Touch = Params

const toTouch = (params: Params): Touch | undefined =>
  namesCampaign(params)
    ? Object.fromEntries(
        [...CAMPAIGN, ...CLICKS].flatMap((name) => {
          const value = params[name]
          return value ? [[name.replace('utm_', ''), value]] : []
        }),
      )
    : undefined

/** The first and the last campaign of this session; undefined where there was none. */
export const campaignTouches = (): { first_touch: Touch | undefined; last_touch: Touch | undefined } => {
  const { first, last } = touches()
  return { first_touch: toTouch(first), last_touch: toTouch(last) }
}

/**
 * An address of this site with the last campaign in it, for a page that is loaded whole: what is in memory alone would be lost with
 * this one. As it is where the session keeps the campaign, or the address names one.
 * @param path with query and fragment
 */
export const withCampaign = (path: string): string => {
  const { last } = seen
  const url = new URL(path, window.location.origin)
  if (consentFor('marketing') !== 'unknown' || namesCampaign(paramsOf(url.search))) return path
  for (const name of [...CAMPAIGN, ...CLICKS]) {
    const value = last[name]
    if (value) url.searchParams.append(name, value)
  }
  return url.pathname + url.search + url.hash
}
