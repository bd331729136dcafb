import { expect, test, describe } from 'vitest'
import { maskPersonalData, pageOf, scrubEvent, scrubText, debugIdOf } from './error-reports'
import type { Event } from '@sentry/gatsby'

test.each([
  ['550 <thandi.nkosi@example.co.za> unknown', '550 <[email]> unknown'],
  ['no answer about thandi%40example.co.za', 'no answer about [email]'],
  ['call 082 or +27821234567, 0821234567', 'call 082 or [phone], [phone]'],
  ['call 082 123 4567 or +27 82 123 4567 or 082-123-4567', 'call [phone] or [phone] or [phone]'],
  ['call 082\u2011123\u00a04567 or \u202a+27\u00a082 123 4567\u202c', 'call [phone] or \u202a[phone]\u202c'],
  ['the ID number 8001015009087 or 800101 5009 087', 'the ID number [number] or [number]'],
  ['the card 4111111111111111 or 4111 1111 1111 1111', 'the card [number] or [number]'],
  ['cart 3f2a9c1d-0b5e-4c8f-9a7d-1e2f3a4b5c6d', 'cart 3f2a9c1d…'],
  [
    'order ZA10000001 of R1,299 at 2026-11-23T06:00:00.000Z',
    'order ZA10000001 of R1,299 at 2026-11-23T06:00:00.000Z',
  ],
  [
    'at services/host/host.ts:41:12 after 0.1234567891 s',
    'at services/host/host.ts:41:12 after 0.1234567891 s',
  ],
])('%o is told as %o', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked)
})

test('a text as long as a book is read in one go', () => {
  const digits = '1'.repeat(500_000)
  expect(maskPersonalData(digits)).toBe(digits)
  expect(maskPersonalData('1 '.repeat(250_000))).not.toMatch(/\d/)
})

const CART = '3f2a9c1d-0b5e-4c8f-9a7d-1e2f3a4b5c6d'

test.each([
  ['thandi@merchant.example is taken', '[email] is taken'],
  [
    'GET https://shop.test/za/order/?number=ZA10000001&email=t%40x.co.za failed',
    'GET https://shop.test/za/order/ failed',
  ],
  ['loaded (/za/shop/#thandi) once', 'loaded (/za/shop/) once'],
  ['/za/?utm_source=radio', '/za/'],
  [
    `Unexpected token 'T', "Thandi Nko"... is not valid JSON`,
    `Unexpected token 'T', "…"... is not valid JSON`,
  ],
  ['JSON Parse error: Unexpected identifier "Thandi"', 'JSON Parse error: Unexpected identifier "…"'],
  ['What is a / b ? c : d', 'What is a / b ? c : d'],
  ['x'.repeat(5000), 'x'.repeat(1000)],
])('%o is told as %o', (text, told) => {
  expect(scrubText(text)).toBe(told)
})

test.each([
  ['/za/', '/za/'],
  ['/za/shop/khumo/?promotion=WELCOME10', '/za/shop/khumo/'],
  [`/za/signup/${CART}/continue/`, '/za/signup/:id/continue/'],
  ['/za/order/ZA10000001', '/za/order/:id'],
  ['/za/unsubscribe/thandi@merchant.example/', '/za/unsubscribe/:id/'],
  ['/za/blog/9-things-of-2026/', '/za/blog/9-things-of-2026/'],
])('%s is the page %s', (path, page) => {
  expect(pageOf(path)).toBe(page)
})

describe('an event', () => {
  const PERSONAL: Event = {
    user: { id: '7', email: 'thandi@merchant.example', ip_address: '196.25.1.7' },
    request: {
      url: 'https://shop.test/za/',
      cookies: { session: 'secret-1' },
      headers: { Cookie: 'secret-2' },
    },
    extra: { form: { name: 'Thandi' } },
    contexts: { device: { name: 'Thandi’s phone' }, app: { app_name: 'secret-3' } },
    server_name: 'host-of-thandi',
    fingerprint: ['thandi@merchant.example'],
    breadcrumbs: [
      { category: 'fetch', message: 'to /za/?email=thandi@merchant.example', data: { body: 'Thandi' } },
    ],
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'thandi@merchant.example is not a function',
          mechanism: { type: 'generic', handled: false, data: { form: 'Thandi' } },
          stacktrace: {
            frames: [
              {
                filename: 'https://shop.test/za/?email=thandi@merchant.example',
                function: 'send',
                lineno: 3,
                colno: 7,
                in_app: true,
                vars: { name: 'Thandi' },
                context_line: 'const name = "Thandi"',
              },
            ],
          },
        },
      ],
    },
    tags: { during: 'for thandi@merchant.example', handled: true },
  }

  test('keeps what says what broke and where, and nobody', () => {
    const scrubbed = scrubEvent({
      ...PERSONAL,
      event_id: 'e1',
      timestamp: 1,
      platform: 'javascript',
      level: 'error',
      release: 'r1',
      environment: 'production',
      transaction: `/za/signup/${CART}/continue/?email=t@x.co.za`,
      message: 'call 0821234567',
    })
    expect(JSON.stringify(scrubbed)).not.toMatch(/thandi|secret|196\.25|0821234567|cookie/i)
    expect(scrubbed).toEqual({
      event_id: 'e1',
      timestamp: 1,
      platform: 'javascript',
      level: 'error',
      release: 'r1',
      environment: 'production',
      transaction: '/za/signup/:id/continue/',
      message: 'call [phone]',
      exception: {
        values: [
          {
            type: 'TypeError',
            value: '[email] is not a function',
            mechanism: { type: 'generic', handled: false },
            stacktrace: {
              frames: [
                { filename: 'https://shop.test/za/', function: 'send', lineno: 3, colno: 7, in_app: true },
              ],
            },
          },
        ],
      },
      breadcrumbs: [{ category: 'fetch', message: 'to /za/' }],
      tags: { during: 'for [email]', handled: true },
    })
  })

  test('that says little stays as it is', () => {
    expect(scrubEvent({ message: 'Nothing' })).toEqual({ message: 'Nothing' })
  })
})

test.each([
  ['https://shop.test/app-0123456789abcdef.js', '01234567-89ab-4cde-8f00-000000000000'],
  ['component---src-templates-content-page-fedcba9876543210.js', 'fedcba98-7654-4321-8000-000000000000'],
  ['https://shop.test/za/', undefined],
  ['app.js', undefined],
  ['app-0123456789abcdef.css', undefined],
])('%s is known by %s', (file, id) => {
  expect(debugIdOf(file)).toBe(id)
})
