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
