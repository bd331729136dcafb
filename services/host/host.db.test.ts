import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { OTHER_TARGETS } from '../../bench/lib/fuzz/targets'
import { readConfig } from './config/config'
import { useTestDatabase } from '../database/testing/open'
import type { Pages } from './site-host'
import { createHost } from './host'
import type { Ending } from '../server/end-in-order'
import { sitePlugin } from '../site/index'
import { createSite } from '../site/site'
import { writeFolder } from '../testing/folder'

const CATALOGUE = {
  'content/catalogue/products.json': [],
  'content/catalogue/bundles.json': [],
  'content/catalogue/promo-codes.json': [],
}

const KEY = Buffer.alloc(32, 7).toString('base64')

const database = await useTestDatabase()

async function start(pages: Partial<Pages> = {}, env: Record<string, string> = {}, ending?: Ending) {
  const project = await writeFolder(CATALOGUE)
  const nothing = async () => undefined
  const own = { LOG_LEVEL: 'silent', DATA_DIR: path.join(project, '.data'), PERSONAL_DATA_KEY: KEY }
  const config = readConfig({ ...own, ...env }, project)
  const host = await createHost(config, {
    pages: {
      register: nothing,
      check: nothing,
      prepare: nothing,
      serveNewest: nothing,
      liveSince: () => undefined,
      ...pages,
    },
    publishing: {
      canBuild: true,
      readVersion: async () => '1',
      onRequest: () => undefined,
      onCopy: () => undefined,
    },
    database,
    ...(ending && { ending }),
  })
  onTestFinished(() => host.close())
  return host
}

test('healthz answers 200 once everything works', async () => {
  const host = await start()
  const answer = await host.inject('/healthz')
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
})

test('healthz answers 503 and names what is missing', async () => {
  const host = await start({ check: () => Promise.reject(new Error('The site is not built yet.')) })
  const answer = await host.inject('/healthz')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'starting', waiting: ['pages'] }])
})

test('healthz answers 503 from the moment the host is to end, and pages are still served', async () => {
  const ending = new AbortController()
  const host = await start({}, {}, { signal: ending.signal, patienceMs: 0 })
  expect((await host.inject('/healthz')).statusCode).toBe(200)
  ending.abort()
  const answer = await host.inject('/healthz')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'ending' }])
  expect((await host.inject('/shop/api/v1/products/')).statusCode).toBe(200)
})

test('healthz answers 503 while the data folder cannot be written to', async () => {
  const project = await writeFolder(CATALOGUE)
  const host = await start({}, { DATA_DIR: path.join(project, '.data') })
  expect((await host.inject('/healthz')).statusCode).toBe(200)
  await rm(path.join(project, '.data'), { recursive: true })
  await writeFile(path.join(project, '.data'), 'a file is in the way')
  const answer = await host.inject('/healthz')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'starting', waiting: ['storage'] }])
})

test('every answer carries the security headers, HSTS over https only', async () => {
  const plain = await (await start()).inject('/healthz')
  expect(plain.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('frame-ancestors'),
  })
  expect(plain.headers).not.toHaveProperty('strict-transport-security')
  const secure = await (await start({}, { SITE_URL: 'https://www.example.co.za' })).inject('/healthz')
  expect(secure.headers).toHaveProperty('strict-transport-security')
})

test('an unknown address of an embedded service is answered by the service, not by the site', async () => {
  const site = createSite('/nowhere', async () => [])
  const host = await start({
    register: async (app) => void (await app.register(sitePlugin, { site, pageHeaders: () => ({}) })),
  })
  const answer = await host.inject('/shop/api/v1/nothing/')
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found'])
  expect((await host.inject('/v2/cdn/nothing')).json()).toEqual(['This record could not be found'])
  expect((await host.inject('/za/')).statusCode).toBe(503)
})

const LOGIN = {
  AUTH_AUTHORIZE_URL: 'https://login/authorize',
  AUTH_TOKEN_URL: 'https://login/token',
  AUTH_ISSUER: 'https://login/',
  AUTH_CLIENT_ID: 'site',
  AUTH_CLIENT_SECRET: 'secret',
}

test.each([
  ['everything embedded', {}, 200, 200],
  ['another identity provider', LOGIN, 200, 404],
  ['no sandbox and no identity provider', { SANDBOX: 'off' }, 404, 404],
])('with %s', async (_case, env, session, provider) => {
  const host = await start({}, env)
  expect((await host.inject('/oauth/api/v1/session/')).statusCode).toBe(session)
  const query = new URLSearchParams({
    client_id: 'site',
    redirect_uri: 'http://localhost:8000/za/login-callback/',
    response_type: 'code',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  })
  expect((await host.inject(`/login/authorize?${query.toString()}`)).statusCode).toBe(provider)
})

const SPACE = { STORYBLOK_TOKEN: 'abc', STORYBLOK_SPACE_ID: '7' }

test.each([
  ['the demo', {}, 401],
  ['no sandbox and no space', { SANDBOX: 'off' }, 404],
  ['a space without a token for drafts', SPACE, 404],
  ['a space with one', { ...SPACE, SANDBOX: 'off', STORYBLOK_PREVIEW_TOKEN: 'xyz' }, 401],
])('drafts are requested with %s', async (_case, env, status) => {
  const host = await start({}, env)
  const { statusCode } = await host.inject('/preview/api/v1/draft/?_storyblok=1')
  expect(statusCode).toBe(status)
})

/** One call of each stand-in, by what it stands in for. */
const STANDIN_CALLS = [
  ['content', 'GET', '/v2/cdn/spaces/me?token=demo'],
  ['drafts', 'GET', '/v2/cdn/stories?token=demo-preview&version=draft'],
  ['management', 'GET', '/v1/users/me'],
  ['checkout', 'POST', '/pay/api/checkouts'],
  ['blackbird', 'POST', '/pay/blackbird/api/sessions'],
  ['stitch', 'POST', '/pay/stitch/api/payment_requests'],
  ['identity', 'POST', '/login/token'],
  ['crm', 'POST', '/servlet/servlet.WebToLead'],
  ['captcha', 'GET', '/captcha/api.js'],
  ['chat', 'GET', '/chat/widget.js'],
  ['booking', 'GET', '/booking/sales-call/'],
  ['segment', 'GET', '/segment/v1/projects/demo-write-key/settings'],
  ['hello', 'GET', '/signup/hello.json'],
  ['leads', 'GET', '/sandbox/api/leads'],
  ['chats', 'GET', '/sandbox/api/chats'],
  ['bookings', 'GET', '/sandbox/api/bookings'],
  ['events', 'GET', '/sandbox/api/events'],
  ['sentry', 'POST', '/sentry/api/1/envelope/'],
  ['errors', 'GET', '/sandbox/api/errors'],
  ['mail', 'GET', '/sandbox/api/mail'],
  ['sandbox', 'GET', '/sandbox/api/orders'],
] as const
const ALL_STANDINS = STANDIN_CALLS.map(([name]) => name)
const HTTPS = { SITE_URL: 'https://www.example.co.za' }
const CHECKOUT = {
  CHECKOUT_API_URL: 'https://checkout.example',
  CHECKOUT_SECRET_KEY: 'key',
  CHECKOUT_WEBHOOK_SECRET: 'secret',
}

test.each([
  ['the demo', {}, ALL_STANDINS],
  ['SANDBOX=off', { SANDBOX: 'off' }, []],
  ['an https address', HTTPS, []],
  ['an https address and a real provider', { ...HTTPS, ...CHECKOUT }, []],
  ['an https address with SANDBOX=on', { ...HTTPS, SANDBOX: 'on' }, ALL_STANDINS],
  // Play money beside real money would pay real orders.
  [
    'one real payment provider beside the sandbox',
    CHECKOUT,
    ALL_STANDINS.filter((name) => !['checkout', 'blackbird', 'stitch'].includes(name)),
  ],
  [
    'a real CRM',
    { CRM_URL: 'https://crm.example/lead', CRM_ORG_ID: '00D4x000000abcd' },
    ALL_STANDINS.filter((name) => !['crm', 'captcha', 'leads'].includes(name)),
  ],
  [
    'a real chat',
    { CHAT_SCRIPT_URL: 'https://cdn.example/widget.js' },
    ALL_STANDINS.filter((name) => !['chat', 'chats'].includes(name)),
  ],
  [
    'real calendars',
    { BOOKING_URL: 'https://calendly.com' },
    ALL_STANDINS.filter((name) => !['booking', 'bookings'].includes(name)),
  ],
  [
    'a real Segment',
    { SEGMENT_WRITE_KEY: 'key' },
    ALL_STANDINS.filter((name) => !['segment', 'events'].includes(name)),
  ],
  [
    'a real Sentry',
    { SENTRY_DSN: 'https://key@errors.example/1' },
    ALL_STANDINS.filter((name) => !['sentry', 'errors'].includes(name)),
  ],
  [
    'a real mail server',
    { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'orders@example.co.za' },
    ALL_STANDINS.filter((name) => name !== 'mail'),
  ],
  [
    'another that answers with addresses',
    { HELLO_URL: 'https://hello.example/hello.json' },
    ALL_STANDINS.filter((name) => name !== 'hello'),
  ],
])('the stand-ins that answer with %s', async (_case, env, expected) => {
  const host = await start({}, env)
  const answering = []
  for (const [name, method, url] of STANDIN_CALLS) {
    const { statusCode } = await host.inject({ method, url })
    if (statusCode !== 404) answering.push(name)
  }
  expect(answering).toEqual(expected)
})

test.each([
  ['this machine', '127.0.0.1', 200],
  ['another machine', '192.168.1.9', 403],
])('the sandbox and the management API asked by %s', async (_case, remoteAddress, status) => {
  const host = await start()
  const headers = { host: 'localhost:8000', authorization: 'demo-management' }
  for (const url of ['/sandbox/api/orders', '/v1/spaces/1/stories'])
    expect((await host.inject({ url, headers, remoteAddress })).statusCode).toBe(status)
})

test('another machine writes to the embedded space with the token of the sandbox alone', async () => {
  const token = 'a-token-of-24-characters-or-more'
  const host = await start({}, { SANDBOX_TOKEN: token })
  const ask = async (authorization: string) => {
    const headers = { host: 'localhost:8000', authorization }
    const asked = { url: '/v1/users/me', headers, remoteAddress: '192.168.1.9' }
    return (await host.inject(asked)).statusCode
  }
  expect([await ask(token), await ask('demo-management'), await ask('')]).toEqual([200, 401, 401])
})

test('a service configured elsewhere is not embedded', async () => {
  const host = await start({}, { ...SPACE, SHOP_API_URL: 'https://shop/v1' })
  expect((await host.inject('/v2/cdn/spaces/me?token=demo')).statusCode).toBe(404)
  expect((await host.inject('/shop/api/v1/products/')).statusCode).toBe(404)
})

/** Such as `GET /healthz`, read from the tree that the router prints. */
function routesOf(host: FastifyInstance): string[] {
  const parents: string[] = []
  return host
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', own = '', methods = ''] = /^(.*?)[├└]── (\S+) \((.+)\)$/.exec(line) ?? []
      parents.splice(indent.length / 4, Infinity, own)
      return methods.split(', ').map((method) => `${method} ${parents.join('')}`)
    })
    .filter((route) => /^(GET|POST|PUT|PATCH|DELETE) /.test(route))
}

test('requests are made up for every route', async () => {
  const asked = OTHER_TARGETS.map(({ method, path: to }) => `${method} ${to.replaceAll(/\{\w+\}/g, 'x')}`)
  const isAsked = (route: string) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`)
    return asked.some((request) => pattern.test(request))
  }
  const host = await start()
  await host.ready()
  // The shop API's own are in its OpenAPI document.
  const others = routesOf(host).filter((route) => !route.includes(' /shop/api/v1/'))
  expect(others.length).toBeGreaterThan(40)
  expect(others.filter((route) => !isAsked(route))).toEqual([])
})
