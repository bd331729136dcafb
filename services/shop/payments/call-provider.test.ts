import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { callProvider, type Connection, pageAddress } from './call-provider'

const Answer = Compile(Type.Object({ id: Type.String() }))
const UNREACHABLE_MESSAGE = 'We cannot reach our partner. Nothing was charged.'

let server: Server
let answer: RequestListener
const visited: string[] = []
const lines: { about: object; message: string }[] = []

beforeEach(async () => {
  visited.length = 0
  lines.length = 0
  server = createServer((request, response) => {
    visited.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const connection = (): Connection => ({
  name: 'stitch',
  apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  secretKey: 'sk_secret',
  webhookSecret: 'whsec',
  siteUrl: 'http://localhost:8000',
  log: { warn: (about: object, message: string) => void lines.push({ about, message }) },
})
const call = () =>
  callProvider(
    connection(),
    { path: '/api/pages/page-of-thandi', route: '/api/pages/:id', body: { email: 'thandi@example.co.za' } },
    Answer,
    UNREACHABLE_MESSAGE,
  )

describe('a provider’s answer', () => {
  it('is its JSON, and nothing is logged', async () => {
    answer = (_request, response) => response.end('{"id":"page-1"}')
    expect(await call()).toEqual({ id: 'page-1' })
    expect(lines).toEqual([])
  })

  it.each<[string, RequestListener, string]>([
    ['an error', (_request, response) => response.writeHead(500).end('{"card":"4111"}'), 'status 500'],
    [
      'a redirect, which is not followed',
      (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end(),
      'status 307',
    ],
    ['no JSON', (_request, response) => response.end('<html>thandi@example.co.za'), 'not JSON'],
    ['something else', (_request, response) => response.end('{"name":"Thandi"}'), 'not the answer expected'],
    [
      'an answer that is too large',
      (_request, response) => response.end(JSON.stringify({ id: 'x'.repeat(70_000) })),
      'more than 65536 bytes',
    ],
    [
      'no end',
      (_request, response) => {
        const more = () => response.write('x'.repeat(20_000), more)
        more()
      },
      'more than 65536 bytes',
    ],
    ['a connection that breaks', (request) => request.socket.destroy(), 'UND_ERR_SOCKET'],
  ])('that is %s is one line of the log, without anybody’s data', async (_name, listener, reason) => {
    answer = listener
    await expect(call()).rejects.toMatchObject({
      code: 'payment_provider_unavailable',
      message: UNREACHABLE_MESSAGE,
    })
    expect(visited).toEqual(['/api/pages/page-of-thandi'])
    expect(lines).toEqual([
      {
        about: { provider: 'stitch', call: 'POST /api/pages/:id', reason, duration_ms: expect.any(Number) },
        message: 'A call of a payment provider failed',
      },
    ])
  })

  it('that never ends is aborted after its time limit', async () => {
    const timeOver = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeOver.signal)
    answer = (_request, response) => {
      response.write('{"id":', () => timeOver.abort(new DOMException('over', 'TimeoutError')))
    }
    await expect(call()).rejects.toMatchObject({ code: 'payment_provider_unavailable' })
    expect(lines.map(({ about }) => about)).toMatchObject([{ reason: 'TimeoutError' }])
  })
})

describe('the page address for a shopper', () => {
  it.each<[string, string, boolean]>([
    ['over https', 'https://pay.example/p/1', true],
    ['the provider’s own origin', 'http://localhost:9000/p/1', true],
    ['the site’s own origin, where the embedded providers are', 'http://localhost:8000/pay/1', true],
    ['over http elsewhere', 'http://pay.example/p/1', false],
    ['with a name and password', 'https://yoco:pay@evil.example/p/1', false],
    ['a script', 'javascript:alert(1)', false],
    ['data', 'data:text/html,pay', false],
    ['no whole address', '/p/1', false],
    ['nothing', '', false],
  ])('%s: %s', (_name, address, isTaken) => {
    const read = () =>
      pageAddress(address, { apiUrl: 'http://localhost:9000/api', siteUrl: 'http://localhost:8000' })
    if (isTaken) expect(read()).toBe(address)
    else expect(read).toThrow('no page address that is safe for a shopper')
  })
})
