/** What a lead says of itself besides its answers (spec 3, "Sales lead form"), by the names under which it is sent. */
export const FIXED_FIELDS = {
  company: '[not provided]',
  lead_source: 'website_callback',
  Origin: 'website_callback',
  temp_source: 'yoco_com_sales_form',
  call_outcome: 'New call request',
} as const

/** What a campaign's link says of itself in its query. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_term', 'utm_campaign', 'utm_content'] as const

/** The limit of a text field (spec 5). */
const MOST = 250

/** The campaign that led here; '' for what its link does not say. @param search the query of the address */
export const campaignOf = (search: string): [name: string, value: string][] => {
  const query = new URLSearchParams(search)
  return CAMPAIGN.map((name) => [name, (query.get(name) ?? '').slice(0, MOST)])
}
