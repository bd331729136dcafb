/** The time in which attempts are counted, in ms. */
export const WINDOW_MS = 15 * 60_000

/**
 * Attempts allowed in a quarter of an hour, by purpose and by the visitor or thing they are counted for. Thousands of shoppers share
 * one address of a mobile network, so a visitor may do a lot. Nothing is counted for an order number or an email address alone:
 * anybody could use up the attempts of its owner.
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
  // Each requests drafts from the content service; an editor's page is reloaded whenever something is saved.
  preview: { visitor: 300 },
  // Leads go to the shop where there is no CRM. The stand-ins of CRM and captcha are open to anybody too.
  lead: { visitor: 50 },
  captcha: { visitor: 120 },
  // The stand-ins for a chat and for bookings.
  chat: { visitor: 120 },
  booking: { visitor: 30 },
  // The stand-in for analytics, which takes up to twenty events of a page at a time. They do not count as writes.
  analytics: { visitor: 3_000 },
  // The stand-in for errors. Its reports do not count as writes either.
  'error report': { visitor: 300 },
  // Everything that changes something, in addition to its own purpose.
  write: { visitor: 3_000 },
} as const satisfies Record<string, Readonly<Record<string, number>>>

export type Purpose = keyof typeof LIMITS

/** The thing that an attempt is counted for in addition to its visitor. */
export type About = Readonly<Partial<Record<'number' | 'email', string>>>

/** How much more this machine itself may do while the sandbox is on: developers' tools and tests come from there. */
const LOCAL_FACTOR = 20
/** How much more a whole IPv6 network may do than one visitor in it. */
const NETWORK_FACTOR = 4

interface Counter {
  /** The name of the counter; hashed before it is stored. */
  subject: string
  limit: number
}

/** The visitor who makes the attempt. */
interface Who {
  visitor: string
  /** For IPv6 addresses only. */
  network?: string | undefined
}

/** The counters of one attempt. `isLocal`: it comes from this machine, and the sandbox is on. */
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
 * in it, so its first four groups count; an IPv4 address counts whole, also when it is written inside an IPv6 one. A port, which some
 * proxies add and which differs for every connection, is left out.
 */
export const visitorAddress = (address: string): string => firstGroups(address, 4)

/**
 * The network of an IPv6 address: providers assign a /48 to one customer, who could act as 65,536 visitors with it. Undefined for
 * IPv4, where a visitor is one address.
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
