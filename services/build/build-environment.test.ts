import { expect, test } from 'vitest'
import { readConfig } from '../host/config/config'
import { buildValues } from './build-environment'

test.each([
  [{}, 'on'],
  [{ CART: 'on' }, 'on'],
  [{ CART: 'off' }, 'off'],
])('with %o the site is built with its cart %s', (env, cart) => {
  expect(buildValues(readConfig(env, '/project'))).toMatchObject({ GATSBY_CART: cart })
})

test.each([
  [
    'the embedded CRM',
    {},
    {
      GATSBY_CRM_URL: '/servlet/servlet.WebToLead',
      GATSBY_CRM_ORG_ID: '00D000000000DEM',
      GATSBY_CAPTCHA_SCRIPT: '/captcha/api.js',
      GATSBY_CAPTCHA_SITE_KEY: 'demo-site-key',
      GATSBY_CAPTCHA_KEY_NAME: 'demo_captcha',
    },
  ],
  [
    'no CRM',
    { SANDBOX: 'off' },
    {
      GATSBY_CRM_URL: '',
      GATSBY_CRM_ORG_ID: '',
      GATSBY_CAPTCHA_SCRIPT: '',
      GATSBY_CAPTCHA_SITE_KEY: '',
      GATSBY_CAPTCHA_KEY_NAME: '',
    },
  ],
  [
    'a real CRM without a captcha',
    { CRM_URL: 'https://crm.example/lead', CRM_ORG_ID: '00D4x000000abcd' },
    {
      GATSBY_CRM_URL: 'https://crm.example/lead',
      GATSBY_CRM_ORG_ID: '00D4x000000abcd',
      GATSBY_CAPTCHA_SCRIPT: '',
    },
  ],
  [
    'the embedded chat and calendars',
    {},
    { GATSBY_CHAT_SCRIPT: '/chat/widget.js', GATSBY_BOOKING_URL: '/booking/' },
  ],
  ['neither', { SANDBOX: 'off' }, { GATSBY_CHAT_SCRIPT: '', GATSBY_BOOKING_URL: '' }],
  [
    'those of providers',
    { CHAT_SCRIPT_URL: 'https://cdn.example/w.js?key=1', BOOKING_URL: 'https://calendly.com' },
    { GATSBY_CHAT_SCRIPT: 'https://cdn.example/w.js?key=1', GATSBY_BOOKING_URL: 'https://calendly.com' },
  ],
  [
    'the embedded Segment',
    {},
    {
      GATSBY_SEGMENT_WRITE_KEY: 'demo-write-key',
      GATSBY_SEGMENT_CDN: '/segment',
      GATSBY_HELLO_URL: '/signup/hello.json',
    },
  ],
  [
    'no Segment',
    { SANDBOX: 'off' },
    { GATSBY_SEGMENT_WRITE_KEY: '', GATSBY_SEGMENT_CDN: '', GATSBY_HELLO_URL: '' },
  ],
  [
    'the embedded Sentry',
    { SITE_URL: 'http://shop.test:8000', RELEASE: 'abc1234' },
    {
      GATSBY_SENTRY_DSN: expect.stringMatching(/^\w+@\/sentry\/1$/),
      GATSBY_SENTRY_SAMPLE_RATE: '0.7',
      GATSBY_RELEASE: 'abc1234',
      SENTRY_ORG: '',
    },
  ],
  ['no Sentry', { SANDBOX: 'off' }, { GATSBY_SENTRY_DSN: '', GATSBY_SENTRY_SAMPLE_RATE: '0' }],
  [
    'a real Sentry',
    { SENTRY_DSN: 'https://key@errors.example/1', SENTRY_SAMPLE_RATE: '0.1' },
    { GATSBY_SENTRY_DSN: 'https://key@errors.example/1', GATSBY_SENTRY_SAMPLE_RATE: '0.1' },
  ],
  [
    'a real Segment',
    { SEGMENT_WRITE_KEY: 'key', HELLO_URL: 'https://hello.example/hello.json' },
    {
      GATSBY_SEGMENT_WRITE_KEY: 'key',
      GATSBY_SEGMENT_CDN: 'https://cdn.segment.com',
      GATSBY_HELLO_URL: 'https://hello.example/hello.json',
    },
  ],
])('the site is built for %s', (_case, env, values) => {
  expect(buildValues(readConfig(env, '/project'))).toMatchObject(values)
})
