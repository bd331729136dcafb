/** Common email domains of South African shoppers. */
const KNOWN_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mweb.co.za',
  'telkomsa.net',
  'webmail.co.za',
  'vodamail.co.za',
] as const

/** Wrong endings, with the ones that were meant. */
const ENDINGS: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/^gmail\..*$/, 'gmail.com'],
  [/\.(?:con|cmo|ocm|vom|xom|comm|coom)$/, '.com'],
  [/\.(?:coza|co\.zaa|c\.za|co,za|co\.z|cp\.za)$/, '.co.za'],
]

/** The number of letters to change, add, drop or swap with a neighbour to turn one word into the other. */
const editDistance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const above = rows[i - 1] ?? []
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/** One typing error in a short name, two in a longer one. More make another name. */
const slipsAllowed = (known: string): number => (known.length < 9 ? 1 : 2)

/** Whether a domain is a known name in another country: `yahoo.ca` is no typing error of `yahoo.com`. */
const isAbroad = (domain: string, known: string): boolean => {
  const [name, ...ending] = domain.split('.')
  return (
    name === known.split('.')[0] && /^[a-z]{2}$/.test(ending.join('.')) && !/\.(?:co|cm|om)$/.test(domain)
  )
}

/** The domain meant by a name without an ending, such as `gmail` or `gmial`. */
const meantName = (name: string): string | undefined =>
  KNOWN_DOMAINS.map((known) => ({ known, slips: editDistance(name, known.split('.')[0] ?? '') }))
    .filter(({ known, slips }) => slips <= 1 && known[0] === name[0])
    .sort((one, other) => one.slips - other.slips)[0]?.known

const meantDomain = (domain: string): string | undefined => {
  if (KNOWN_DOMAINS.some((known) => known === domain)) return undefined
  const [nearest] = KNOWN_DOMAINS.map((known) => ({ known, slips: editDistance(domain, known) }))
    .filter(({ known, slips }) => slips <= slipsAllowed(known) && known[0] === domain[0])
    .filter(({ known }) => !isAbroad(domain, known))
    .sort((one, other) => one.slips - other.slips)
  if (nearest) return nearest.known
  if (!/[.,]/.test(domain)) return meantName(domain)
  const ending = ENDINGS.find(([slip]) => slip.test(domain))
  return ending && domain.replace(...ending)
}

/**
 * The address that was probably meant, such as `thandi@gmail.com` for `thandi@gmial.com`; undefined if it looks right. It is only
 * offered, because somebody may own `gmal.com`.
 * @param email cleaned
 */
export const suggestEmail = (email: string): string | undefined => {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email) ?? []
  const meant = domain && meantDomain(domain.toLowerCase())
  return meant ? `${name}@${meant}` : undefined
}
