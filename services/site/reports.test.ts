import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readReports, reports } from './reports'

const SITE = 'https://www.example.co.za'
const OLD = {
  'csp-report': {
    'document-uri': `${SITE}/za/signup/7f3a-11/continue/?email=thandi@example.co.za`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?card=4111',
    'script-sample': 'thandi',
  },
}
const NEW = {
  type: 'csp-violation',
  url: `${SITE}/za/checkout/`,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: `${SITE}/za/checkout/?step=payment`,
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    sourceFile: `${SITE}/app-1f2e3d4c5b6a79880716.js`,
  },
}

test.each<[string, unknown, string[]]>([
  ['of the old form', OLD, ['script-src-elem: https://evil.example on /za/signup/…/continue/']],
  [
    'of the new form',
    [NEW, { type: 'deprecation', body: {} }],
    ['style-src-attr: inline on /za/checkout/ by /app-1f2e3d4c5b6a79880716.js'],
  ],
  [
    'about a data address',
    { body: { ...NEW.body, blockedURL: 'data:text/html,hi' } },
    ['style-src-attr: data: on /za/checkout/ by /app-1f2e3d4c5b6a79880716.js'],
  ],
  ['with a line of its own', { body: { effectiveDirective: 'img-src\nERROR', blockedURL: 'x' } }, []],
  ['that is none', 'hello', []],
  ['that is nothing', null, []],
])('a report %s', (_what, sent, kinds) => {
  expect(readReports(sent, SITE)).toEqual(kinds)
})

async function start() {
  const lines: string[] = []
  const time = { now: 0 }
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
  await app.register(reports, { siteUrl: SITE, now: () => time.now })
  onTestFinished(() => app.close())
  const send = (payload: object | string, type = 'application/csp-report', remoteAddress = '196.25.1.7') =>
    app.inject({
      method: 'POST',
      url: '/reports/',
      headers: { 'content-type': type },
      payload,
      remoteAddress,
    })
  return { lines, time, send }
}

test('a kind of refusal is logged once, without personal data', async () => {
  const { lines, send } = await start()
  expect((await send(JSON.stringify(OLD))).statusCode).toBe(204)
  expect((await send(JSON.stringify([NEW, NEW]), 'application/reports+json')).statusCode).toBe(204)
  expect((await send(JSON.stringify(OLD))).statusCode).toBe(204)
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toMatch(/thandi|4111|7f3a|Mozilla|127\.0\.0\.1/)
})

test.each([
  ['is too large', JSON.stringify({ text: 'a'.repeat(17_000) }), 'application/csp-report', 413],
  ['cannot be read', '{', 'application/csp-report', 400],
  ['is of another type', '<a/>', 'text/xml', 415],
])('a body that %s is refused', async (_what, payload, type, status) => {
  const { send } = await start()
  expect((await send(payload, type)).statusCode).toBe(status)
})

test('a visitor’s reports are ignored after sixty in a minute; those of others are not', async () => {
  const { send, time } = await start()
  const statuses = []
  for (let at = 0; at < 61; at += 1) statuses.push((await send(JSON.stringify(OLD))).statusCode)
  expect(statuses.indexOf(429)).toBe(60)
  expect((await send(JSON.stringify(OLD), undefined, '196.25.1.8')).statusCode).toBe(204)
  time.now = 60_000
  expect((await send(JSON.stringify(OLD))).statusCode).toBe(204)
})

test('invented kinds neither fill the log nor suppress the kinds of other visitors', async () => {
  const { lines, send, time } = await start()
  const kind = (at: number) => ({
    body: { effectiveDirective: 'img-src', blockedURL: `https://${at}.example`, documentURL: `${SITE}/` },
  })
  const many = (from: number) => JSON.stringify(Array.from({ length: 120 }, (_, at) => kind(from + at)))
  await send(many(0), 'application/reports+json')
  expect(lines).toHaveLength(10)
  await send(JSON.stringify(OLD), undefined, '196.25.1.8')
  expect(lines.at(-1)).toContain('script-src-elem: https://evil.example')
  for (let at = 1; at <= 80; at += 1) await send(many(at * 1_000), 'application/reports+json', `41.0.0.${at}`)
  expect(lines).toHaveLength(500)
  time.now = 60 * 60_000
  await send(many(200_000), 'application/reports+json')
  expect(lines).toHaveLength(510)
})
