import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config'
import { VARIABLES } from './environment'

const CHECKOUT = { CHECKOUT_API_URL: 'https://pay', CHECKOUT_SECRET_KEY: 'k' }
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
const UPLOAD = { SENTRY_AUTH_TOKEN: 'sntrys_1', SENTRY_ORG: 'acme', SENTRY_PROJECT: 'site' }
const SENTRY = { SENTRY_DSN: 'https://abc123@o1.ingest.de.sentry.io/4505', ...UPLOAD }

/** One row for each of the values. */
const each = (name: string, values: readonly string[], problem: string | ((value: string) => string)) =>
  values.map((value): [Record<string, string>, string] => [
    { ...CRM, ...(name.startsWith('CAPTCHA') && CAPTCHA), SEGMENT_WRITE_KEY: 'key', [name]: value },
    `${name} ${typeof problem === 'string' ? problem : problem(value)}`,
  ])

const NO_ADDRESS = 'must be an address that starts with http:// or https://.'
const UNSAFE = 'must be an address that starts with https://.'
const NO_SERVER =
  'must be a mail server and nothing else, such as smtp://user:password@mail.example.co.za:587.'

test.each<[Record<string, string>, string | RegExp]>([
  ...each('PORT', ['80a', '0', '70000'], (text) => `must be a port number from 1 to 65535, not "${text}".`),
  ...each('HELP_EMAIL', ['help'], 'must be an address such as help@example.co.za.'),
  ...each('SITE_URL', ['example.co.za'], NO_ADDRESS),
  ...each('SITE_URL', ['https://x.co.za/za'], 'must be an origin without a path, such as https://shop.'),
  ...each(
    'DATABASE_URL',
    ['mysql://u:secret@h/db'],
    'must be an address that starts with postgres:// or postgresql://.',
  ),
  [{ STORYBLOK_ENDPOINT: 'https://x/v2' }, 'STORYBLOK_TOKEN must be set when STORYBLOK_ENDPOINT is set.'],
  [{ STORYBLOK_TOKEN: 'abc' }, 'STORYBLOK_SPACE_ID must be the number of the Storyblok space.'],
  ...each('ASSET_HOST', ['assets'], NO_ADDRESS),
  [CHECKOUT, 'CHECKOUT_WEBHOOK_SECRET must be set when CHECKOUT_API_URL and CHECKOUT_SECRET_KEY are.'],
  [
    { ...CHECKOUT, CHECKOUT_WEBHOOK_SECRET: 'whsec_...' },
    'CHECKOUT_WEBHOOK_SECRET must be whole: after whsec_ come 16 bytes or more as base64.',
  ],
  ...each('PERSONAL_DATA_KEY', ['short'], 'must be 32 bytes as base64, such as'),
  [
    { ...LOGIN, AUTH_CLIENT_SECRET: '' },
    'AUTH_CLIENT_SECRET must be set when AUTH_AUTHORIZE_URL and AUTH_TOKEN_URL and AUTH_ISSUER and AUTH_CLIENT_ID are.',
  ],
  [{ ...LOGIN, AUTH_AUTHORIZE_URL: 'login' }, `AUTH_AUTHORIZE_URL ${NO_ADDRESS}`],
  [{ ...LOGIN, AUTH_TOKEN_URL: 'http://login.example.co.za/token' }, `AUTH_TOKEN_URL ${UNSAFE}`],
  [{ ...LOGIN, AUTH_ISSUER: 'http://login.example.co.za' }, `AUTH_ISSUER ${UNSAFE}`],
  [{ CRM_URL: CRM.CRM_URL }, 'CRM_ORG_ID must be set when CRM_URL is.'],
  ...each('CRM_URL', ['webto'], NO_ADDRESS),
  ...each('CRM_URL', ['http://webto.salesforce.com/servlet'], UNSAFE),
  ...each('CRM_URL', [`${CRM.CRM_URL}?encoding=UTF-8`], 'must be an address without a query.'),
  ...each('CRM_ORG_ID', ['yoco'], 'must be the id of the organisation: 00D and 12 or 15 more characters.'),
  [CAPTCHA, 'CRM_URL must be set when CAPTCHA_SITE_KEY is.'],
  [{ ...CRM, CAPTCHA_SITE_KEY: 'k' }, 'CAPTCHA_KEY_NAME must be set when CAPTCHA_SITE_KEY is.'],
  [
    { ...CRM, CAPTCHA_SCRIPT_URL: 'https://www.recaptcha.net/recaptcha/api.js' },
    'CAPTCHA_SITE_KEY must be set when CAPTCHA_SCRIPT_URL is.',
  ],
  ...each('CAPTCHA_SCRIPT_URL', ['http://www.recaptcha.net/recaptcha/api.js'], UNSAFE),
  ...each(
    'CAPTCHA_SCRIPT_URL',
    ['https://www.recaptcha.net/recaptcha/api.js?hl=en'],
    'must be an address without a query.',
  ),
  [{ SMTP_URL: MAIL.SMTP_URL }, 'MAIL_FROM must be set when SMTP_URL is.'],
  [
    { ...MAIL, SMTP_URL: 'https://shop:secret@mail.example.co.za' },
    'SMTP_URL must be an address that starts with smtp:// or smtps://.',
  ],
  [{ ...MAIL, SMTP_URL: 'smtp://mail.example.co.za/?secure=true' }, `SMTP_URL ${NO_SERVER}`],
  [{ ...MAIL, SMTP_URL: 'smtp://' }, `SMTP_URL ${NO_SERVER}`],
  [{ ...MAIL, SMTP_URL: 'smtp://shop@mail.example.co.za' }, /^SMTP_URL must hold a user and a password, or/],
  [
    { ...MAIL, SMTP_URL: 'smtp://shop:50%@mail.example.co.za' },
    'SMTP_URL must have every % in its user or password written as %25.',
  ],
  [
    { ...MAIL, MAIL_FROM: 'Yoco Shop' },
    'MAIL_FROM must be an address such as Yoco Shop <orders@example.co.za>.',
  ],
  [{ ...MAIL, MAIL_FROM: 'a@example.co.za, b@example.co.za' }, /^MAIL_FROM must be an address/],
  ...each('RELEASE', ['a b/c'], 'must be made of letters, digits and . _ @ + -'),
  ...each('LISTEN', ['http://x'], 'must be everywhere, localhost, or a name or address of this machine.'),
  ...each('SANDBOX_TOKEN', ['short'], 'must have 24 characters or more'),
  ...each('LOG_LEVEL', ['loud'], 'must be one of silent, error, warn, info, debug, not "loud".'),
  ...each('CART', ['no'], 'must be one of on, off, not "no".'),
  ...each(
    'TRUST_PROXY',
    ['yes', 'true', '0', '11', 'proxy', '10.0.0.0/33', '10.0.0.0/8/8', '1, 10.0.0.1', '10.0.0.1,'],
    (text) =>
      `must be how many proxies stand in front, such as 1, or their addresses, such as 10.0.0.0/8, loopback, not "${text}".`,
  ),
  ...each(
    'DRAIN_SECONDS',
    ['soon', '-1', '1.5', '121'],
    (text) => `must be a whole number of seconds from 0 to 120, not "${text}".`,
  ),
  ...[
    '*',
    'null',
    'www.example.co.za',
    'https://a.example/',
    'https://a.example/za',
    'HTTPS://a.example',
  ].map((origin): [Record<string, string>, string] => [
    { CORS_ORIGINS: `https://www.example.co.za, ${origin}` },
    `CORS_ORIGINS must be origins separated by commas, such as https://www.example.co.za, not "${origin}".`,
  ]),
  ...each('CORS_ORIGINS', ['http://shop.example'], UNSAFE),
  ...each('CHAT_SCRIPT_URL', ['widget.js'], NO_ADDRESS),
  ...each('CHAT_SCRIPT_URL', ['http://cdn.example.com/widget.js'], UNSAFE),
  ...each('CHAT_SCRIPT_URL', ['https://cdn.example.com/w.js#top'], 'must be an address without a fragment.'),
  ...each('BOOKING_URL', ['calendly.com'], NO_ADDRESS),
  ...each('BOOKING_URL', ['http://calendly.com'], UNSAFE),
  ...each('BOOKING_URL', ['https://calendly.com/yoco'], 'must be an origin without a path'),
  [
    { SEGMENT_CDN_URL: 'https://cdn.segment.com' },
    'SEGMENT_WRITE_KEY must be set when SEGMENT_CDN_URL is set.',
  ],
  ...each('SEGMENT_WRITE_KEY', ['a/b'], 'must be made of letters, digits, - and _.'),
  ...each('SEGMENT_CDN_URL', ['cdn.segment.com'], NO_ADDRESS),
  ...each('SEGMENT_CDN_URL', ['http://cdn.segment.com'], UNSAFE),
  ...each(
    'SEGMENT_CDN_URL',
    ['https://cdn.segment.com?key=1'],
    'must be an address without a query or a fragment.',
  ),
  ...each('HELLO_URL', ['http://www.example.co.za/hello.json'], UNSAFE),
  ...each('SENTRY_DSN', ['http://abc@o1.ingest.sentry.io/4505'], UNSAFE),
  ...each('SENTRY_DSN', ['sentry'], NO_ADDRESS),
  ...each(
    'SENTRY_DSN',
    [
      'https://o1.ingest.sentry.io/4505',
      'https://abc:secret@o1.ingest.sentry.io/4505',
      'https://abc@o1.ingest.sentry.io/project',
      'https://abc@o1.ingest.sentry.io/4505?x=1',
    ],
    'must be like https://publickey@host/1, without a secret.',
  ),
  ...each(
    'SENTRY_SAMPLE_RATE',
    ['1.5', '-1', '70%', '.5', 'NaN'],
    (text) => `must be a number from 0 to 1, not "${text}".`,
  ),
  ...Object.keys(UPLOAD).map((name): [Record<string, string>, string] => [
    { ...SENTRY, [name]: '' },
    `${name} must be set when`,
  ]),
  [UPLOAD, 'SENTRY_DSN must be set when SENTRY_AUTH_TOKEN is set.'],
])('%o is refused in a sentence that names the variable', (env, message) => {
  expect(() => readConfig(env, '/project')).toThrow(message)
})

test('.env.example lists exactly the variables that are read', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  expect(Object.keys(VARIABLES)).toEqual([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name))
})
