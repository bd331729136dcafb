import { describe, expect, test } from 'vitest'
import { readConfig } from './config'

const LOGIN = {
  AUTH_AUTHORIZE_URL: 'https://login.example.co.za/authorize',
  AUTH_TOKEN_URL: 'https://login.example.co.za/token',
  AUTH_ISSUER: 'https://login.example.co.za/',
  AUTH_CLIENT_ID: 'site',
  AUTH_CLIENT_SECRET: 'secret',
}
const MAIL = {
  SMTP_URL: 'smtp://shop:p%40ss%25@mail.example.co.za',
  MAIL_FROM: 'Yoco Shop <orders@example.co.za>',
}
const CRM = {
  CRM_URL: 'https://webto.salesforce.com/servlet/servlet.WebToLead',
  CRM_ORG_ID: '00D4x000000abcd',
}
const CAPTCHA = { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_KEY_NAME: 'web' }
const read = (env: Record<string, string>) => readConfig(env, '/project')

describe('readConfig', () => {
  test('an empty environment runs everything embedded on port 8000', () => {
    expect(read({})).toMatchObject({
      port: 8000,
      dataDir: '/project/.data',
      siteUrl: 'http://localhost:8000',
      databaseUrl: undefined,
      storyblok: undefined,
      listen: 'localhost',
      payments: {
        checkout: { embedded: true, apiUrl: 'http://localhost:8000/pay' },
        blackbird: { embedded: true, apiUrl: 'http://localhost:8000/pay/blackbird' },
        stitch: { embedded: true, apiUrl: 'http://localhost:8000/pay/stitch' },
      },
      assetHost: '',
      shopApiUrl: '',
    })
  })

  test.each([
    [{}, 0],
    [{ TRUST_PROXY: '1' }, 5_000],
    [{ TRUST_PROXY: '1', DRAIN_SECONDS: '0' }, 0],
    [{ DRAIN_SECONDS: '12' }, 12_000],
  ])('with %o a host that is to end goes on answering for %d ms', (env, ms) => {
    expect(read(env).drainMs).toBe(ms)
  })

  test('blank values count as unset', () => {
    expect(read({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 8000, databaseUrl: undefined })
  })

  test('the port moves the site address with it', () => {
    expect(read({ PORT: '9000' }).siteUrl).toBe('http://localhost:9000')
  })

  test.each([
    [{}, true],
    [{ SITE_URL: 'https://www.example.co.za' }, false],
    [{ SITE_URL: 'https://demo.example.co.za', SANDBOX: 'on' }, true],
    [{ SANDBOX: 'off' }, false],
  ])('the sandbox with %o: %s', (env, sandbox) => {
    expect(read(env).sandbox).toBe(sandbox)
  })

  test('a payment provider is the embedded one, whose cards cost nothing, only beside the sandbox and no real one', () => {
    const real = {
      STITCH_API_URL: 'https://api.stitch.example',
      STITCH_SECRET_KEY: 'k',
      STITCH_WEBHOOK_SECRET: 'w',
    }
    for (const sandbox of ['on', 'off']) {
      expect(read({ ...real, SANDBOX: sandbox }).payments).toMatchObject({
        checkout: undefined,
        blackbird: undefined,
        stitch: { embedded: false, apiUrl: 'https://api.stitch.example' },
      })
    }
  })

  test.each([
    ['the sandbox is on', {}, 'localhost', 'http://localhost:8000'],
    ['it is off', { SANDBOX: 'off' }, 'everywhere', 'http://localhost:8000'],
    ['told so', { LISTEN: 'everywhere' }, 'everywhere', 'http://localhost:8000'],
    ['told an address', { LISTEN: '10.0.0.5' }, '10.0.0.5', 'http://10.0.0.5:8000'],
    ['told an IPv6 address', { LISTEN: '::1' }, '::1', 'http://[::1]:8000'],
  ])('where the host listens when %s', (_case, env, listen, localUrl) => {
    expect(read(env)).toMatchObject({ listen, localUrl })
  })

  test('the login is the embedded one, with a password known to all, only beside the sandbox', () => {
    expect(read({}).auth).toMatchObject({
      embedded: true,
      authorizeUrl: 'http://localhost:8000/login/authorize',
      tokenUrl: 'http://localhost:8000/login/token',
    })
    expect(read({ SITE_URL: 'https://www.example.co.za' }).auth).toBeUndefined()
    expect(read({ SANDBOX: 'off' }).auth).toBeUndefined()
    expect(read({ ...LOGIN, SANDBOX: 'off' }).auth).toEqual({
      embedded: false,
      authorizeUrl: 'https://login.example.co.za/authorize',
      tokenUrl: 'https://login.example.co.za/token',
      issuer: 'https://login.example.co.za/',
      jwksUrl: undefined,
      clientId: 'site',
      clientSecret: 'secret',
    })
  })

  describe('leads go', () => {
    const crm = { embedded: false, crmUrl: CRM.CRM_URL, orgId: CRM.CRM_ORG_ID }
    const captcha = { siteKey: 'site-key', keyName: 'web' }
    const google = 'https://www.google.com/recaptcha/api.js'
    const elsewhere = 'https://www.recaptcha.net/recaptcha/api.js'

    test.each([
      [
        'to the embedded CRM, with the embedded captcha, beside the sandbox',
        {},
        {
          embedded: true,
          crmUrl: '/servlet/servlet.WebToLead',
          orgId: '00D000000000DEM',
          captcha: { scriptUrl: '/captcha/api.js', siteKey: 'demo-site-key', keyName: 'demo_captcha' },
        },
      ],
      ['nowhere without the sandbox', { SANDBOX: 'off' }, undefined],
      ['nowhere from an https address', { SITE_URL: 'https://www.example.co.za' }, undefined],
      ['to a real CRM, which asks for no captcha', CRM, { ...crm, captcha: undefined }],
      ['to a real CRM without the sandbox', { ...CRM, SANDBOX: 'off' }, { ...crm, captcha: undefined }],
      [
        'to a real CRM with a captcha',
        { ...CRM, ...CAPTCHA },
        { ...crm, captcha: { ...captcha, scriptUrl: google } },
      ],
      [
        'to a real CRM with a captcha from elsewhere',
        { ...CRM, ...CAPTCHA, CAPTCHA_SCRIPT_URL: elsewhere },
        { ...crm, captcha: { ...captcha, scriptUrl: elsewhere } },
      ],
    ])('%s', (_case, env, leads) => {
      expect(read(env).leads).toEqual(leads)
    })
  })

  test('mails are kept beside the sandbox, wait without it, and leave through a mail server', () => {
    const from = { name: 'Yoco Shop', address: 'orders@example.co.za' }
    expect(read({}).mail).toEqual({ smtp: undefined, from: { ...from, address: 'help@yoco.example' } })
    expect(read({ SANDBOX: 'off' }).mail).toBeUndefined()
    expect(read({ ...MAIL, SANDBOX: 'off' }).mail).toEqual({
      from,
      smtp: { host: 'mail.example.co.za', port: 587, secure: false, user: 'shop', password: 'p@ss%' },
    })
    const other = { SMTP_URL: 'smtps://mail.example.co.za', MAIL_FROM: 'orders@example.co.za' }
    expect(read(other).mail).toEqual({
      from,
      smtp: { host: 'mail.example.co.za', port: 465, secure: true, user: undefined, password: undefined },
    })
    expect(read({ ...other, SMTP_URL: 'smtp://[::1]:2525/' }).mail?.smtp).toMatchObject({
      host: '::1',
      port: 2525,
    })
  })

  test('answers to mails and leads that no CRM takes go to the seller, or to who is named', () => {
    expect(read({}).helpEmail).toBeUndefined()
    expect(read({ HELP_EMAIL: 'help@example.co.za' }).helpEmail).toBe('help@example.co.za')
  })

  test('a token turns the real content service on', () => {
    const { storyblok } = read({ STORYBLOK_TOKEN: 'abc', STORYBLOK_SPACE_ID: '42' })
    expect(storyblok).toEqual({
      endpoint: 'https://api.storyblok.com/v2',
      token: 'abc',
      previewToken: undefined,
      spaceId: '42',
    })
  })

  test.each([
    [{ PORT: '80a' }, 'PORT must be a port number from 1 to 65535, not "80a".'],
    [{ HELP_EMAIL: 'help' }, 'HELP_EMAIL must be an address such as help@example.co.za.'],
    [{ PORT: '70000' }, 'PORT must be a port number from 1 to 65535, not "70000".'],
    [{ SITE_URL: 'example.co.za' }, 'SITE_URL must be an address that starts with http:// or https://.'],
    [{ SITE_URL: 'https://x.co.za/za' }, /^SITE_URL must be an origin without a path/],
    [
      { DATABASE_URL: 'mysql://u:secret@h/db' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ STORYBLOK_ENDPOINT: 'https://x/v2' }, 'STORYBLOK_TOKEN must be set when STORYBLOK_ENDPOINT is set.'],
    [{ STORYBLOK_TOKEN: 'abc' }, 'STORYBLOK_SPACE_ID must be the number of the Storyblok space.'],
    [{ ASSET_HOST: 'assets' }, 'ASSET_HOST must be an address that starts with http:// or https://.'],
    [
      { CHECKOUT_API_URL: 'https://pay', CHECKOUT_SECRET_KEY: 'k' },
      'CHECKOUT_WEBHOOK_SECRET must be set when CHECKOUT_API_URL and CHECKOUT_SECRET_KEY are.',
    ],
    [
      { CHECKOUT_API_URL: 'https://pay', CHECKOUT_SECRET_KEY: 'k', CHECKOUT_WEBHOOK_SECRET: 'whsec_...' },
      'CHECKOUT_WEBHOOK_SECRET must be whole: after whsec_ come 16 bytes or more as base64.',
    ],
    [{ PERSONAL_DATA_KEY: 'short' }, /^PERSONAL_DATA_KEY must be 32 bytes as base64/],
    [
      { ...LOGIN, AUTH_CLIENT_SECRET: '' },
      'AUTH_CLIENT_SECRET must be set when AUTH_AUTHORIZE_URL and AUTH_TOKEN_URL and AUTH_ISSUER and AUTH_CLIENT_ID are.',
    ],
    [
      { ...LOGIN, AUTH_AUTHORIZE_URL: 'login' },
      'AUTH_AUTHORIZE_URL must be an address that starts with http:// or https://.',
    ],
    [
      { ...LOGIN, AUTH_TOKEN_URL: 'http://login.example.co.za/token' },
      'AUTH_TOKEN_URL must be an address that starts with https://.',
    ],
    [
      { ...LOGIN, AUTH_ISSUER: '' },
      'AUTH_ISSUER must be set when AUTH_AUTHORIZE_URL and AUTH_TOKEN_URL and AUTH_CLIENT_ID and AUTH_CLIENT_SECRET are.',
    ],
    [
      { ...LOGIN, AUTH_ISSUER: 'http://login.example.co.za' },
      'AUTH_ISSUER must be an address that starts with https://.',
    ],
    [{ CRM_URL: CRM.CRM_URL }, 'CRM_ORG_ID must be set when CRM_URL is.'],
    [{ CRM_ORG_ID: CRM.CRM_ORG_ID }, 'CRM_URL must be set when CRM_ORG_ID is.'],
    [{ ...CRM, CRM_URL: 'webto' }, 'CRM_URL must be an address that starts with http:// or https://.'],
    [
      { ...CRM, CRM_URL: 'http://webto.salesforce.com/servlet' },
      'CRM_URL must be an address that starts with https://.',
    ],
    [{ ...CRM, CRM_URL: `${CRM.CRM_URL}?encoding=UTF-8` }, 'CRM_URL must be an address without a query.'],
    [
      { ...CRM, CRM_ORG_ID: 'yoco' },
      'CRM_ORG_ID must be the id of the organisation: 00D and 12 or 15 more characters.',
    ],
    [CAPTCHA, 'CRM_URL must be set when CAPTCHA_SITE_KEY is.'],
    [{ ...CRM, CAPTCHA_SITE_KEY: 'k' }, 'CAPTCHA_KEY_NAME must be set when CAPTCHA_SITE_KEY is.'],
    [{ ...CRM, CAPTCHA_KEY_NAME: 'k' }, 'CAPTCHA_SITE_KEY must be set when CAPTCHA_KEY_NAME is.'],
    [
      { ...CRM, CAPTCHA_SCRIPT_URL: 'https://www.recaptcha.net/recaptcha/api.js' },
      'CAPTCHA_SITE_KEY must be set when CAPTCHA_SCRIPT_URL is.',
    ],
    [
      { ...CRM, ...CAPTCHA, CAPTCHA_SCRIPT_URL: 'http://www.recaptcha.net/recaptcha/api.js' },
      'CAPTCHA_SCRIPT_URL must be an address that starts with https://.',
    ],
    [
      { ...CRM, ...CAPTCHA, CAPTCHA_SCRIPT_URL: 'https://www.recaptcha.net/recaptcha/api.js?hl=en' },
      'CAPTCHA_SCRIPT_URL must be an address without a query.',
    ],
    [{ SMTP_URL: MAIL.SMTP_URL }, 'MAIL_FROM must be set when SMTP_URL is.'],
    [{ MAIL_FROM: MAIL.MAIL_FROM }, 'SMTP_URL must be set when MAIL_FROM is.'],
    [
      { ...MAIL, SMTP_URL: 'https://shop:secret@mail.example.co.za' },
      'SMTP_URL must be an address that starts with smtp:// or smtps://.',
    ],
    [
      { ...MAIL, SMTP_URL: 'smtp://mail.example.co.za/?secure=true' },
      'SMTP_URL must be a mail server and nothing else, such as smtp://user:password@mail.example.co.za:587.',
    ],
    [
      { ...MAIL, SMTP_URL: 'smtp://' },
      'SMTP_URL must be a mail server and nothing else, such as smtp://user:password@mail.example.co.za:587.',
    ],
    [
      { ...MAIL, SMTP_URL: 'smtp://shop@mail.example.co.za' },
      /^SMTP_URL must hold a user and a password, or/,
    ],
    [
      { ...MAIL, SMTP_URL: 'smtp://shop:50%@mail.example.co.za' },
      'SMTP_URL must have every % in its user or password written as %25.',
    ],
    [
      { ...MAIL, MAIL_FROM: 'Yoco Shop' },
      'MAIL_FROM must be an address such as Yoco Shop <orders@example.co.za>.',
    ],
    [{ ...MAIL, MAIL_FROM: 'a@example.co.za, b@example.co.za' }, /^MAIL_FROM must be an address/],
    [{ LISTEN: 'http://x' }, 'LISTEN must be everywhere, localhost, or a name or address of this machine.'],
    [{ SANDBOX_TOKEN: 'short' }, /^SANDBOX_TOKEN must have 24 characters or more/],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud".'],
    [{ CART: 'no' }, 'CART must be one of on, off, not "no".'],
    ...['yes', 'true', '0', '11', 'proxy', '10.0.0.0/33', '10.0.0.0/8/8', '1, 10.0.0.1', '10.0.0.1,'].map(
      (TRUST_PROXY): [Record<string, string>, string] => [
        { TRUST_PROXY },
        `TRUST_PROXY must be how many proxies stand in front, such as 1, or their addresses, such as 10.0.0.0/8, loopback, not "${TRUST_PROXY}".`,
      ],
    ),
  ])('%o is refused in a sentence that names the variable', (env, message) => {
    expect(() => read(env)).toThrow(message)
  })
})
