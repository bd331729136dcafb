import net from 'node:net'
import { ConfigError, type Environment, readText } from './environment'

/** Whose word counts, as Fastify takes it; `hop` is 0 for whoever is connected to the host. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean)

/** What proxy-addr calls the ranges of private networks. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal']
const MOST = 10

/**
 * The proxies whose X-Forwarded headers are believed. The first address of X-Forwarded-For is the visitor's own word, so that
 * it is not enough to say that there is a proxy.
 */
export function readTrustProxy(env: Environment): TrustProxy {
  const text = readText(env, 'TRUST_PROXY') ?? 'no'
  if (text === 'no') return false
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST) {
    return (_address, hop) => hop < Number(text)
  }
  const addresses = text.split(',').map((address) => address.trim())
  if (addresses.every(isAddress)) return addresses
  throw new ConfigError(
    'TRUST_PROXY',
    `must be how many proxies stand in front, such as 1, or their addresses, such as 10.0.0.0/8, loopback, not "${text}"`,
  )
}

function isAddress(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = net.isIP(address)
  if (version === 0) return RANGES.includes(text)
  const isPrefix =
    prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  return isPrefix && more.length === 0
}
