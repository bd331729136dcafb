import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildValues } from './build-environment'
import { readConfig } from './config'

test.each([
  [
    'everything embedded',
    { SITE_URL: 'http://shop.test:8000', RELEASE: 'abc1234' },
    {
      GATSBY_CART: 'on',
      GATSBY_CRM_URL: '/servlet/servlet.WebToLead',
      GATSBY_CRM_ORG_ID: '00D000000000DEM',
      GATSBY_CAPTCHA_SCRIPT: '/captcha/api.js',
      GATSBY_CAPTCHA_SITE_KEY: 'demo-site-key',
      GATSBY_CAPTCHA_KEY_NAME: 'demo_captcha',
      GATSBY_CHAT_SCRIPT: '/chat/widget.js',
      GATSBY_BOOKING_URL: '/booking/',
      GATSBY_SEGMENT_WRITE_KEY: 'demo-write-key',
      GATSBY_SEGMENT_CDN: '/segment',
      GATSBY_HELLO_URL: '/signup/hello.json',
      GATSBY_SENTRY_DSN: expect.stringMatching(/^\w+@\/sentry\/1$/),
      GATSBY_SENTRY_SAMPLE_RATE: '0.7',
      GATSBY_RELEASE: 'abc1234',
      SENTRY_ORG: '',
    },
  ],
  [
    'nothing embedded, nothing real, and no cart',
    { SANDBOX: 'off', CART: 'off' },
    {
      GATSBY_CART: 'off',
      GATSBY_CRM_URL: '',
      GATSBY_CRM_ORG_ID: '',
      GATSBY_CAPTCHA_SCRIPT: '',
      GATSBY_CAPTCHA_SITE_KEY: '',
      GATSBY_CAPTCHA_KEY_NAME: '',
      GATSBY_CHAT_SCRIPT: '',
      GATSBY_BOOKING_URL: '',
      GATSBY_SEGMENT_WRITE_KEY: '',
      GATSBY_SEGMENT_CDN: '',
      GATSBY_HELLO_URL: '',
      GATSBY_SENTRY_DSN: '',
      GATSBY_SENTRY_SAMPLE_RATE: '0',
    },
  ],
  [
    'real services, with a CRM that asks for no captcha',
    {
      CART: 'on',
      CRM_URL: 'https://crm.example/lead',
      CRM_ORG_ID: '00D4x000000abcd',
      CHAT_SCRIPT_URL: 'https://cdn.example/w.js?key=1',
      BOOKING_URL: 'https://calendly.com',
      SEGMENT_WRITE_KEY: 'key',
      HELLO_URL: 'https://hello.example/hello.json',
      SENTRY_DSN: 'https://key@errors.example/1',
      SENTRY_SAMPLE_RATE: '0.1',
    },
    {
      GATSBY_CART: 'on',
      GATSBY_CRM_URL: 'https://crm.example/lead',
      GATSBY_CRM_ORG_ID: '00D4x000000abcd',
      GATSBY_CAPTCHA_SCRIPT: '',
      GATSBY_CHAT_SCRIPT: 'https://cdn.example/w.js?key=1',
      GATSBY_BOOKING_URL: 'https://calendly.com',
      GATSBY_SEGMENT_WRITE_KEY: 'key',
      GATSBY_SEGMENT_CDN: 'https://cdn.segment.com',
      GATSBY_HELLO_URL: 'https://hello.example/hello.json',
      GATSBY_SENTRY_DSN: 'https://key@errors.example/1',
      GATSBY_SENTRY_SAMPLE_RATE: '0.1',
    },
  ],
])('the site is built for %s', (_case, env, values) => {
  expect(buildValues(readConfig(env, '/project'))).toMatchObject(values)
})

const ROOT = path.join(import.meta.dirname, '../../..')

test('the site reads these variables and no others', () => {
  const files = ['src', 'gatsby'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8')),
  )
  const read = files.flatMap((code) => code.match(/(?<=process\.env\.)GATSBY_\w+/g) ?? [])
  const set = Object.keys(buildValues(readConfig({}, ROOT))).filter((name) => name.startsWith('GATSBY_'))
  // The build sets one more itself, from the content: gatsby/create-pages.ts.
  expect(new Set(read)).toEqual(new Set([...set, 'GATSBY_CART_FLAG']))
})
