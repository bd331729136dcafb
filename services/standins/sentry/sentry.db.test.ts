import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { logOptions, type LoggedProblem } from '../../host/log'
import { testStandins } from '../testing/host'
import { sentryStandin } from './index'

const KEY = 'abc123'
const URL_OF_KEY = `/sentry/api/1/envelope/?sentry_version=7&sentry_key=${KEY}`

const problems: LoggedProblem[] = []
const logger = logOptions(
  'error',
  () => undefined,
  (problem) => problems.push(problem),
)
const { parts, read, cause, expectLimit } = testStandins(
  (host, options) => host.register(sentryStandin, { prefix: '/sentry', ...options, key: KEY, project: '1' }),
  { keepsErrors: true },
  { logger },
)

let sent = 0
const newId = () => (++sent).toString(16).padStart(32, '0')
const eventOf = (change: object = {}) => ({
  event_id: newId(),
  platform: 'javascript',
  level: 'error',
  release: 'r1',
  transaction: '/za/cart/',
  exception: {
    values: [
      { type: 'Error', value: 'the cause' },
      { type: 'TypeError', value: 'no lines' },
    ],
  },
  ...change,
})
const envelopeOf = (...events: object[]) =>
  [
    '{"sdk":{"name":"sentry.javascript.browser"}}',
    ...events.flatMap((event) => ['{"type":"event"}', JSON.stringify(event)]),
  ].join('\n')

type Sending = { host?: typeof parts.app; url?: string; headers?: Record<string, string>; from?: string }
const send = (
  payload: string | Buffer,
  { host = parts.app, url = URL_OF_KEY, headers = {}, from = '127.0.0.1' }: Sending = {},
) =>
  host.inject({
    remoteAddress: from,
    method: 'POST',
    url,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload,
  })
const reports = () => read('errors')

describe('a report', () => {
  test('is stored as it was sent, newest first', async () => {
    const event = eventOf({ exception: { values: [{ type: 'TypeError', value: 'no lines' }] } })
    const answer = await send(envelopeOf(event))
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: event.event_id }])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect((await reports())[0]).toEqual({
      received_at: expect.stringMatching(/^\d{4}-/),
      level: 'error',
      type: 'TypeError',
      value: 'no lines',
      page: '/za/cart/',
      platform: 'javascript',
      release: 'r1',
      event_id: event.event_id,
      payload: event,
      id: expect.any(Number),
    })
  })

  test('that comes twice is stored once', async () => {
    const event = eventOf()
    await send(envelopeOf(event))
    await send(envelopeOf(event))
    expect((await reports()).filter(({ event_id }) => event_id === event.event_id)).toHaveLength(1)
  })

  test.each<[string, object, object]>([
    ['of a sentence', { exception: undefined, message: 'It failed' }, { type: null, value: 'It failed' }],
    ['with a cause names the error that was thrown', {}, { type: 'TypeError', value: 'no lines' }],
    ['of no known level', { level: 'terrible' }, { level: 'error' }],
    ['without an id gets one', { event_id: 'mine' }, { event_id: expect.stringMatching(/^[\da-f]{32}$/) }],
    [
      'of odd fields',
      { exception: 7, release: [], transaction: {} },
      { value: '', release: null, page: null },
    ],
  ])('%s', async (_case, change, stored) => {
    expect((await send(envelopeOf(eventOf(change)))).statusCode).toBe(200)
    expect((await reports())[0]).toMatchObject(stored)
  })

  test.each<[string, (text: string) => Buffer]>([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('may be compressed by %s', async (encoding, compress) => {
    const event = eventOf()
    const answer = await send(compress(envelopeOf(event)), { headers: { 'content-encoding': encoding } })
    expect(answer.json()).toEqual({ id: event.event_id })
  })

  test('may say its key in a header', async () => {
    const headers = { 'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${KEY}, sentry_client=x/1` }
    expect((await send(envelopeOf(eventOf()), { url: '/sentry/api/1/envelope/', headers })).statusCode).toBe(
      200,
    )
  })

  test('is not a session, which is ignored', async () => {
    const count = (await reports()).length
    const answer = await send('{}\n{"type":"session"}\n{"sid":"1"}\n')
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(await reports()).toHaveLength(count)
  })
})

describe('refused is', () => {
  const BOMB = gzipSync(Buffer.alloc(50_000_000))

  test.each<[string, string | Buffer, Sending, number]>([
    ['no key', envelopeOf(eventOf()), { url: '/sentry/api/1/envelope/' }, 401],
    ['another key', envelopeOf(eventOf()), { url: '/sentry/api/1/envelope/?sentry_key=def' }, 403],
    ['a key that comes twice', envelopeOf(eventOf()), { url: `${URL_OF_KEY}&sentry_key=${KEY}` }, 401],
    ['another project', envelopeOf(eventOf()), { url: URL_OF_KEY.replace('/1/', '/2/') }, 403],
    ['a broken line', '{}\n{"type":"event"}\n{"message":', {}, 400],
    ['a report that is a list', '{}\n{"type":"event"}\n[]', {}, 400],
    ['U+0000', '{}\n{"type":"event"}\n{"message":"a\\u0000"}', {}, 400],
    ['a book', `{}\n{"type":"event"}\n{"message":"${'a'.repeat(2_000_000)}"}`, {}, 413],
    ['a bomb', BOMB, { headers: { 'content-encoding': 'gzip' } }, 413],
    [
      'what is not compressed as it says',
      envelopeOf(eventOf()),
      { headers: { 'content-encoding': 'gzip' } },
      400,
    ],
    [
      'an encoding of another time',
      envelopeOf(eventOf()),
      { headers: { 'content-encoding': 'compress' } },
      415,
    ],
    [
      'an encoding of every object',
      envelopeOf(eventOf()),
      { headers: { 'content-encoding': 'constructor' } },
      415,
    ],
    ['another address', envelopeOf(eventOf()), { url: '/sentry/api/1/store/' }, 404],
  ])('%s', async (_case, payload, sending, status) => {
    const count = (await reports()).length
    const answer = await send(payload, sending)
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { detail: expect.stringMatching(/^\S[\w :]+$/) },
    ])
    expect(await reports()).toHaveLength(count)
  })

  test('a flood, which says until when', async () => {
    const { headers } = await expectLimit(300, (host) => send('{}\n', { host, from: '196.25.1.9' }))
    expect(headers['x-sentry-rate-limits']).toBe(`${Number(headers['retry-after'])}:error:organization`)
  })
})

describe('a service that fails on demand of the sandbox', () => {
  test.each([
    ['down', 503],
    ['limited', 429],
    ['slow', 200],
  ])('%s', async (mode, status) => {
    expect((await cause('sentry', { calls: 1, mode, delay_ms: 1 })).json()).toEqual({
      calls: 1,
      mode,
      delay_ms: 1,
    })
    expect((await send(envelopeOf(eventOf()))).statusCode).toBe(status)
    expect((await send(envelopeOf(eventOf()))).statusCode).toBe(200)
  })
})

test('a failure of its own is not logged as an error, or it would come back as a report', async () => {
  await parts.database.execute(sql`alter table standins.sentry_events rename to gone`)
  const answer = await send(envelopeOf(eventOf()))
  await parts.database.execute(sql`alter table standins.gone rename to sentry_events`)
  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'internal error' }])
  expect(problems).toEqual([])
})
