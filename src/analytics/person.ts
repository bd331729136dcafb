/** Properties that identify a visitor or their advertisement. `name` is one only beside an `email`. */
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

/** Properties with an address, which may name a campaign. */
const ADDRESSES = ['url', 'path', 'search', 'referrer']

/** Query parameters that name a campaign or identify a click to an advertiser. */
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
 * Removes what needs consent to marketing (decision 060): every `identify` call, and the personal properties of all other calls, at any
 * depth.
 */
export const withoutPerson = <Call extends object>(
  calls: readonly Call[],
  kindOf: (call: Call) => string | undefined,
): Call[] => calls.filter((call) => kindOf(call) !== 'identify').map((call) => clean(call) as Call)
