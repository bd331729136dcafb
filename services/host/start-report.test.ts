import { expect, test } from 'vitest'
import { readConfig } from './config/config'
import { adviceOn, listParts, tableOfParts } from './start-report'

const partsOf = (env: Record<string, string>) => listParts(readConfig(env, '/project'))
const HTTPS = { SITE_URL: 'https://www.example.co.za' }
const REAL = {
  ...HTTPS,
  STORYBLOK_TOKEN: 'token-1',
  STORYBLOK_SPACE_ID: '7',
  STORYBLOK_PREVIEW_TOKEN: 'token-2',
  ASSET_HOST: 'https://a.storyblok.com',
  DATABASE_URL: 'postgres://shop:password-1@db.example:5432/shop',
  CHECKOUT_API_URL: 'https://checkout.example',
  CHECKOUT_SECRET_KEY: 'key-1',
  CHECKOUT_WEBHOOK_SECRET: 'key-2',
  SMTP_URL: 'smtp://shop:password-2@mail.example',
  MAIL_FROM: 'orders@example.co.za',
  AUTH_AUTHORIZE_URL: 'https://login.example/authorize',
  AUTH_TOKEN_URL: 'https://login.example/token',
  AUTH_CLIENT_ID: 'site',
  AUTH_CLIENT_SECRET: 'key-3',
  AUTH_ISSUER: 'https://login.example.co.za',
  CRM_URL: 'https://webto.salesforce.com/servlet/servlet.WebToLead',
  CRM_ORG_ID: '00D4x000000abcd',
  CAPTCHA_SITE_KEY: 'key-4',
  CAPTCHA_KEY_NAME: 'web',
  CHAT_SCRIPT_URL: 'https://cdn.chat.example/widget.js?key=key-5',
  BOOKING_URL: 'https://calendly.com',
  SEGMENT_WRITE_KEY: 'key-6',
  HELLO_URL: 'https://hello.example/hello.json',
  SENTRY_DSN: 'https://key@o1.ingest.sentry.io/4505',
  SENTRY_AUTH_TOKEN: 'token-3',
  SENTRY_ORG: 'acme',
  SENTRY_PROJECT: 'site',
}

test.each([
  [
    'the demo',
    {},
    [
      '  content    embedded  the files in content/, also at /v2',
      '  drafts     embedded  edited at /sandbox/editor/',
      '  pictures   embedded  those in content/assets/',
      '  shop API   embedded  in this process',
      '  database   embedded  on this disk alone, in /project/.data',
      '  checkout   embedded  test cards and test banks',
      '  blackbird  embedded  test cards and test banks',
      '  stitch     embedded  test cards and test banks',
      '  mail       embedded  stored, see /sandbox/',
      '  login      embedded  the demo account',
      '  leads      embedded  stored, see /sandbox/',
      '  captcha    embedded  accepts anybody who ticks its box',
      '  chat       embedded  stored, see /sandbox/',
      '  booking    embedded  stored, see /sandbox/',
      '  analytics  embedded  stored, see /sandbox/',
      '  hello      embedded  answers with a visitor’s address',
      '  errors     embedded  stored, see /sandbox/',
      '  sandbox    embedded  for this machine alone',
    ],
  ],
  [
    'an https address and nothing else',
    HTTPS,
    [
      '  content    embedded  the files in content/, for builds alone',
      '  drafts     off       not shown',
      '  pictures   embedded  those in content/assets/',
      '  shop API   embedded  in this process',
      '  database   embedded  on this disk alone, in /project/.data',
      '  checkout   off       not offered',
      '  blackbird  off       not offered',
      '  stitch     off       not offered',
      '  mail       off       mails wait in the database',
      '  login      off       not offered',
      '  leads      off       stored by the shop and mailed',
      '  captcha    off       none',
      '  chat       off       not offered',
      '  booking    off       calendars open by their links',
      '  analytics  off       nothing is measured',
      '  hello      off       pages do not know addresses',
      '  errors     off       in the log alone',
      '  sandbox    off       orders are not shown',
    ],
  ],
  [
    'everything real but two providers',
    REAL,
    [
      '  content    real      space 7 at api.storyblok.com',
      '  drafts     real      for the editor at app.storyblok.com',
      '  pictures   real      a.storyblok.com',
      '  shop API   embedded  in this process',
      '  database   real      db.example:5432',
      '  checkout   real      checkout.example',
      '  blackbird  off       not offered',
      '  stitch     off       not offered',
      '  mail       real      mail.example',
      '  login      real      login.example',
      '  leads      real      webto.salesforce.com',
      '  captcha    real      www.google.com',
      '  chat       real      cdn.chat.example',
      '  booking    real      calendly.com',
      '  analytics  real      cdn.segment.com',
      '  hello      real      hello.example',
      '  errors     real      o1.ingest.sentry.io',
      '  sandbox    off       orders are not shown',
    ],
  ],
])('what the start says of %s', (_case, env, lines) => {
  expect(tableOfParts(partsOf(env))).toEqual(lines)
})

test('a shop elsewhere takes its own payments, and a token opens the sandbox', () => {
  const parts = partsOf({ SHOP_API_URL: 'https://shop.example/v1', SANDBOX_TOKEN: 'x'.repeat(24) })
  expect(parts).toContainEqual({ name: 'shop API', state: 'real', note: 'shop.example' })
  expect(parts).toContainEqual({
    name: 'stitch',
    state: 'off',
    note: 'the shop API elsewhere takes payments',
  })
  expect(parts).toContainEqual({ name: 'sandbox', state: 'embedded', note: 'for clients with SANDBOX_TOKEN' })
})

const SELLER = { legalName: 'Real Shop (Pty) Ltd', email: 'help@shop.co.za' }
const KEY = Buffer.alloc(32).toString('base64')
const SHOP = {
  SITE_URL: 'https://www.example.co.za',
  TRUST_PROXY: '1',
  DATABASE_URL: 'postgres://db/shop',
  PERSONAL_DATA_KEY: KEY,
  SMTP_URL: 'smtp://user:password@mail.example.co.za',
  MAIL_FROM: 'orders@example.co.za',
  STITCH_API_URL: 'https://api.stitch.example',
  STITCH_SECRET_KEY: 'k',
  STITCH_WEBHOOK_SECRET: 'w',
}
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(SHOP).filter(([name]) => !names.some((part) => name.startsWith(part))))
/** The first words of each sentence, which name its subject. */
const advised = (env: Record<string, string>, seller = SELLER) =>
  adviceOn(readConfig(env, '/project'), seller).map((sentence) => sentence.split(/,|:/)[0])

test.each<[string, Record<string, string>, string[]]>([
  ['the demo', {}, []],
  ['the demo opened to a phone', { LISTEN: 'everywhere' }, []],
  ['a whole shop', SHOP, []],
  ['a shop without a proxy that is believed', without('TRUST_PROXY'), ['TRUST_PROXY is not set']],
  ['a shop on one disk', without('DATABASE_URL'), ['DATABASE_URL is not set']],
  ['a shop whose key lies in a folder', without('PERSONAL_DATA_KEY'), ['PERSONAL_DATA_KEY is not set']],
  ['a demo on Postgres', { DATABASE_URL: 'postgres://db/shop' }, ['PERSONAL_DATA_KEY is not set']],
  ['a shop that cannot be paid', without('STITCH'), ['No payment provider is set']],
  ['a shop without a mail server', without('SMTP', 'MAIL'), ['SMTP_URL is not set']],
  ['a sandbox that everybody reaches', { ...SHOP, SANDBOX: 'on' }, ['SANDBOX is on under a public address']],
  [
    'a site whose shop is elsewhere',
    { SITE_URL: SHOP.SITE_URL, TRUST_PROXY: '1', SHOP_API_URL: 'https://shop.example.co.za/shop/api/v1' },
    ['SHOP_API_URL is on another origin'],
  ],
  [
    'a public address and nothing else',
    { SITE_URL: SHOP.SITE_URL },
    [
      'TRUST_PROXY is not set',
      'DATABASE_URL is not set',
      'No payment provider is set',
      'SMTP_URL is not set',
    ],
  ],
])('%s', (_case, env, expected) => {
  expect(advised(env)).toEqual(expected)
})

test('the advice to a shop that cannot be paid names the variables of every provider', () => {
  const advice = adviceOn(readConfig(without('STITCH'), '/project'))
  expect(advice.join()).toContain('CHECKOUT_…, BLACKBIRD_… or STITCH_….')
})

test('a seller that is a sample is named where orders are meant', () => {
  const sample = { legalName: 'Sample (Pty) Ltd', email: 'help@sample.example' }
  expect([advised(SHOP, sample), advised({}, sample)]).toEqual([['The seller is a sample'], []])
})

test('no sentence holds a secret', () => {
  const said = adviceOn(
    readConfig({ SITE_URL: SHOP.SITE_URL, DATABASE_URL: 'postgres://u:secret@db/shop' }, '/project'),
  )
  expect(said.join('\n')).toContain('PERSONAL_DATA_KEY')
  expect(said.join('\n')).not.toContain('secret@')
})
