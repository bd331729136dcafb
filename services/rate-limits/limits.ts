/** The time in which tries are counted, in ms. */
export const WINDOW_MS = 15 * 60_000

/**
 * How often each may try in a quarter of an hour, by what is tried and whom or what it is counted for. Thousands of shoppers
 * share one address of a mobile network, so a visitor may do a lot. Nothing is counted for an order number or an email address
 * alone: whoever types it often enough would lock its owner out.
 */
const LIMITS = {
  'order lookup': { visitor: 50, 'visitor and number': 10, 'visitor and email': 10 },
  'email validation': { visitor: 120 },
  'promo code': { visitor: 120 },
  cart: { visitor: 300 },
  order: { visitor: 300 },
  waitlist: { visitor: 50 },
  signup: { visitor: 50 },
  session: { visitor: 300 },
  login: { visitor: 120 },
  // Each asks the content service for drafts; an editor's page is loaded again whenever something is saved.
  preview: { visitor: 300 },
  // Leads go to the shop where no CRM takes them. Anybody can also reach the stand-ins of CRM and captcha.
  lead: { visitor: 50 },
  captcha: { visitor: 120 },
  // Likewise of those for a chat and for bookings.
  chat: { visitor: 120 },
  booking: { visitor: 30 },
  // Of the one for analytics, which takes up to twenty events of a page at a time. They are no writes.
  analytics: { visitor: 3_000 },
  // Of the one for errors. They are no writes either.
  'error report': { visitor: 300 },
  // Everything that changes something, beside its own.
  write: { visitor: 3_000 },
} as const satisfies Record<string, Readonly<Record<string, number>>>

export type Purpose = keyof typeof LIMITS

/** What a try is counted for beside its visitor. */
export type About = Readonly<Partial<Record<'number' | 'email', string>>>

/** How much more this machine itself may do while the sandbox is on: developers' tools and tests come from there. */
const LOCAL_FACTOR = 20
/** How much more a whole IPv6 network may do than one visitor in it. */
const NETWORK_FACTOR = 4

interface Counter {
  /** What is counted, in words; hashed before it is stored. */
  subject: string
  limit: number
}

/** Whose try it is. */
interface Who {
  visitor: string
  /** Of IPv6 alone. */
  network?: string | undefined
}

/** The counters of one try. `isLocal`: it comes from this machine, and the sandbox is on. */
export function countersOf(
  purpose: Purpose,
  { visitor, network }: Who,
  { number = '', email = '' }: About,
  isLocal: boolean,
): Counter[] {
  const limits = LIMITS[purpose]
  const ofNetwork = network ? [['network', limits.visitor * NETWORK_FACTOR] as const] : []
  return [...Object.entries<number>(limits), ...ofNetwork].map(([kind, limit]) => {
    const values: Readonly<Record<string, string>> = {
      visitor,
      network: network ?? '',
      'visitor and number': `${visitor} ${number}`,
      'visitor and email': `${visitor} ${email}`,
    }
    return {
      subject: `${purpose} ${kind} ${values[kind] ?? ''}`,
      limit: isLocal ? limit * LOCAL_FACTOR : limit,
    }
  })
}

/**
 * The part of an IP address that stands for one visitor. An IPv6 connection owns a whole /64 and may come from any address
 * in it, so its first four groups count; an IPv4 address counts whole, also when it is written inside an IPv6 one. Some proxies
 * pass on the port as well, which is another one for every connection.
 */
export const visitorAddress = (address: string): string => firstGroups(address, 4)

/**
 * The network that a visitor's IPv6 address is from: providers hand out a /48 to one customer, who has 65,536 visitors' addresses by
 * that. Undefined for IPv4, where a visitor is one address.
 */
export function networkOf(address: string): string | undefined {
  const network = firstGroups(address, 3)
  return network.includes(':') ? network : undefined
}

function firstGroups(address: string, count: number): string {
  const ip = address.replace(/^\[([^\]]*)\](:\d{1,5})?$/, '$1').replace(/^([\d.]+):\d{1,5}$/, '$1')
  const inside = /(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})$/.exec(ip)?.[1]
  if (inside || !ip.includes(':')) return inside ?? ip
  const [head = '', tail = ''] = ip.split('::')
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = ip.includes('::') ? 8 - (before?.length ?? 0) - (after?.length ?? 0) : 0
  const groups = [...(before ?? []), ...Array<string>(Math.max(0, zeros)).fill('0'), ...(after ?? [])]
  return groups
    .slice(0, count)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}
