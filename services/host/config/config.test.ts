import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { projectOf, readConfig } from './config'

const read = (env: Record<string, string>) => readConfig(env, '/project')

const REAL = {
  STORYBLOK_TOKEN: 'abc',
  STORYBLOK_SPACE_ID: '42',
  STITCH_API_URL: 'https://api.stitch.example',
  STITCH_SECRET_KEY: 'k',
  STITCH_WEBHOOK_SECRET: 'w',
  SMTP_URL: 'smtp://shop:p%40ss%25@mail.example.co.za',
  MAIL_FROM: 'Yoco Shop <orders@example.co.za>',
  AUTH_AUTHORIZE_URL: 'https://login.example.co.za/authorize',
  AUTH_TOKEN_URL: 'https://login.example.co.za/token',
  AUTH_ISSUER: 'https://login.example.co.za/',
  AUTH_CLIENT_ID: 'site',
  AUTH_CLIENT_SECRET: 'secret',
  CRM_URL: 'https://webto.salesforce.com/servlet/servlet.WebToLead',
  CRM_ORG_ID: '00D4x000000abcd',
  CHAT_SCRIPT_URL: 'https://cdn.example.com/v1/widget.js?key=1',
  BOOKING_URL: 'https://calendly.com/',
  SEGMENT_WRITE_KEY: 'Wk_1-a',
  HELLO_URL: 'https://www.example.co.za/signup/hello.json',
  SENTRY_DSN: 'https://abc123@o1.ingest.de.sentry.io/4505',
}
const CAPTCHA = { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_KEY_NAME: 'web' }
const OTHER_MAIL = { SMTP_URL: 'smtps://mail.example.co.za', MAIL_FROM: 'orders@example.co.za' }

const MAILBOX = { name: 'Yoco Shop', address: 'orders@example.co.za' }
const GOOGLE = 'https://www.google.com/recaptcha/api.js'

/** The parts of a site whose sandbox is off and that names none. */
const NOTHING = {
  storyblok: undefined,
  payments: { checkout: undefined, blackbird: undefined, stitch: undefined },
  mail: undefined,
  auth: undefined,
  leads: undefined,
  chat: undefined,
  booking: undefined,
  analytics: undefined,
  hello: undefined,
  errors: undefined,
}

test('an empty environment runs everything embedded on port 8000', () => {
  expect(read({})).toMatchObject({
    port: 8000,
    dataDir: '/project/.data',
    siteUrl: 'http://localhost:8000',
    databaseUrl: undefined,
    storyblok: undefined,
    payments: {
      checkout: { embedded: true, apiUrl: 'http://localhost:8000/pay' },
      blackbird: { embedded: true, apiUrl: 'http://localhost:8000/pay/blackbird' },
      stitch: { embedded: true, apiUrl: 'http://localhost:8000/pay/stitch' },
    },
    assetHost: '',
    shopApiUrl: '',
    corsOrigins: [],
    mail: { smtp: undefined, from: { ...MAILBOX, address: 'help@yoco.example' } },
    helpEmail: undefined,
    auth: {
      embedded: true,
      authorizeUrl: 'http://localhost:8000/login/authorize',
      tokenUrl: 'http://localhost:8000/login/token',
    },
    leads: {
      embedded: true,
      crmUrl: '/servlet/servlet.WebToLead',
      orgId: '00D000000000DEM',
      captcha: { scriptUrl: '/captcha/api.js', siteKey: 'demo-site-key', keyName: 'demo_captcha' },
    },
    chat: { embedded: true, scriptUrl: '/chat/widget.js' },
    booking: { embedded: true, url: '/booking/' },
    analytics: { embedded: true, writeKey: 'demo-write-key', cdnUrl: '/segment' },
    hello: { embedded: true, url: '/signup/hello.json' },
    errors: {
      embedded: true,
      siteDsn: expect.stringMatching(/^\w{32}@\/sentry\/1$/),
      hostDsn: expect.stringMatching(/^http:\/\/\w{32}@localhost:8000\/sentry\/1$/),
      sampleRate: 0.7,
      upload: undefined,
    },
    trustProxy: false,
    drainMs: 0,
  })
})

test.each([
  [{ SITE_URL: 'https://demo.example.co.za', SANDBOX: 'on' }, true],
  [{ SITE_URL: 'https://www.example.co.za' }, false],
  [{ SANDBOX: 'off' }, false],
])('with %o the sandbox is on: %s; without it nothing is embedded', (env, sandbox) => {
  const config = read(env)
  expect(config.sandbox).toBe(sandbox)
  if (!sandbox) expect(config).toMatchObject(NOTHING)
})

test.each(['on', 'off'])(
  'real services take the place of the embedded ones, with the sandbox %s',
  (SANDBOX) => {
    expect(read({ ...REAL, SANDBOX })).toMatchObject({
      storyblok: {
        endpoint: 'https://api.storyblok.com/v2',
        token: 'abc',
        previewToken: undefined,
        spaceId: '42',
      },
      // Embedded ones, whose cards cost nothing, would pay beside a real one.
      payments: {
        checkout: undefined,
        blackbird: undefined,
        stitch: { embedded: false, apiUrl: 'https://api.stitch.example' },
      },
      mail: {
        from: MAILBOX,
        smtp: { host: 'mail.example.co.za', port: 587, secure: false, user: 'shop', password: 'p@ss%' },
      },
      auth: {
        embedded: false,
        authorizeUrl: 'https://login.example.co.za/authorize',
        tokenUrl: 'https://login.example.co.za/token',
        issuer: 'https://login.example.co.za/',
        jwksUrl: undefined,
        clientId: 'site',
        clientSecret: 'secret',
      },
      leads: { embedded: false, crmUrl: REAL.CRM_URL, orgId: REAL.CRM_ORG_ID, captcha: undefined },
      chat: { embedded: false, scriptUrl: REAL.CHAT_SCRIPT_URL },
      booking: { embedded: false, url: 'https://calendly.com' },
      analytics: { embedded: false, writeKey: 'Wk_1-a', cdnUrl: 'https://cdn.segment.com' },
      hello: { embedded: false, url: REAL.HELLO_URL },
      errors: { embedded: false, siteDsn: REAL.SENTRY_DSN, hostDsn: REAL.SENTRY_DSN, upload: undefined },
    })
  },
)

test.each<[Record<string, string>, object]>([
  [
    { PORT: ' ', DATABASE_URL: '' },
    { port: 8000, databaseUrl: undefined },
  ],
  [{ PORT: '9000' }, { siteUrl: 'http://localhost:9000' }],
  [{ SANDBOX: 'off' }, { listen: 'everywhere', localUrl: 'http://localhost:8000' }],
  [{}, { listen: 'localhost', localUrl: 'http://localhost:8000' }],
  [{ LISTEN: 'everywhere' }, { listen: 'everywhere', localUrl: 'http://localhost:8000' }],
  [{ LISTEN: '10.0.0.5' }, { listen: '10.0.0.5', localUrl: 'http://10.0.0.5:8000' }],
  [{ LISTEN: '::1' }, { listen: '::1', localUrl: 'http://[::1]:8000' }],
  [{ TRUST_PROXY: '1' }, { drainMs: 5_000 }],
  [{ TRUST_PROXY: '1', DRAIN_SECONDS: '0' }, { drainMs: 0 }],
  [{ TRUST_PROXY: '1', DRAIN_SECONDS: ' ' }, { drainMs: 5_000 }],
  [{ DRAIN_SECONDS: '120' }, { drainMs: 120_000 }],
  [{ HELP_EMAIL: 'help@example.co.za' }, { helpEmail: 'help@example.co.za' }],
  [
    { CORS_ORIGINS: ' https://www.example.co.za,http://localhost:8001 ,' },
    { corsOrigins: ['https://www.example.co.za', 'http://localhost:8001'] },
  ],
  [
    OTHER_MAIL,
    {
      mail: {
        from: MAILBOX,
        smtp: { host: 'mail.example.co.za', port: 465, secure: true, user: undefined, password: undefined },
      },
    },
  ],
  [{ ...OTHER_MAIL, SMTP_URL: 'smtp://[::1]:2525/' }, { mail: { smtp: { host: '::1', port: 2525 } } }],
  [
    { ...REAL, ...CAPTCHA },
    { leads: { captcha: { scriptUrl: GOOGLE, siteKey: 'site-key', keyName: 'web' } } },
  ],
  [
    { ...REAL, ...CAPTCHA, CAPTCHA_SCRIPT_URL: 'https://www.recaptcha.net/recaptcha/api.js' },
    { leads: { captcha: { scriptUrl: 'https://www.recaptcha.net/recaptcha/api.js' } } },
  ],
  [
    { SEGMENT_WRITE_KEY: 'key', SEGMENT_CDN_URL: 'https://proxy.example.com/segment/' },
    { analytics: { cdnUrl: 'https://proxy.example.com/segment' } },
  ],
  ...['0', '0.25', '1', '1.0'].map((rate): [Record<string, string>, object] => [
    { SENTRY_SAMPLE_RATE: rate },
    { errors: { sampleRate: Number(rate) } },
  ]),
  [
    {
      SENTRY_DSN: REAL.SENTRY_DSN,
      SENTRY_AUTH_TOKEN: 'sntrys_1',
      SENTRY_ORG: 'acme',
      SENTRY_PROJECT: 'site',
    },
    { errors: { upload: { authToken: 'sntrys_1', org: 'acme', project: 'site' } } },
  ],
  [{ TRUST_PROXY: 'no' }, { trustProxy: false }],
  [{ TRUST_PROXY: '10.0.0.0/8, loopback' }, { trustProxy: ['10.0.0.0/8', 'loopback'] }],
  [{ TRUST_PROXY: '2001:db8::/32,192.168.1.1' }, { trustProxy: ['2001:db8::/32', '192.168.1.1'] }],
])('%o is read as %o', (env, values) => {
  expect(read(env)).toMatchObject(values)
})

test.each([
  ['https://abc123@o1.ingest.de.sentry.io/4505', { key: 'abc123', project: '4505' }],
  ['https://abc123@errors.example/sentry/7', { key: 'abc123', project: '7' }],
  ['http://abc123@localhost:9000/2', { key: 'abc123', project: '2' }],
])('SENTRY_DSN %s names a key and a project', (SENTRY_DSN, project) => {
  expect(projectOf({ hostDsn: read({ SENTRY_DSN }).errors?.hostDsn ?? '' })).toEqual(project)
})

// A visitor at 196.25.1.7 writes an address of their own into the header, and the proxy at 10.0.0.1 adds the real one.
const FORGED = { 'x-forwarded-for': '8.8.8.8, 196.25.1.7' }

describe('the address of a visitor', () => {
  test.each([
    ['no', '10.0.0.1', '10.0.0.1'],
    ['1', '10.0.0.1', '196.25.1.7'],
    ['2', '10.0.0.1', '8.8.8.8'],
    ['10.0.0.0/8', '10.0.0.1', '196.25.1.7'],
    ['10.0.0.0/8', '41.0.0.1', '41.0.0.1'],
  ])('with TRUST_PROXY=%s and a connection from %s is %s', async (TRUST_PROXY, remoteAddress, ip) => {
    const app = Fastify({ trustProxy: read({ TRUST_PROXY }).trustProxy })
    app.get('/', async (request) => request.ip)
    expect((await app.inject({ url: '/', remoteAddress, headers: FORGED })).body).toBe(ip)
  })
})
