import { consentFor } from './consent'
import { CAMPAIGN, CLICKS, keptQuery, namesCampaign, paramsOf } from './visit'

type Params = Readonly<Record<string, string>>
type Campaign = Readonly<Record<(typeof CAMPAIGN)[number], string>>

/** No campaign: all of it empty. */
export const NO_CAMPAIGN = Object.fromEntries(CAMPAIGN.map((name) => [name, ''])) as Campaign

/** What this tab stores of earlier pages leaves the browser only with consent to marketing. */
const firstOfVisit = (): Params => (consentFor('marketing') === 'granted' ? keptQuery('first') : {})

/**
 * The campaign that led here, for a form that the visitor sends: that of the address in view, else the first of the visit; '' for
 * what its link does not say. Never of both: they may be two campaigns. None after a denial.
 * @param search the query of the address
 */
export const campaignOf = (search: string): Campaign => {
  if (consentFor('marketing') === 'denied') return NO_CAMPAIGN
  const own = paramsOf(search)
  const params = namesCampaign(own) ? own : firstOfVisit()
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

/** The first and the last campaign of this visit; undefined where there was none. Personal (src/analytics/person.ts). */
export const campaignTouches = (): { first_touch: Touch | undefined; last_touch: Touch | undefined } => ({
  first_touch: toTouch(keptQuery('first')),
  last_touch: toTouch(keptQuery('last')),
})
