import { persisted } from './persisted'

/** What a campaign's link says of itself in its query (spec 3, "Sales lead form"). */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_term', 'utm_campaign', 'utm_content'] as const

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

const namesCampaign = (params: Params): boolean => CAMPAIGN.some((name) => params[name])

/** Others read it under this name (spec 3, "Browser storage keys"): an object of the parameters. */
const KEPT = persisted<Params>({
  key: 'queryStringParams',
  area: 'session',
  empty: {},
  parse: (stored) =>
    typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? cut(Object.entries(stored))
      : undefined,
})

/**
 * Keeps the query of the first address of this session that names a campaign: its pages are left with the next link. Call it
 * with each page view.
 * @param search the query of the address
 */
export const keepCampaign = (search: string): void => {
  const params = paramsOf(search)
  if (namesCampaign(params) && !namesCampaign(KEPT.read())) KEPT.write(params)
}

/**
 * The campaign that led here: that of the address, else that of the session; '' for what its link does not say. Never of
 * both: they may be two campaigns.
 * @param search the query of the address
 */
export const campaignOf = (search: string): Campaign => {
  const own = paramsOf(search)
  const params = namesCampaign(own) ? own : KEPT.read()
  return Object.fromEntries(CAMPAIGN.map((name) => [name, params[name] ?? ''])) as Campaign
}
