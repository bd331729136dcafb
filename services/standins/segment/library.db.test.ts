// @vitest-environment jsdom
import { Blob } from 'node:buffer'
import { AnalyticsBrowser } from '@segment/analytics-next'
import fastify, { type FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useTestDatabase } from '../../database/testing/open'
import { causeFault } from '../kit/faults'
import { segmentEvents } from './events'
import { segmentStandin } from './index'

// The library that the site uses, unchanged and over HTTP: the stand-in must take all that it sends.

const WRITE_KEY = 'WK'

interface Batch {
  writeKey: string
  batch: Record<string, unknown>[]
  sentAt: string
}

// PGlite reads its files from one of Node's own, which the page's takes the place of.
vi.stubGlobal('Blob', Blob)
const database = await useTestDatabase()
const app = fastify({ forceCloseConnections: true })
let origin: string
let asked: { request: FastifyRequest; at: number }[]

beforeAll(async () => {
  app.addHook('preHandler', async (request) => {
    if (request.method === 'POST') asked.push({ request, at: performance.now() })
  })
  const options = { database, personalDataKey: Buffer.alloc(32), sandbox: true, writeKey: WRITE_KEY }
  await app.register(segmentStandin, { prefix: '/segment', ...options })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  vi.unstubAllGlobals()
})

beforeEach(() => {
  asked = []
  localStorage.clear()
})
afterEach(async () => {
  await database.execute('truncate standins.segment_events')
})

/**
 * The library sends events in batches, and waits 100 ms before it tries again. Here the time sends a batch and not its size, since
 * after a batch by size the timer stays, by which the library would try again whatever the service answers.
 */
const load = (writeKey = WRITE_KEY) =>
  AnalyticsBrowser.load(
    { writeKey, cdnURL: `${origin}/segment` },
    {
      integrations: {
        'Segment.io': {
          deliveryStrategy: { strategy: 'batching', config: { size: 20, timeout: 300 } },
          httpConfig: { backoffConfig: { baseBackoffInterval: 0.1, jitterPercent: 0 } },
        },
      },
    },
  )

const kept = () => database.select().from(segmentEvents).orderBy(segmentEvents.id)
const keptIs = (count: number) =>
  vi.waitFor(async () => expect(await kept()).toHaveLength(count), { interval: 20 })

test('a page, an event and a person arrive whole, in one batch, in their order', async () => {
  const analytics = load()
  void analytics.page('Home')
  void analytics.track('Product Viewed', { sku: 'neo', products: [{ sku: 'neo', price: 1199.5 }] })
  void analytics.identify('person-1', { email: 'thandi@merchant.example' })
  await keptIs(3)

  expect(asked.map(({ request }) => request.url)).toEqual(['/segment/v1/b'])
  expect(asked[0]?.request.headers).toMatchObject({
    'content-type': 'text/plain',
    authorization: `Basic ${btoa(`${WRITE_KEY}:`)}`,
  })
  const body = asked[0]?.request.body as Batch | undefined
  expect(body).toEqual({
    writeKey: WRITE_KEY,
    batch: [expect.any(Object), expect.any(Object), expect.any(Object)],
    sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })

  const events = await kept()
  expect(events.map(({ payload }) => payload)).toEqual(body?.batch)
  expect(events.map(({ type, event }) => [type, event])).toEqual([
    ['page', 'Home'],
    ['track', 'Product Viewed'],
    ['identify', null],
  ])
  const [loaded] = await analytics
  const anonymousId = loaded.user().anonymousId()
  expect(anonymousId).toMatch(/^[\da-f-]{36}$/)
  for (const { payload, sentAt, ...event } of events) {
    expect(event.anonymousId).toBe(anonymousId)
    expect(sentAt?.toISOString()).toBe(body?.sentAt)
    expect(payload).toMatchObject({
      messageId: expect.stringMatching(/^ajs-next-/),
      timestamp: expect.any(String),
      context: {
        library: { name: 'analytics.js', version: expect.stringMatching(/^npm:next-/) },
        page: {
          path: location.pathname,
          url: location.href,
          title: document.title,
          referrer: '',
          search: '',
        },
        userAgent: navigator.userAgent,
        locale: navigator.language,
      },
    })
  }
  expect(events[1]?.payload).toMatchObject({
    properties: { sku: 'neo', products: [{ sku: 'neo', price: 1199.5 }] },
  })
  expect(events[2]?.payload).toMatchObject({
    userId: 'person-1',
    traits: { email: 'thandi@merchant.example' },
  })
})

const NAMES = ['Cart Viewed', 'Checkout Started', 'Order Completed']
const namesKept = async () => (await kept()).map(({ event }) => event)
const retryCounts = () => asked.map(({ request }) => request.headers['x-retry-count'])

test('when the service fails twice, no event is lost or doubled, and the order stays', async () => {
  await causeFault(database, 'segment_events', { calls: 2, mode: 'down', delayMs: 0 })
  const analytics = load()
  for (const name of NAMES) void analytics.track(name)
  await keptIs(3)
  expect(await namesKept()).toEqual(NAMES)
  expect(retryCounts()).toEqual([undefined, '1', '2'])
})

test('the library waits as long as a service with too many requests says', async () => {
  await causeFault(database, 'segment_events', { calls: 1, mode: 'limited', delayMs: 0 })
  const analytics = load()
  for (const name of NAMES) void analytics.track(name)
  await keptIs(3)
  expect(await namesKept()).toEqual(NAMES)
  const [first, second] = asked.map(({ at }) => at)
  expect(asked).toHaveLength(2)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(950)
})

test('without settings the library does not start, in the words of the answer', async () => {
  const says = vi.spyOn(console, 'error').mockReturnValue()
  const words = 'There is no source of this write key.'
  await expect(load('other')).rejects.toThrow(words)
  expect(says).toHaveBeenCalledWith(words)
  says.mockRestore()
})
