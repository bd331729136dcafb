import http, { type RequestListener } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { developProxy } from './develop-proxy'

/** A stand-in for `gatsby develop` behind the proxy. */
async function serve(answer: RequestListener) {
  const gatsby = http.createServer(answer)
  gatsby.on('upgrade', (request, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nx-path: ${request.url}\r\n\r\n`)
    socket.on('data', (data) => socket.end(`echo ${String(data)}`))
  })
  await new Promise<void>((resolve) => gatsby.listen(0, 'localhost', resolve))
  const { port } = gatsby.address() as AddressInfo
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'")
  })
  app.get('/healthz', async () => 'host')
  await app.register(developProxy, { port, rootPage: 'static/index.html' })
  const origin = await app.listen({ port: 0, host: 'localhost' })
  onTestFinished(async () => {
    gatsby.closeAllConnections()
    gatsby.close()
    await app.close()
  })
  return { origin, gatsby }
}

test('forwards pages and bodies, and leaves the host’s own routes alone', async () => {
  const { origin } = await serve((request, response) => {
    response.writeHead(201, { 'x-path': request.url })
    request.pipe(response)
  })
  const answer = await fetch(`${origin}/___graphql?x=1`, { method: 'POST', body: '{"query":1}' })
  expect([answer.status, answer.headers.get('x-path'), await answer.text()]).toEqual([
    201,
    '/___graphql?x=1',
    '{"query":1}',
  ])
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('host')
})

test('answers the root with the site’s own file', async () => {
  const { origin } = await serve((request, response) => response.end(request.url))
  const asked = async (path: string) => (await fetch(origin + path)).text()
  expect(await asked('/?utm_source=mail')).toContain(
    "location.replace('/za/' + location.search + location.hash)",
  )
  expect(await asked('/za/?a=/')).toBe('/za/?a=/')
})

test('sends no content security policy, because hot reload needs what the policy refuses', async () => {
  const { origin } = await serve((_request, response) => response.end())
  for (const path of ['/za/', '/'])
    expect((await fetch(origin + path)).headers.has('content-security-policy')).toBe(false)
  expect((await fetch(`${origin}/healthz`)).headers.has('content-security-policy')).toBe(true)
})

test('forwards web sockets', async () => {
  const { origin } = await serve((_request, response) => response.end())
  const received = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = net.connect(Number(new URL(origin).port), 'localhost', () => {
      socket.write('GET /socket.io/ HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
    })
    socket.on('data', (data) => {
      text += String(data)
      if (text.endsWith('\r\n\r\n')) socket.write('hello')
    })
    socket.once('close', () => resolve(text))
    socket.once('error', reject)
  })
  expect(received).toContain('x-path: /socket.io/')
  expect(received).toContain('echo hello')
})

test('answers with a message while gatsby develop is not running', async () => {
  const { origin, gatsby } = await serve((_request, response) => response.end())
  await new Promise((resolve) => gatsby.close(resolve))
  const answer = await fetch(`${origin}/za/`)
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('not ready yet')])
})
