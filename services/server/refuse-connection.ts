import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Asked, type RefusedStatus, refusal } from './refusals'

/** A failure of a connection, as Node tells of it: a code, and what came last if it could not be read. */
export type ConnectionFailure = NodeJS.ErrnoException & { rawPacket?: unknown }

/**
 * Answers what is no request to Node, with the headers that every answer has, and hangs up.
 * @param headers those of every answer
 */
export function refuseConnection(
  failure: ConnectionFailure,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (failure.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) {
    socket.destroy(failure)
    return
  }
  const sent = Buffer.isBuffer(failure.rawPacket) ? failure.rawPacket.toString('latin1') : ''
  const status = statusOf(failure.code, sent)
  const answer = refusal(status, readAsked(sent))
  const lines = Object.entries({
    ...headers,
    ...answer.headers,
    'content-length': String(Buffer.byteLength(answer.body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
  // Whoever asked for the head alone takes what follows it for another answer.
  const body = sent.startsWith('HEAD ') ? '' : answer.body
  socket.end(head + body, () => socket.destroy())
}

function statusOf(code: string | undefined, sent: string): RefusedStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  // The address alone was more than there is room for.
  return /^[A-Z]+ \S+$/.test(sent) ? 414 : 431
}

/** Of a request that could not be read: what its beginning says. */
const readAsked = (sent: string): Asked => ({
  path: /^[A-Z]+ (\/[^\s?]*)/.exec(sent)?.[1],
  accept: /\r\naccept: *([^\r\n]*)/i.exec(sent)?.[1],
})
