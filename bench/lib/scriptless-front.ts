import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { text } from 'node:stream/consumers'

const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs

export interface ScriptlessFront {
  /** Such as `http://localhost:49152`. */
  origin: string
  /** Whether pages keep their script elements. The proxy compresses them either way. */
  hasScripts: boolean
  stop(): Promise<void>
}

/** Starts a proxy before a host, such as `http://localhost:49153`, that can remove the scripts from its pages. */
export const startScriptlessFront = async (target: string): Promise<ScriptlessFront> => {
  const server = http.createServer((request, response) => {
    const { method, url = '/', headers } = request
    const isPage = headers.accept?.includes('text/html')
    const onward = http.request(new URL(url, target), {
      method,
      headers: isPage ? { ...headers, 'accept-encoding': 'identity' } : headers,
    })
    const passOn = async (answer: http.IncomingMessage) => {
      const { statusCode = 502, headers: said } = answer
      if (!said['content-type']?.startsWith('text/html')) {
        response.writeHead(statusCode, said)
        return void answer.pipe(response)
      }
      const html = await text(answer)
      const body = brotliCompressSync(front.hasScripts ? html : html.replaceAll(SCRIPTS, ''))
      delete said['transfer-encoding']
      response.writeHead(statusCode, { ...said, 'content-encoding': 'br', 'content-length': body.length })
      response.end(body)
    }
    onward.once('response', (answer) => void passOn(answer).catch(() => response.destroy()))
    onward.once('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const front: ScriptlessFront = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hasScripts: true,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return front
}
