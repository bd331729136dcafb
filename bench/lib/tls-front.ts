import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

export interface TlsFront {
  /** Such as `https://localhost:49152`. */
  origin: string
  /** The same host without encryption, on a port of its own. */
  plainOrigin: string
  /** Where requests are passed on to, such as `http://localhost:49153`. */
  target: string
  stop(): Promise<void>
}

/** A proxy as one stands in front of a host: it ends TLS, and says in X-Forwarded headers how and by whom it was asked. */
export async function startTlsFront(keys: { key: string; certificate: string }): Promise<TlsFront> {
  const passOn = (proto: 'http' | 'https') => (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers, socket } = request
    const onward = http.request(new URL(front.target), {
      method,
      path: url,
      headers: {
        ...headers,
        'x-forwarded-for': socket.remoteAddress,
        'x-forwarded-proto': proto,
        'x-forwarded-host': headers.host,
      },
    })
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.once('error', () => response.writeHead(502).end())
    response.once('close', () => onward.destroy())
    request.pipe(onward)
  }
  const secure = https.createServer({ key: keys.key, cert: keys.certificate }, passOn('https'))
  const plain = http.createServer(passOn('http'))
  const servers = [secure, plain]
  const [securePort, plainPort] = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, resolve))
      return (server.address() as AddressInfo).port
    }),
  )
  const front: TlsFront = {
    origin: `https://localhost:${securePort}`,
    plainOrigin: `http://localhost:${plainPort}`,
    target: '',
    async stop() {
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
  return front
}
