import { readFile } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import net from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'

export interface DevelopProxyOptions {
  /** The port of `gatsby develop` on this machine. */
  port: number
  /** The page at the site's root (static/index.html). `gatsby develop` would serve a file of its own there. */
  rootPage: string
}

/**
 * Forwards every request without another route to `gatsby develop`, web sockets included. Answers pass unchanged and without
 * the host's content security policy, because hot reload evaluates strings, writes scripts into the page and uses a socket. Not
 * @fastify/http-proxy, which ends web sockets and opens its own (decision 044).
 */
export const developProxy: FastifyPluginAsync<DevelopProxyOptions> = async (app, { port, rootPage }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.get('/', async (_request, reply) => {
    reply.removeHeader('content-security-policy')
    return reply.type('text/html; charset=utf-8').send(await readFile(rootPage))
  })
  app.all('/*', (request, reply) => {
    reply.hijack()
    const { method, url, headers } = request.raw
    const onward = http.request({ host: 'localhost', port, method, path: url, headers }, (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply.raw)
    })
    onward.once('error', () => {
      reply.raw.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5' })
      reply.raw.end('gatsby develop is not ready yet. Reload in a moment.')
    })
    request.raw.pipe(onward)
  })

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const onward = net.connect(port, 'localhost', () => {
      onward.write(rawHead(request))
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    onward.once('error', () => socket.destroy())
    socket.once('error', () => onward.destroy())
  })
}

/** The request line and headers as the client sent them. */
function rawHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n`
}
