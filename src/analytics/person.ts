/** By which somebody can be found or told from others, or the advertisement that they came by; `name` only beside an `email`. */
const PERSONAL = [
  'traits',
  'email',
  'phone',
  'ip_address',
  'fbp',
  'fbc',
  'gclid',
  'campaign',
  'first_touch',
  'last_touch',
]

/** Properties that hold an address, in which a campaign may be named. */
const ADDRESSES = ['url', 'path', 'search', 'referrer']

/** What names a campaign, or by what an advertiser knows a click. */
const CAMPAIGN = /^(utm_.+|gclid|fbclid|dclid|msclkid|ttclid|twclid|gbraid|wbraid|li_fat_id|btid|urid)$/

/** An address, or a query alone, without its campaign. */
const withoutCampaign = (address: string): string => {
  const [, start = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const params = new URLSearchParams(query)
  const campaign = [...params.keys()].filter((name) => CAMPAIGN.test(name))
  if (campaign.length === 0) return address
  campaign.forEach((name) => params.delete(name))
  const left = params.toString()
  return start + (left && `?${left}`) + fragment
}

const clean = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  const isPersonal = (key: string) => PERSONAL.includes(key) || (key === 'name' && 'email' in value)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isPersonal(key))
      .map(([key, part]) => [
        key,
        typeof part === 'string' && ADDRESSES.includes(key) ? withoutCampaign(part) : clean(part),
      ]),
  )
}

/**
 * Calls without what only consent to marketing lets through (decision 060), in whatever shape they are: a call that says who somebody
 * is goes whole, of any other what is personal at any depth.
 */
export const withoutPerson = <Call extends object>(
  calls: readonly Call[],
  kindOf: (call: Call) => string | undefined,
): Call[] => calls.filter((call) => kindOf(call) !== 'identify').map((call) => clean(call) as Call)
