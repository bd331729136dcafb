import { expect, test } from 'vitest'
import { adviceOn } from './advice'
import { readConfig } from './config/config'

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
