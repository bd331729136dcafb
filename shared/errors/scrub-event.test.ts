import type { Event } from '@sentry/gatsby'
import { describe, expect, test } from 'vitest'
import { pageOf, scrubEvent, scrubText } from './scrub-event'

const CART = '3f2a9c1d-0b5e-4c8f-9a7d-1e2f3a4b5c6d'

test.each([
  ['thandi@merchant.example is taken', '[email] is taken'],
  ['no answer for 082 123 4567', 'no answer for [phone]'],
  ['the ID number 8001015009087', 'the ID number [number]'],
  ['card 4111 1111 1111 1111', 'card [number]'],
  [`no cart ${CART}`, 'no cart 3f2a9c1d…'],
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
