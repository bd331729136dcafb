import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byProvider } from '../shop/payments/providers'
import { paymentsStandin } from '../shop/payments/standin/index'
import { bookingStandin } from './booking/index'
import { captchaStandin } from './captcha/index'
import { chatStandin } from './chat/index'
import { crmStandin } from './crm/index'
import { identityStandin } from './identity/index'
import { segmentStandin } from './segment/index'
import { sentryStandin } from './sentry/index'
import { SITE, testStandins } from './testing/host'

// The stand-ins that have a database; the content and image services have none, and tests of their own.

const CALLBACK = `${SITE}/za/login-callback/`
const keys = { secretKey: 'sk', webhookSecret: 'whsec_a2V5', webhookUrl: 'http://127.0.0.1:9/' }

const { parts, cause } = testStandins(
  async (host, options) => {
    await host.register(paymentsStandin, { prefix: '/pay', ...options, providers: byProvider(() => keys) })
    await host.register(identityStandin, {
      prefix: '/login',
      ...options,
      issuer: `${SITE}/login`,
      clientId: 'site',
      clientSecret: 'secret',
      redirectUri: CALLBACK,
    })
    const leads = { ...options, siteKey: 'site' }
    await host.register(captchaStandin, { prefix: '/captcha', ...leads })
    await host.register(crmStandin, { prefix: '/servlet', ...leads, orgId: '00D', keyName: 'web' })
    await host.register(chatStandin, { prefix: '/chat', ...options })
    await host.register(bookingStandin, { prefix: '/booking', ...options })
    await host.register(sentryStandin, { prefix: '/sentry', ...options, key: 'abc', project: '1' })
    await host.register(segmentStandin, { prefix: '/segment', ...options, writeKey: 'WK' })
  },
  {
    keepsMail: true,
    keepsLeads: true,
    keepsChats: true,
    keepsBookings: true,
    keepsEvents: true,
    keepsErrors: true,
  },
)

const AUTHORIZE = `/login/authorize?${new URLSearchParams({
  response_type: 'code',
  client_id: 'site',
  redirect_uri: CALLBACK,
  state: 's1',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
}).toString()}`
const BASIC = `Basic ${Buffer.from('site:secret').toString('base64')}`
const SESSION = {
  type: 'card_token',
  amount: 119_900,
  currency: 'ZAR',
  successUrl: `${SITE}/ok`,
  cancelUrl: `${SITE}/cancel`,
  failureUrl: `${SITE}/failed`,
}
const STITCH = {
  amount: { quantity: '1199.00', currency: 'ZAR' },
  externalReference: 'pay-1',
  payerReference: 'ZA1',
}
const EVENT = { writeKey: 'WK', event: 'Cart Viewed', anonymousId: 'a-1', messageId: 'm-1' }

const get = (url: string): InjectOptions => ({ url })
const call = (url: string, body: unknown): InjectOptions => ({
  method: 'POST',
  url,
  headers: { authorization: 'Bearer sk', 'content-type': 'application/json' },
  payload: typeof body === 'string' ? body : JSON.stringify(body),
})
const submit = (url: string, payload: string, authorization = ''): InjectOptions => ({
  method: 'POST',
  url,
  headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
  payload,
})
const known = (url: string): InjectOptions => ({ url, headers: { authorization: 'Bearer sk' } })

const PAGE = /^<!doctype html>/
const CALL = /^\{"error":"[A-Z][\w ]+","message":"[^"]+/
const TOKEN = /^\{"error":"[a-z_]+"\}$/
const SANDBOX = /^\{"error":"[^"]+"\}$/
const SENTRY_URL = '/sentry/api/1/envelope/?sentry_key=abc'
const REPORT = '{}\n{"type":"event"}\n{"message":"a"}'
const SENTRY = /^\{"detail":"[^"]+"\}$/
const SEGMENT = /^\{"success":false,"message":"[^"]+"\}$/

const ODD: [what: string, request: InjectOptions, status: number, shape: RegExp][] = [
  ['a payment with U+0000 in its id', get('/pay/checkout/%00'), 400, PAGE],
  ['a redirect_uri that comes twice', get('/pay/stitch/pay/x?redirect_uri=a&redirect_uri=b'), 400, PAGE],
  ['a form as long as a book', submit('/pay/checkout/x', `name=${'a'.repeat(2_000_000)}`), 413, PAGE],
  ['a payment page that is none', get('/pay/blackbird/pay/a/b'), 404, PAGE],
  ['a call about U+0000', known('/pay/blackbird/api/sessions/%00'), 400, CALL],
  ['a call that is none', get('/pay/stitch/api/nothing'), 404, CALL],
  ['a body that is no JSON', call('/pay/blackbird/api/sessions', '{'), 400, CALL],
  ['a prototype', call('/pay/api/checkouts', '{"__proto__":{"amount":1}}'), 400, CALL],
  ['a huge amount', call('/pay/api/checkouts', { ...SESSION, amount: 1e300 }), 400, CALL],
  [
    'an amount beyond all money',
    call('/pay/blackbird/api/sessions', { ...SESSION, amount: 1e15 }),
    400,
    CALL,
  ],
  [
    'a quantity of 400 digits',
    call('/pay/stitch/api/payment_requests', {
      ...STITCH,
      amount: { ...STITCH.amount, quantity: `${'9'.repeat(400)}.00` },
    }),
    400,
    CALL,
  ],
  [
    'half a surrogate pair in the metadata',
    call('/pay/blackbird/api/sessions', { ...SESSION, metadata: { note: '\ud800' } }),
    400,
    CALL,
  ],
  [
    'U+0000 in the name of a metadatum',
    call('/pay/blackbird/api/sessions', { ...SESSION, metadata: { 'a\0': 1 } }),
    400,
    CALL,
  ],
  ['an email address with U+0000', submit(AUTHORIZE, 'action=log_in&email=%00&password=x'), 400, PAGE],
  ['an email address that comes twice', submit(AUTHORIZE, 'email=a&email=b'), 400, PAGE],
  ['a nonce with U+0000', get(`${AUTHORIZE}&nonce=%00`), 400, PAGE],
  ['a login page that is none', get('/login/nothing'), 404, PAGE],
  ['a code that comes twice', submit('/login/token', 'code=a&code=b', BASIC), 400, TOKEN],
  ['a lead with U+0000', submit('/servlet/servlet.WebToLead', 'last_name=%00'), 400, PAGE],
  ['a lead as long as a book', submit('/servlet/servlet.WebToLead', `a=${'a'.repeat(2_000_000)}`), 413, PAGE],
  ['a lead in JSON', call('/servlet/servlet.WebToLead', { last_name: 'a' }), 415, PAGE],
  ['a page of the CRM that is none', get('/servlet/nothing'), 404, PAGE],
  ['a captcha for U+0000', call('/captcha/token/', { sitekey: 'a\0' }), 400, SANDBOX],
  ['a captcha for nobody', call('/captcha/token/', {}), 400, SANDBOX],
  ['a message with U+0000', call('/chat/messages/', { conversation: 'c', text: 'a\0' }), 400, SANDBOX],
  ['a part of the chat that is none', get('/chat/nothing'), 404, SANDBOX],
  ['a booking with U+0000', submit('/booking/a/', 'slot=%00'), 400, PAGE],
  ['a booking in JSON', call('/booking/a/', { slot: 'a' }), 415, PAGE],
  ['a slot that comes twice', get('/booking/a/?slot=a&slot=b'), 409, PAGE],
  ['a calendar that is none', get('/booking/a_b/'), 404, PAGE],
  ['an event with U+0000', call('/segment/v1/t', { ...EVENT, event: 'a\0' }), 400, SEGMENT],
  ['a prototype in an event', call('/segment/v1/b', '{"batch":[{"__proto__":{}}]}'), 400, SEGMENT],
  ['an event in itself, many times', call('/segment/v1/b', '['.repeat(20_000)), 400, SEGMENT],
  ['a form for Segment', submit('/segment/v1/t', 'event=a'), 415, SEGMENT],
  [
    'a report in itself, many times',
    call(SENTRY_URL, `{}\n{"type":"event"}\n${'['.repeat(20_000)}`),
    400,
    SENTRY,
  ],
  ['a prototype in a report', call(SENTRY_URL, '{"__proto__":{}}\n{"type":1}'), 400, SENTRY],
  ['a part of Sentry that is none', get('/sentry/nothing'), 404, SENTRY],
  ['a part of Segment that is none', get('/segment/nothing'), 404, SEGMENT],
  ['a mail with U+0000 in its id', get('/sandbox/mail/%00/html'), 400, SANDBOX],
  ['a record that is none', get('/sandbox/api/nothing'), 404, SANDBOX],
]

/** Statements, places in the code, and what the server itself would say. */
const INSIDE = /failed query|select |insert into|\bat [\w.]+ \(|\.[jt]s:\d|node_modules|FST_ERR|statusCode/i

describe('an odd request is answered in the service’s own shape, without a word of its inside', () => {
  test.each(ODD)('%s', async (_what, request, status, shape) => {
    const answer = await parts.app.inject(request)
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(shape)])
    expect(answer.body).not.toMatch(INSIDE)
  })
})

test.each(['/booking/frame.js', '/captcha/api.js?onload=go&hl=en', '/chat/widget.js'])(
  '%s comes as a script that browsers may cache for a while',
  async (url) => {
    const { headers, statusCode } = await parts.app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, max-age=300',
    })
  },
)

test('the sandbox shows what each service receives, and no text as markup', async () => {
  await parts.app.inject(call('/chat/messages/', { conversation: 'c', text: '<img src=x onerror=run()>' }))
  const { body } = await parts.app.inject('/sandbox/')
  const titles = [...body.matchAll(/<a href="\?view=\w+">(.*?)<\/a>/g)].map(([, title]) => title)
  expect(titles.slice(8)).toEqual([
    'Leads',
    'Refused leads',
    'Chat messages',
    'Bookings',
    'Analytics events',
    'Error reports',
    'Mail',
    'Personal data',
  ])
  expect(body).toContain('&lt;img src=x onerror=run()&gt;')
  expect(body).not.toContain('<img')
})

test.each([
  ['crm', { calls: -1 }],
  ['crm', { calls: 1, delay_ms: 60_001 }],
  ['captcha', { calls: 1, mode: 'slow' }],
  ['captcha', { mode: 'down' }],
  ['segment', { calls: 1, part: 'events', mode: 'sideways' }],
  ['segment', { calls: 1, part: 'all', mode: 'down' }],
  ['segment', { calls: 1, part: 'events', mode: 'slow', delay_ms: 60_001 }],
  ['sentry', { calls: 101, mode: 'down' }],
  ['sentry', { calls: 1, mode: 'gone' }],
])('the sandbox does not have %s fail by %o', async (service, fault) => {
  expect((await cause(service, fault)).statusCode).toBe(400)
})

describe('a failure of the service itself is answered in its own shape', () => {
  beforeAll(async () => {
    for (const schema of ['public', 'standins'])
      await parts.database.execute(`alter schema ${schema} rename to no_${schema}`)
  })
  afterAll(async () => {
    for (const schema of ['public', 'standins'])
      await parts.database.execute(`alter schema no_${schema} rename to ${schema}`)
  })

  test.each<[string, InjectOptions, RegExp]>([
    ['a payment page', get('/pay/checkout/x'), PAGE],
    ['a call', call('/pay/api/checkouts', SESSION), CALL],
    ['the login page', submit(AUTHORIZE, 'action=log_in&email=a@b.example&password=x'), PAGE],
    ['the token address', submit('/login/token', 'grant_type=authorization_code&code=a', BASIC), TOKEN],
    ['a lead', submit('/servlet/servlet.WebToLead', 'last_name=a'), PAGE],
    ['a captcha', call('/captcha/token/', { sitekey: 'site' }), SANDBOX],
    ['a message', call('/chat/messages/', { conversation: 'c', text: 'a' }), SANDBOX],
    ['a calendar', get('/booking/a/'), PAGE],
    ['an event', call('/segment/v1/t', EVENT), SEGMENT],
    ['a report', call(SENTRY_URL, REPORT), SENTRY],
    ['the sandbox', get('/sandbox/api/events'), SANDBOX],
  ])('%s', async (_what, request, shape) => {
    const answer = await parts.app.inject(request)
    expect([answer.statusCode, answer.body]).toEqual([500, expect.stringMatching(shape)])
    expect(answer.body).not.toMatch(INSIDE)
  })
})
