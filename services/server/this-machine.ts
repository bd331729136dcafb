import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

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
