import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { testStandins } from '../testing/host'
import { segmentStandin } from './index'

const WRITE_KEY = 'WK'
const SETTINGS = `/segment/v1/projects/${WRITE_KEY}/settings`
const track = (messageId: string, fields: object = {}) => ({
  type: 'track',
  event: 'Cart Viewed',
  anonymousId: 'a-1',
  messageId,
  ...fields,
})

const { parts, serve, read, cause } = testStandins(
  (host, options) => host.register(segmentStandin, { prefix: '/segment', ...options, writeKey: WRITE_KEY }),
  { keepsEvents: true },
  { bodyLimit: 64 * 1024 },
)

interface Call {
  call?: string
  host?: FastifyInstance
  type?: string
  key?: string
}

const send = (
  payload: object | string,
  { call = 'b', host = parts.app, type = 'text/plain', key = WRITE_KEY }: Call = {},
) =>
  host.inject({
    method: 'POST',
    url: `/segment/v1/${call}`,
    headers: { 'content-type': type, authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const sendBatch = (...batch: object[]) =>
  send({ writeKey: WRITE_KEY, batch, sentAt: new Date().toISOString() })
const received = () => read('events')
const newest = async (count: number) => (await received()).slice(0, count).map((event) => event['message_id'])
const fail = (fault: object) => cause('segment', fault)

test('the settings name the source and where its events go, on the requested origin', async () => {
  const answer = await parts.app.inject({ url: SETTINGS, headers: { host: 'localhost:8000' } })
  expect(answer.json()).toMatchObject({
    integrations: {
      'Segment.io': { apiKey: WRITE_KEY, apiHost: 'localhost:8000/segment/v1', protocol: 'http' },
    },
    metrics: { sampleRate: 0 },
    remotePlugins: [],
  })
  expect(answer.headers['access-control-allow-origin']).toBe('*')
})

test('there are none for another write key', async () => {
  const answer = await parts.app.inject('/segment/v1/projects/other/settings')
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'There is no source of this write key.',
  ])
})

test('a browser may send from any page, with the headers of the library', async () => {
  const { statusCode, headers } = await parts.app.inject({ method: 'OPTIONS', url: '/segment/v1/b' })
  expect(statusCode).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type, x-retry-count',
    'access-control-allow-methods': 'GET, POST',
  })
})

describe('events', () => {
  test('of a batch are stored in its order, and shown newest first', async () => {
    const answer = await sendBatch(track('order-1'), track('order-2'), track('order-3'))
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(await newest(3)).toEqual(['order-3', 'order-2', 'order-1'])
  })

  test('that come again are stored once, also within a batch', async () => {
    await sendBatch(track('again-1'))
    await sendBatch(track('again-1'), track('again-2'), track('again-2'))
    expect(await newest(2)).toEqual(['again-2', 'again-1'])
    expect((await received()).filter((event) => event['message_id'] === 'again-2')).toHaveLength(1)
  })

  test('without an id are each given one', async () => {
    const before = (await received()).length
    await sendBatch({ ...track(''), messageId: undefined }, { ...track(''), messageId: undefined })
    expect(await received()).toHaveLength(before + 2)
  })

  test.each([
    ['p', { name: 'Home' }, { type: 'page', event: 'Home' }],
    ['t', { event: 'Cart Viewed' }, { type: 'track', event: 'Cart Viewed' }],
    ['i', { userId: 'u-1', traits: { plan: 'a' } }, { type: 'identify', event: null, user_id: 'u-1' }],
    ['g', { groupId: 'g-1' }, { type: 'group', event: null }],
    ['s', { name: 'Home' }, { type: 'screen', event: 'Home' }],
    ['a', { userId: 'u-1', previousId: 'a-1' }, { type: 'alias', user_id: 'u-1' }],
  ])('one by one go to /v1/%s', async (call, fields, expected) => {
    const event = { anonymousId: 'a-1', messageId: `one-${call}`, ...fields }
    const { statusCode } = await send(event, { call, type: 'application/json' })
    expect(statusCode).toBe(200)
    expect((await received())[0]).toMatchObject({ ...expected, payload: event })
  })

  test.each([
    ['that are no JSON', '{"batch":['],
    ['without a body', ''],
    [
      'of 501 KB',
      { batch: Array.from({ length: 17 }, (_, at) => track(`x-${at}`, { note: 'n'.repeat(30 * 1024) })) },
    ],
  ])('%s are refused', async (_which, payload) => {
    const before = await received()
    const answer = await send(payload)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, message: expect.stringMatching(/^\w/) },
    ])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(await received()).toEqual(before)
  })

  test('of 480 KB together are not', async () => {
    const big = Array.from({ length: 16 }, (_, at) => track(`big-${at}`, { note: 'n'.repeat(29 * 1024) }))
    expect((await sendBatch(...big)).statusCode).toBe(200)
    expect(await newest(1)).toEqual(['big-15'])
  })

  test('of another write key are answered like the rest, and not stored', async () => {
    const before = await received()
    const answer = await send({ batch: [track('foreign')] }, { key: 'other' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(await received()).toEqual(before)
  })

  test('the oldest make room for the newest', async () => {
    await sendBatch(track('oldest'))
    await parts.database.execute(`alter table standins.segment_events alter column id restart with 1000000`)
    await sendBatch(track('newest'))
    expect((await received()).map((event) => event['message_id'])).toEqual(['newest'])
  })

  test('a flood of them ends', async () => {
    const host = await serve(false)
    onTestFinished(() => host.close())
    const flood = { batch: [], writeKey: WRITE_KEY }
    await send(flood, { host })
    await parts.database.execute('update tries set tries = 3000')
    const last = await send(flood, { host })
    expect([last.statusCode, last.json().success]).toEqual([429, false])
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('failing on demand', () => {
  afterEach(async () => {
    for (const part of ['settings', 'events']) await fail({ calls: 0, part, mode: 'down' })
  })

  test.each([
    ['down', 500, undefined],
    ['limited', 429, '1'],
  ])('%s, the next call about events is not taken, and the one after it is', async (mode, status, wait) => {
    const fault = { calls: 1, part: 'events', mode, delay_ms: 0 }
    expect((await fail(fault)).json()).toEqual(fault)
    expect((await parts.app.inject(SETTINGS)).statusCode).toBe(200)
    const event = track(`failed-${mode}`)
    const answer = await sendBatch(event)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, wait])
    expect(await newest(1)).not.toEqual([event.messageId])
    await sendBatch(event)
    expect(await newest(1)).toEqual([event.messageId])
  })

  test('the settings fail by themselves', async () => {
    await fail({ calls: 1, part: 'settings', mode: 'down' })
    expect((await sendBatch(track('while-settings-fail'))).statusCode).toBe(200)
    expect((await parts.app.inject(SETTINGS)).statusCode).toBe(500)
    expect((await parts.app.inject(SETTINGS)).statusCode).toBe(200)
  })
})
