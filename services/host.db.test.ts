import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config'
import type { Database } from './database/open'
import { openTestDatabase } from './database/testing'
import type { Front } from './front'
import { createHost } from './host'
import { sitePlugin } from './site/index'
import { createSite } from './site/site'
import { writeFolder } from './testing'

const CATALOGUE = {
  'content/catalogue/products.json': [],
  'content/catalogue/bundles.json': [],
  'content/catalogue/promo-codes.json': [],
}

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

async function start(front: Partial<Front> = {}, env: Record<string, string> = {}) {
  const project = await writeFolder(CATALOGUE)
  const nothing = async () => undefined
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: path.join(project, '.data'), ...env }, project)
  const host = await createHost(config, {
    front: { register: nothing, check: nothing, prepare: nothing, ...front },
    database,
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
  const site = createSite('/nowhere')
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

test.each([
  ['kept', {}, 200],
  ['sent by a mail server', { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'orders@example.co.za' }, 404],
])('mails that are %s', async (_case, env, status) => {
  const host = await start({}, env)
  expect((await host.inject('/sandbox/api/mail')).statusCode).toBe(status)
})

test('a service configured elsewhere is not embedded', async () => {
  const host = await start(
    {},
    { STORYBLOK_TOKEN: 'abc', STORYBLOK_SPACE_ID: '7', SHOP_API_URL: 'https://shop/v1' },
  )
  expect((await host.inject('/v2/cdn/spaces/me?token=demo')).statusCode).toBe(404)
  expect((await host.inject('/shop/api/v1/products/')).statusCode).toBe(404)
})
