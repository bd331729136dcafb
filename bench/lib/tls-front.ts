import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import net, { type AddressInfo, type Server, type Socket } from 'node:net'

/** The first byte of a TLS handshake. */
const TLS_HANDSHAKE = 22

export interface TlsFront {
  /** Such as `https://localhost:49152`. */
  origin: string
  /** The same without encryption, on the same port: scanners know no other. */
  plainOrigin: string
  /** Where requests are passed on to, such as `http://localhost:49153`. */
  target: string
  stop(): Promise<void>
}

/** Starts a proxy that terminates TLS and adds X-Forwarded headers with the client's address and protocol. */
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
  // It ends no connection by itself: one that it ended just as it was used again would fail a request.
  for (const each of [secure, plain]) each.keepAliveTimeout = 0
  const [securePort, plainPort] = await Promise.all([secure, plain].map(listen))
  const sockets = new Set<Socket>()
  const server = net.createServer((socket) => {
    socket.once('data', (first) => {
      const onward = net.connect(Number(first[0] === TLS_HANDSHAKE ? securePort : plainPort), 'localhost')
      onward.write(first)
      onward.pipe(socket).pipe(onward)
      onward.on('error', () => socket.destroy())
      socket.once('close', () => onward.destroy())
    })
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  })
  const port = await listen(server)
  const front: TlsFront = {
    origin: `https://localhost:${port}`,
    plainOrigin: `http://localhost:${port}`,
    target: '',
    async stop() {
      for (const socket of sockets) socket.destroy()
      await Promise.all([server, secure, plain].map((each) => new Promise((resolve) => each.close(resolve))))
    },
  }
  return front
}

/** Lets a server listen on a free port. @returns the port */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return (server.address() as AddressInfo).port
}
