import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { RefusedStatus } from './refusals'

/** The head of a request. */
export interface RequestHead {
  method: string
  /** As it was sent: a path with its query, or a whole address. */
  url: string
  httpVersion: string
  /** All Host headers. */
  hosts: readonly string[]
  /** The name it was sent to: its Host, or the one that a trusted proxy reports. */
  host: string
  /** A trusted proxy reports that it arrived there without encryption. */
  isPlain: boolean
  /** It comes from this machine, and no proxy has forwarded it. */
  isLocal: boolean
}

/** Undefined lets the request pass. */
export type Verdict = { refuse: RefusedStatus } | { redirect: string } | undefined

/** Requested by load balancers, which use IP addresses as hosts and no encryption. */
const HEALTH = '/healthz'

const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses requests that two programs could read in two ways, and requests for other sites. Where the site is on https, a page requested
 * without encryption is redirected to the site's own address, never to the host of the request. A request that would change something
 * is refused, because others could already have read it.
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
  // The host sends requests to itself under a name of its own.
  return isLocal || isSite(host, siteUrl) ? undefined : { refuse: 421 }
}

/** Case and the scheme's default port do not matter. */
const isSite = (host: string, siteUrl: string): boolean =>
  HOST.test(host) &&
  URL.canParse(`https://${host}`) &&
  new URL(`https://${host}`).host === new URL(siteUrl).host

/** Headers that proxies add. Some proxies add none, and then every request seems to come from this machine. */
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

/** Whether a proxy has forwarded a request, by its headers. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  PROXY_HEADERS.some((name) => headers[name] !== undefined)

/** Whether a request was made on this machine, and not forwarded by a proxy. */
export const isFromThisMachine = (request: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  isThisMachine(request.socket.remoteAddress) && !isForwarded(request)
