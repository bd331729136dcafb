import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { guardSandbox } from './guard'

const TOKEN = 'a-token-that-nobody-guesses'
const SITE = 'http://192.168.1.5:8000'

async function serve(token = TOKEN) {
  const app = Fastify()
  await app.register(
    async (own) =>
      guardSandbox(own, { siteUrl: SITE, token }, async (inside) => {
        inside.get('/api/orders', async () => ['an order'])
        inside.get('/', async () => 'the page')
      }),
    { prefix: '/sandbox' },
  )
  onTestFinished(() => app.close())
  return (headers: Record<string, string>, url = '/sandbox/api/orders', form?: Record<string, string>) =>
    app.inject({
      url,
      headers: { host: '192.168.1.5:8000', ...headers },
      remoteAddress: '192.168.1.9',
      ...(form && { method: 'POST', payload: new URLSearchParams(form).toString() }),
    })
}

test('another machine needs the token', async () => {
  const ask = await serve()
  const without = await ask({})
  expect([without.statusCode, without.headers['www-authenticate'], without.body]).toEqual([
    401,
    'Bearer',
    expect.not.stringContaining('an order'),
  ])
  expect((await ask({ authorization: `Bearer ${TOKEN}` })).json()).toEqual(['an order'])
  expect((await ask({ authorization: `Bearer ${TOKEN}x` })).statusCode).toBe(401)
})

test('without a token nobody else gets in', async () => {
  const ask = await serve('')
  const answer = await ask({ authorization: 'Bearer ' })
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { error: 'The sandbox is closed to other machines and proxies. Set SANDBOX_TOKEN to open it.' },
  ])
})

test.each([
  ['another name', { host: 'evil.example' }],
  ['another site’s page', { origin: 'https://evil.example' }],
])('the token opens nothing to %s', async (_case, headers) => {
  const ask = await serve()
  expect((await ask({ authorization: `Bearer ${TOKEN}`, ...headers })).statusCode).toBe(403)
})

test('a browser needs it once', async () => {
  const ask = await serve()
  const page = await ask({ accept: 'text/html' }, '/sandbox/')
  expect([page.statusCode, page.body]).toEqual([401, expect.stringContaining('action="/sandbox/login"')])
  const headers = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
  const login = (typed: string) => ask(headers, '/sandbox/login', { token: typed })
  const wrong = await login('wrong')
  expect([wrong.statusCode, wrong.headers['set-cookie'], wrong.body]).toEqual([
    401,
    undefined,
    expect.stringContaining('This is not the token of this sandbox.'),
  ])
  const right = await login(TOKEN)
  expect([right.statusCode, right.headers.location]).toEqual([303, '/sandbox/'])
  const cookie = String(right.headers['set-cookie'])
  expect(cookie).toMatch(/^sandbox=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookie).not.toContain(TOKEN)
  expect((await ask({ cookie: cookie.split(';')[0] ?? '' }, '/sandbox/')).body).toBe('the page')
  expect((await ask({ cookie: 'sandbox=x' }, '/sandbox/')).statusCode).toBe(401)
})
