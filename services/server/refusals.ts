import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { escapeHtml, htmlPage, htmlPagePolicy } from '../lib/html-page'

/** Refusals of the server itself, before a service sees the request: a code for programs, a sentence for people. */
const REFUSALS = {
  400: ['malformed_request', 'We could not read this request. Check the address, then try again.'],
  403: [
    'https_required',
    'Nothing was changed: this was sent without encryption. Load the page again, then try once more.',
  ],
  404: ['not_found', 'There is nothing here.'],
  405: ['method_not_allowed', 'This address takes no such request.'],
  408: ['request_timeout', 'This request took too long to reach us. Check your connection, then try again.'],
  410: ['gone', 'This was taken down.'],
  413: ['body_too_large', 'This request is too large.'],
  414: ['address_too_long', 'This address is too long.'],
  415: ['unsupported_media_type', 'We cannot read a request of this type.'],
  421: [
    'wrong_host',
    'This server does not answer for this address. A proxy in front of it has to pass the Host header on.',
  ],
  429: ['too_many_tries', 'There were too many requests. Wait a minute, then try again.'],
  431: [
    'headers_too_large',
    'This request’s headers are too large. Clear what your browser keeps of this site, then try again.',
  ],
  500: ['internal_error', 'Something went wrong. Please try again.'],
} as const

export type RefusedStatus = keyof typeof REFUSALS

/** The known parts of a refused request; none, if it cannot be read. */
export interface Asked {
  path?: string | undefined
  /** Its Accept header. */
  accept?: string | undefined
}

const STYLE =
  'body{margin:0 auto;padding:64px 24px;max-width:36em;font:18px/1.5 system-ui,sans-serif;color:#222}h1{font-size:28px;line-height:1.2}a{color:inherit}'
const PAGE_POLICY = htmlPagePolicy(STYLE)

/** The status of a failure if it has a refusal; 400 for any other fault of the request, 500 for everything else. */
export function toRefusedStatus(status: number | undefined): RefusedStatus {
  if (status !== undefined && status in REFUSALS) return status as RefusedStatus
  return status !== undefined && status >= 400 && status < 500 ? 400 : 500
}

/** The answer: the error shape of the contract for the APIs, a page for browsers, else the sentence. */
export function refusal(status: RefusedStatus, { path = '', accept = '' }: Asked) {
  const [code, message] = REFUSALS[status]
  const headers = { 'cache-control': 'no-store' }
  if (/^\/(shop|oauth|preview)\/api\//.test(path)) {
    const body = JSON.stringify({ error: { code, message } })
    return { body, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } }
  }
  if (!accept.includes('text/html')) {
    return { body: message, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } }
  }
  return {
    body: pageOf(message),
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
    },
  }
}

const pageOf = (message: string): string => {
  const title = 'We could not do this'
  const body = `<h1>${title}</h1><p>${escapeHtml(message)}</p><p><a href="/za/">Go to the home page</a></p>`
  return htmlPage({ title, style: STYLE, body })
}

/** A failure of a connection, as Node reports it: a code, and the last bytes if they could not be parsed. */
export type ConnectionFailure = NodeJS.ErrnoException & { rawPacket?: unknown }

/**
 * Answers bytes that Node cannot parse as a request, with the headers of every answer, and closes the connection.
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
  // After a HEAD request a client would read a body as the next answer.
  const body = sent.startsWith('HEAD ') ? '' : answer.body
  socket.end(head + body, () => socket.destroy())
}

function statusOf(code: string | undefined, sent: string): RefusedStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  // The address alone was too long.
  return /^[A-Z]+ \S+$/.test(sent) ? 414 : 431
}

/** The path and the Accept header at the beginning of a request that could not be parsed. */
const readAsked = (sent: string): Asked => ({
  path: /^[A-Z]+ (\/[^\s?]*)/.exec(sent)?.[1],
  accept: /\r\naccept: *([^\r\n]*)/i.exec(sent)?.[1],
})
