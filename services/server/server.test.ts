import net, { type AddressInfo, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createServer, LIMITS, type Limits } from './index'

const CONFIG = { siteUrl: 'http://localhost:8000', trustProxy: false, logLevel: 'silent' } as const

async function start(limits: Partial<Limits> = {}, config: Partial<Parameters<typeof createServer>[0]> = {}) {
  const app = createServer({ ...CONFIG, ...config }, { ...LIMITS, ...limits })
  app.get('/za/', async () => 'The page')
  app.get('/shop/api/v1/carts/:id/', async () => ({}))
  app.post('/shop/api/v1/carts/', async ({ body }) => body)
  app.get('/fails/', async () => {
    throw new Error('password=secret')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { app, port: (app.server.address() as AddressInfo).port }
}

function connect(port: number): Socket {
  const socket = net.connect(port, '127.0.0.1')
  // What has to be said is said before the server hangs up.
  socket.on('error', () => undefined)
  return socket
}

/** Everything the server says to these bytes until it hangs up. */
const talk = (port: number, bytes: string | Buffer) =>
  new Promise<string>((resolve) => {
    const socket = connect(port)
    let said = ''
    socket.on('data', (data) => (said += String(data)))
    socket.once('close', () => resolve(said))
    socket.write(bytes)
  })

/** A request with its lines; it asks for the connection to be closed. */
const request = (line: string, ...headers: string[]) =>
  [line, 'Connection: close', ...headers, '', ''].join('\r\n')
const HOST = 'Host: localhost:8000'
const HTML = 'Accept: text/html'

const REFUSED: readonly [string, string | Buffer, number][] = [
  ['no request at all', 'hello\r\n\r\n', 400],
  ['a request line without an address', 'GET\r\n\r\n', 400],
  ['bad percent-encoding', request('GET /%E0%A4%A HTTP/1.1', HOST), 400],
  ['bytes that are no text', Buffer.from(request('GET /za/\xff\xfe%FF HTTP/1.1', HOST), 'latin1'), 400],
  ['no host', request('GET /za/ HTTP/1.1'), 400],
  ['two hosts', request('GET /za/ HTTP/1.1', HOST, 'Host: evil.example'), 400],
  [
    'two lengths',
    `${request('POST /shop/api/v1/carts/ HTTP/1.1', HOST, 'Content-Length: 2', 'Transfer-Encoding: chunked')}{}`,
    400,
  ],
  ['a header without a name', request('GET /za/ HTTP/1.1', HOST, ': x'), 400],
  ['a long address', request(`GET /${'a'.repeat(5000)} HTTP/1.1`, HOST), 414],
  ['an address without end', `GET /${'a'.repeat(20_000)}`, 414],
  ['a long part of an address', request(`GET /shop/api/v1/carts/${'a'.repeat(501)}/ HTTP/1.1`, HOST), 414],
  ['huge headers', request('GET /za/ HTTP/1.1', HOST, `Cookie: ${'a'.repeat(20_000)}`), 431],
  ['a failure', request('GET /fails/ HTTP/1.1', HOST), 500],
]

describe('what the server itself refuses', () => {
  test.each(REFUSED)(
    '%s: with the headers of every answer, and nothing of its insides',
    async (_what, bytes, status) => {
      const { port } = await start()
      const said = await talk(port, bytes)
      expect(said.split('\r\n')[0]).toContain(`HTTP/1.1 ${status} `)
      for (const header of ["content-security-policy: default-src 'none'", 'x-content-type-options: nosniff'])
        expect(said.toLowerCase()).toContain(header)
      expect(said).not.toMatch(/FST_|HPE_|secret|statusCode/)
    },
  )

  test('says it in a page to a browser, in the shape of the contract to a program', async () => {
    const { port } = await start()
    const page = await talk(port, request('GET /%E0%A4%A HTTP/1.1', HOST, HTML))
    expect(page).toContain('<p>We could not read this request. Check the address, then try again.</p>')
    expect(page).toMatch(/content-security-policy: default-src 'none'; style-src 'sha256-/)
    const answer = await talk(port, request('GET /shop/api/v1/carts/%E0%A4%A/ HTTP/1.1', HOST))
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: {
        code: 'malformed_request',
        message: 'We could not read this request. Check the address, then try again.',
      },
    })
    const unread = await talk(
      port,
      request('GET /shop/api/v1/products/ HTTP/1.1', HOST, `Cookie: ${'a'.repeat(20_000)}`),
    )
    expect(JSON.parse(unread.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      error: { code: 'headers_too_large' },
    })
  })

  test.each([
    ['with huge headers', request('HEAD /za/ HTTP/1.1', HOST, `Cookie: ${'a'.repeat(20_000)}`), 431],
    ['without a host', request('HEAD /za/ HTTP/1.1'), 400],
  ])('a question %s for the head alone: nothing follows the head', async (_what, bytes, status) => {
    const { port } = await start()
    const [head, ...rest] = (await talk(port, bytes)).split('\r\n\r\n')
    expect([head, rest]).toEqual([expect.stringContaining(`HTTP/1.1 ${status} `), ['']])
  })

  test('a body that is too large', async () => {
    const { app } = await start({ bodyLimit: 10 })
    const answer = await app.inject({
      method: 'POST',
      url: '/shop/api/v1/carts/',
      payload: { text: 'too long' },
    })
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'body_too_large'])
  })
})

describe('a slow client', () => {
  test.each([
    ['the head', `GET /za/ HTTP/1.1\r\n${HOST}\r\nX-Slow: `],
    [
      'the body',
      `POST /shop/api/v1/carts/ HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    ],
  ])('is told so when %s does not arrive', async (_what, bytes) => {
    const { port } = await start({ headersTimeout: 50, requestTimeout: 60, connectionsCheckingInterval: 10 })
    const said = await talk(port, bytes)
    expect(said).toContain('HTTP/1.1 408 Request Timeout')
    expect(said).toContain('x-content-type-options: nosniff')
  })

  test('takes nothing from others: 200 of them, and a page comes', async () => {
    const { port } = await start()
    const slow = Array.from({ length: 200 }, () => connect(port))
    onTestFinished(() => slow.forEach((socket) => socket.destroy()))
    await Promise.all(
      slow.map(
        (socket) => new Promise((resolve) => socket.write(`POST /za/ HTTP/1.1\r\n${HOST}\r\nX: `, resolve)),
      ),
    )
    expect(await talk(port, request('GET /za/ HTTP/1.1', HOST))).toContain('The page')
  })

  test('that asks many times before it reads is hung up on', async () => {
    const { port } = await start()
    const line = 'GET /za/ HTTP/1.1'
    const answers = async (times: number) => {
      const early = `${line}\r\n${HOST}\r\n\r\n`.repeat(times - 1)
      return (await talk(port, early + request(line, HOST))).split('The page').length - 1
    }
    expect(await answers(8)).toBe(8)
    expect(await answers(50)).toBeLessThan(9)
  })

  test('of more than there is room for the last are turned away', async () => {
    const { app, port } = await start({ maxConnections: 2 })
    const dropped = new Promise((resolve) => app.server.once('drop', resolve))
    const open = Array.from({ length: 3 }, () => connect(port))
    onTestFinished(() => open.forEach((socket) => socket.destroy()))
    await dropped
  })
})

describe('behind a proxy that ends TLS', () => {
  const SECURE = { siteUrl: 'https://www.example.co.za', trustProxy: ['loopback'] }
  const forwarded = (proto: string, host = 'www.example.co.za') => ({ host, 'x-forwarded-proto': proto })

  test('a page without encryption is sent to the site’s own address, whatever host was asked for', async () => {
    const { app } = await start({}, SECURE)
    const answer = await app.inject({ url: '/za/?a=1', headers: forwarded('http', 'evil.example') })
    expect([answer.statusCode, answer.headers.location]).toEqual([308, 'https://www.example.co.za/za/?a=1'])
    expect(answer.headers).toHaveProperty('strict-transport-security')
  })

  test('what would change something is refused, and says why', async () => {
    const { app } = await start({}, SECURE)
    const answer = await app.inject({
      method: 'POST',
      url: '/shop/api/v1/carts/',
      headers: forwarded('http'),
      payload: {},
    })
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      { code: 'https_required', message: expect.stringContaining('without encryption') },
    ])
  })

  test.each([
    ['another', forwarded('https', 'evil.example'), 421],
    [
      'its own name behind the proxy’s',
      { ...forwarded('https', 'app:8000'), 'x-forwarded-host': 'www.example.co.za' },
      200,
    ],
  ])('with %s host', async (_which, headers, status) => {
    const { app } = await start({}, SECURE)
    expect((await app.inject({ url: '/za/', headers })).statusCode).toBe(status)
  })

  test('without a trusted proxy its words count for nothing', async () => {
    const { app } = await start({}, { ...SECURE, trustProxy: false })
    expect((await app.inject({ url: '/za/', headers: forwarded('http') })).statusCode).toBe(200)
  })
})
