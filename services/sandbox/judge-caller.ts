import { isIP } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'

export interface Caller {
  headers: IncomingHttpHeaders
  /** The other end of the connection. */
  remoteAddress: string | undefined
}

/** `open`: the machine itself asks. `token_needed`: somebody else does. The others are refused whatever they know. */
export type Verdict = 'open' | 'token_needed' | 'foreign_host' | 'foreign_origin'

/** What a proxy in front of the host adds. Some add none, and then everybody seems to be the machine itself. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Who asks for the sandbox. A page of another site reaches a host on this machine through the visitor's browser: under a
 * name of its own that it points here (Host), or by a form (Origin).
 * @param siteUrl where an address of this machine stands, nobody else is meant to come; under any other a proxy may be in front
 */
export function judgeCaller({ headers, remoteAddress }: Caller, siteUrl: string): Verdict {
  const { host = '', origin } = headers
  const site = new URL(siteUrl)
  if (host !== site.host && !isLoopbackName(hostnameOf(host))) return 'foreign_host'
  if (origin !== undefined && origin !== site.origin && hostOf(origin) !== host) return 'foreign_origin'
  const isMeantForThisMachine = isLoopbackName(site.hostname)
  const isForwarded = PROXY_HEADERS.some((name) => headers[name] !== undefined)
  return isMeantForThisMachine && !isForwarded && isLoopbackAddress(remoteAddress) ? 'open' : 'token_needed'
}

const hostnameOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''

/** Empty for `null`, which sandboxed pages and files have. */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '')

const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))

function isLoopbackAddress(address = ''): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}
