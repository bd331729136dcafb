import http from 'node:http'
import type { FuzzAnswer } from './judge'
import type { FuzzRequest } from './requests'

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
/** The rest of a longer body is read and dropped. */
const KEPT_BYTES = 200_000

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
        if (bytes < KEPT_BYTES) chunks.push(chunk)
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
