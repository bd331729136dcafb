/** Where South African shoppers have their mail. */
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

/** Endings that do not exist beside the ones that were meant. */
const ENDINGS: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/^gmail\..*$/, 'gmail.com'],
  [/\.(?:con|cmo|ocm|vom|xom|comm|coom)$/, '.com'],
  [/\.(?:coza|co\.zaa|c\.za|co,za|co\.z|cp\.za)$/, '.co.za'],
]

/** How many letters have to be changed, added, dropped or swapped with a neighbour to get from one word to the other. */
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

/** One slip in a short name, two in a longer one; more is another name. */
const slipsAllowed = (known: string): number => (known.length < 9 ? 1 : 2)

/** `yahoo.ca` beside `yahoo.com`: the same name in another country is a domain of its own. */
const isAbroad = (domain: string, known: string): boolean => {
  const [name, ...ending] = domain.split('.')
  return (
    name === known.split('.')[0] && /^[a-z]{2}$/.test(ending.join('.')) && !/\.(?:co|cm|om)$/.test(domain)
  )
}

/** `gmail` and `gmial` without an ending, to which no mail can be sent. */
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
 * The address that was probably meant, such as `thandi@gmail.com` for `thandi@gmial.com`; nothing when it looks right.
 * Only ever an offer: whoever owns `gmal.com` keeps it.
 * @param email cleaned
 */
export const suggestEmail = (email: string): string | undefined => {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email) ?? []
  const meant = domain && meantDomain(domain.toLowerCase())
  return meant ? `${name}@${meant}` : undefined
}
