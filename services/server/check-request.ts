import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { RefusedStatus } from './refusals'

/** What the head of a request says. */
export interface RequestHead {
  method: string
  /** As it was sent: a path with its query, or a whole address. */
  url: string
  httpVersion: string
  /** All Host headers. */
  hosts: readonly string[]
  /** The name it was sent to: its Host, or what a trusted proxy says that was. */
  host: string
  /** A trusted proxy says that it came to it without encryption. */
  isPlain: boolean
  /** It comes from this machine, and no proxy has passed it on. */
  isLocal: boolean
}

/** What becomes of a request before a service sees it; undefined lets it pass. */
export type Verdict = { refuse: RefusedStatus } | { redirect: string } | undefined

/** Asked by load balancers, which use addresses for names and do without encryption. */
const HEALTH = '/healthz'

const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses what two programs could read in two ways, and what is not for this site. Where the site is on https, a request
 * without encryption is sent on to the site's own address, never to the one it names; whatever would change something
 * is refused, since it has been read on the way already.
 * @param siteUrl the origin of the site
 */
export function checkRequest(head: RequestHead, siteUrl: string, maxAddressLength: number): Verdict {
  const { method, url, hosts, host, httpVersion, isPlain, isLocal } = head
  if (url.length > maxAddressLength) return { refuse: 414 }
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== '1.0')) return { refuse: 400 }
  if (hosts.some((name) => !HOST.test(name)) || !URL.canParse(url, siteUrl)) return { refuse: 400 }
  const { pathname, search } = new URL(url, siteUrl)
  if (!siteUrl.startsWith('https:') || pathname === HEALTH) return undefined
  if (isPlain) {
    return ['GET', 'HEAD'].includes(method) ? { redirect: siteUrl + pathname + search } : { refuse: 403 }
  }
  // The host asks itself by a name of its own.
  return isLocal || isSite(host, siteUrl) ? undefined : { refuse: 421 }
}

/** Case does not matter, nor does the port that the scheme has anyway. */
const isSite = (host: string, siteUrl: string): boolean =>
  HOST.test(host) &&
  URL.canParse(`https://${host}`) &&
  new URL(`https://${host}`).host === new URL(siteUrl).host

/** What a proxy in front of the host adds. Some add none, and then everybody seems to be the machine itself. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Whether an address is the machine's own. */
export function isThisMachine(address = ''): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/** Whether a request was passed on by a proxy, which says so. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  PROXY_HEADERS.some((name) => headers[name] !== undefined)

/** Whether a request was made on this machine, by nobody's order. */
export const isFromThisMachine = (request: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  isThisMachine(request.socket.remoteAddress) && !isForwarded(request)
