import type { IncomingHttpHeaders } from 'node:http'
import { isForwarded, isThisMachine } from '../server/check-request'

interface Caller {
  headers: IncomingHttpHeaders
  /** The other end of the connection. */
  remoteAddress: string | undefined
}

/** `open`: the machine itself. `token_needed`: somebody else. The others are refused even with a token. */
type Verdict = 'open' | 'token_needed' | 'foreign_host' | 'foreign_origin'

/**
 * Decides who requests the sandbox. A page of another site can reach a host on this machine through the visitor's browser:
 * under its own domain name that it resolves to this machine (Host), or by a form (Origin).
 * @param siteUrl at localhost only this machine is expected; under any other name a proxy may forward the request
 */
export function checkCaller({ headers, remoteAddress }: Caller, siteUrl: string): Verdict {
  const { host = '', origin } = headers
  const site = new URL(siteUrl)
  if (host !== site.host && !isLoopbackName(hostnameOf(host))) return 'foreign_host'
  if (origin !== undefined && origin !== site.origin && hostOf(origin) !== host) return 'foreign_origin'
  const isMeantForThisMachine = isLoopbackName(site.hostname)
  const isLocal = isThisMachine(remoteAddress) && !isForwarded({ headers })
  return isMeantForThisMachine && isLocal ? 'open' : 'token_needed'
}

const hostnameOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''

/** Empty for `null`, which sandboxed pages and files have. */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '')

const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || isThisMachine(hostname.replace(/^\[|\]$/g, ''))
