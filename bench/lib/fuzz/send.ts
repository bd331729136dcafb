import http from 'node:http'
import net from 'node:net'
import type { FuzzAnswer } from './judge'
import type { FuzzRequest } from './requests'

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
/** The rest of a longer body is read and dropped. */
const MOST_BYTES = 200_000

/** Sends a request unchanged. Rejects when no complete answer arrives in time, or when the connection breaks. */
export async function send(origin: string, request: FuzzRequest, timeoutMs: number): Promise<FuzzAnswer> {
  try {
    return await sendOnce(origin, request, timeoutMs)
  } catch (error) {
    // A server may end a keep-alive connection at any time, even while the next request is being sent.
    if (!(error instanceof ConnectionEnded)) throw error
    return sendOnce(origin, request, timeoutMs)
  }
}

class ConnectionEnded extends Error {}

function sendOnce(origin: string, request: FuzzRequest, timeoutMs: number): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(origin)
  const { method, path, body } = request
  // Node omits the length for DELETE and OPTIONS, and the server would read their bodies as the next request.
  const length = body !== undefined && { 'content-length': Buffer.byteLength(body) }
  const headers = { ...request.headers, ...length }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => asked.destroy(new Error(`no answer in ${timeoutMs / 1000} s`)), timeoutMs)
    const asked = http.request({ hostname, port, method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        if (bytes < MOST_BYTES) chunks.push(chunk)
        bytes += chunk.length
      })
      response.on('end', () => {
        clearTimeout(timer)
        const status = response.statusCode ?? 0
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks).toString('utf8') })
      })
      response.on('error', reject)
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      const isOld = asked.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      reject(isOld ? new ConnectionEnded() : error)
    })
    asked.end(body)
  })
}

/** Bytes that no HTTP client would send; HOST stands for the server's name. */
export const RAW_REQUESTS: readonly string[] = [
  'GET /%E0%A4%A HTTP/1.1\r\nHost: HOST\r\n\r\n',
  'GET /za/\xff\xfe HTTP/1.1\r\nHost: HOST\r\n\r\n',
  'GET /za/ HTTP/1.1\r\n\r\n',
  'GET /za/ HTTP/1.1\r\nHost: HOST\r\nHost: evil.example\r\n\r\n',
  'GET http://evil.example/za/ HTTP/1.1\r\nHost: HOST\r\n\r\n',
  'GET  HTTP/1.1\r\nHost: HOST\r\n\r\n',
  'GET /za/ HTTP/9.9\r\nHost: HOST\r\n\r\n',
  'NONSENSE\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: HOST\r\n\r\n`,
  `GET /za/ HTTP/1.1\r\nHost: HOST\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`,
  `GET /za/ HTTP/1.1\r\nHost: HOST\r\n${'X-Many: 1\r\n'.repeat(3_000)}\r\n`,
  'GET /za/ HTTP/1.1\r\nHost: HOST\r\nX-Nul: a\x00b\r\n\r\n',
  'GET /za/ HTTP/1.1\r\nHost: HOST\r\n X-Folded: 1\r\n\r\n',
  'POST /shop/api/v1/carts/ HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /shop/api/v1/carts/ HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /shop/api/v1/carts/ HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\n',
  'POST /shop/api/v1/carts/ HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999\r\nContent-Type: application/json\r\n\r\n{',
  'POST /shop/api/v1/carts/ HTTP/1.1\r\nHost: HOST\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
  'OPTIONS * HTTP/1.1\r\nHost: HOST\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'GET /za/ HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'TRACE /za/ HTTP/1.1\r\nHost: HOST\r\nCookie: secret\r\n\r\n',
]

/** Sends the bytes. @returns the answer that arrives in time; empty when the server ends the connection without one */
export function sendRaw(origin: string, request: string, waitMs: number): Promise<string> {
  const { hostname, port, host } = new URL(origin)
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname)
    let answer = ''
    const end = () => {
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(end, waitMs)
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text
      // One answer is enough: the server would keep the connection open until its own limit.
      if (answer.length > 64_000 || answer.includes('\r\n\r\n')) end()
    })
    socket.on('close', () => {
      clearTimeout(timer)
      end()
    })
    // A reset counts as an answer.
    socket.on('error', end)
    socket.write(Buffer.from(request.replaceAll('HOST', host), 'latin1'))
  })
}
